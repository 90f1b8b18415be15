/** A database of an earlier version becomes one of today: nothing in it is lost, and nothing is different afterwards. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import * as offerList from '#backend/features/offers/list.queries.ts';
import { type Database, openDatabase, openMemoryDatabase } from '#backend/platform/database/database.ts';
import { newId } from '#backend/platform/database/ids.ts';
import * as searchWords from '#backend/platform/database/migrations/002-search-words.ts';
import * as emailDomains from '#backend/platform/database/migrations/003-email-domains.ts';
import { migrate } from '#backend/platform/database/migrations/migrate.ts';
import { due } from '#backend/platform/jobs/queries.ts';
import { loadEarlierDatabase, rowsByTable, schemaOf } from '#tests/backend/support/earlier-database.ts';
import { emptyDatabase, testDatabase } from '#tests/backend/support/test-database.ts';

let earlier: Database;
let fresh: Database;
beforeAll(async () => {
  earlier = inject('postgresUrl')
    ? await openDatabase({ databaseUrl: await emptyDatabase(), dataDir: '' })
    : await openMemoryDatabase();
  fresh = await testDatabase();
  await loadEarlierDatabase(earlier.db);
});
afterAll(async () => {
  await earlier.close();
  await fresh.close();
});

/** Rows without the search's words, which are made anew, and without sums of stars, which became means. */
async function writtenRows(db: Database['db']) {
  const {
    offer_words,
    offer_word_keys,
    offer_word_ends,
    offers: listed = [],
    ...rows
  } = await rowsByTable(db);
  return {
    ...rows,
    offers: listed.map((row) => ({ ...Object(row), search: undefined, rating_sum: undefined })),
  };
}

it('keeps every row and every job, and gets the tables of a new database', async () => {
  const { db } = earlier;
  const rows = await writtenRows(db);
  // Two servers start at once.
  await Promise.all([migrate(db), migrate(db)]);
  // Later versions have more tables and columns.
  expect(await writtenRows(db)).toMatchObject(rows);
  expect(Object.values(rows).filter(({ length }) => length).length).toBeGreaterThan(12);
  expect(await due(db, ['sweep-files'])).toEqual(['sweep-files']);
  expect(await schemaOf(db)).toEqual(await schemaOf(fresh.db));
});

it('has prices by the hour, and for all of a proposal and of the task that came of it', async () => {
  const { db } = earlier;
  const offer = await db.selectFrom('offers').selectAll().executeTakeFirstOrThrow();
  expect(offer).toMatchObject({ unit: 'hour', minimum_cents: null, turnaround_hours: 0 });
  const tasks = await db
    .selectFrom('tasks')
    .select(['price_parts', 'unit', 'quantity', 'total_cents'])
    .orderBy('id')
    .execute();
  expect(tasks).toEqual([
    { price_parts: 500_000, unit: 'hour', quantity: 2, total_cents: 10_000 },
    { price_parts: 1_205_000, unit: 'fixed', quantity: 1, total_cents: 12_050 },
  ]);
  const proposals = await db.selectFrom('proposals').select(['price_parts', 'unit', 'quantity']).execute();
  expect(proposals).toEqual([{ price_parts: 1_205_000, unit: 'fixed', quantity: 1 }]);
});

it('has unlisted offers since they were changed last, and none that lists contain', async () => {
  const stored = await earlier.db.selectFrom('offers').selectAll().execute();
  expect(stored.length).toBeGreaterThan(0);
  for (const { active, unlisted_at, deleted_at, changed_at, created_at } of stored)
    expect(unlisted_at).toEqual(active ? null : (deleted_at ?? changed_at ?? created_at));
});

it('does not say which legal texts people agreed to before these were kept', async () => {
  const { db } = earlier;
  expect(await db.selectFrom('legal_versions').selectAll().execute()).toEqual([]);
  for (const table of ['users', 'tasks'] as const) {
    const rows = await db.selectFrom(table).select('terms_version').execute();
    expect(new Set(rows.map(({ terms_version }) => terms_version))).toEqual(new Set([null]));
  }
});

it('has payments as they were, one of a task at a time to be made, and no changes of terms', async () => {
  const { db } = earlier;
  const payments = await db.selectFrom('payments').selectAll().execute();
  expect(payments.length).toBeGreaterThan(0);
  expect(await db.selectFrom('term_changes').selectAll().execute()).toEqual([]);
  const tasks = await db.selectFrom('tasks').select('cancel_from').execute();
  expect(new Set(tasks.map(({ cancel_from }) => cancel_from))).toEqual(new Set([null]));
  const [payment] = payments;
  if (!payment) return;
  const waiting = { ...payment, status: 'open', session_id: null, payment_intent: null } as const;
  const add = (row: { id: string }) =>
    db
      .insertInto('payments')
      .values({ ...waiting, ...row })
      .execute();
  const [first, second] = [newId(), newId()];
  await add({ id: first });
  await expect(add({ id: second })).rejects.toThrow('payments_waiting');
  await db.deleteFrom('payments').where('id', '=', first).execute();
});

it('has bookings of which their owners were told', async () => {
  const tasks = await earlier.db.selectFrom('tasks').select('announced').execute();
  expect(tasks.map(({ announced }) => announced)).toEqual([true, true]);
});

it('has words of its offers as the search of today folds and divides them', async () => {
  const { db } = earlier;
  const { rows: stored } = await sql<{ id: number }>`select id from offers limit 1`.execute(db);
  await sql`
    update offers set title = 'Straßenverkehrsamt', search = array_to_tsvector('{straßenverkehrsamt}')
    where id = ${stored[0]?.id}`.execute(db);
  await sql`insert into offer_words values ('straßenverkehrsamt')`.execute(db);
  await sql`drop table offer_word_ends`.execute(db);
  await searchWords.up(db);
  const filter = { sort: 'popular', limit: 24, after: undefined } as const;
  for (const q of ['strassenverkehrsamt', 'verkehrsamt'])
    expect((await offerList.list(db, { ...filter, q })).offers, q).toHaveLength(1);
  expect(await sql`select from offer_words where word like '%ß%'`.execute(db)).toMatchObject({ rows: [] });
});

it('has the international domains of its addresses as browsers write them', async () => {
  const { db } = earlier;
  const stored = await db.selectFrom('users').selectAll().limit(1).executeTakeFirstOrThrow();
  const withKey = (id: string, email_key: string) =>
    db
      .insertInto('users')
      .values({ ...stored, mail_choices: '{}', language_levels: '{}', image: null, id, email_key })
      .execute();
  const [alone, twice, other] = [newId(), newId(), newId()];
  await withKey(alone, 'a@bücher.example');
  await withKey(twice, 'b@bücher.example');
  await withKey(other, 'b@xn--bcher-kva.example');
  await emailDomains.up(db);
  const keys = await db
    .selectFrom('users')
    .select(['id', 'email_key'])
    .where('id', 'in', [alone, twice])
    .orderBy('id')
    .execute();
  expect(keys).toEqual([
    { id: alone, email_key: 'a@xn--bcher-kva.example' },
    { id: twice, email_key: 'b@bücher.example' },
  ]);
});

it('is refused when it lacks changes of the version that it comes from', async () => {
  await sql`delete from kysely_migration where name <> '001-tables'`.execute(earlier.db);
  await sql`update kysely_migration set name = '001-accounts'`.execute(earlier.db);
  await expect(migrate(earlier.db)).rejects.toThrow('older than this version can read');
});
