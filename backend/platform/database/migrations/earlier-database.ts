/**
 * Databases from before the first release, whose tables 36 migrations had made. One that has them all gets the names of
 * today, and then counts as made by `001-tables`.
 */
import { type Kysely, sql } from 'kysely';
import { ConfigError } from '#backend/config.ts';
import type { Tables } from '#backend/platform/database/tables.ts';

const first = '001-accounts';
const last = '036-offer-changes';

export async function adoptEarlierDatabase(db: Kysely<Tables>): Promise<void> {
  const history = await sql`select where to_regclass('kysely_migration') is not null`.execute(db);
  if (!history.rows.length) return;
  await db.transaction().execute(async (trx) => {
    // Another server that starts at the same time waits here.
    await sql`lock table kysely_migration in exclusive mode`.execute(trx);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(trx);
    const applied = new Set(rows.map(({ name }) => name));
    if (!applied.has(first)) return;
    if (!applied.has(last))
      throw new ConfigError(
        `The database is older than this version can read: its last change is not "${last}". Start the version that made it once more, after an update to its last state.`,
      );
    await rename(trx);
    await sql`delete from kysely_migration where name <> ${last}`.execute(trx);
    await sql`update kysely_migration set name = '001-tables'`.execute(trx);
  });
}

async function rename(db: Kysely<Tables>): Promise<void> {
  await sql`
    alter table renewals rename to refresh_tokens;
    alter table sessions rename column renewal_id to refresh_token_id;
    alter table sign_in_codes rename column renewal_id to refresh_token_id;
    alter table link_codes rename column renewal_id to refresh_token_id;
    alter table messages rename column fact to activity;
    alter table notifications rename column fact to activity;
    update events set data = data - 'fact' || jsonb_build_object('activity', data->'fact') where data ? 'fact'`.execute(
    db,
  );
  // First the constraints: the index of one is renamed with it.
  const constraints = await sql<{ owner: string; name: string }>`
    select conrelid::regclass::text as owner, conname as name from pg_constraint
    where connamespace = 'public'::regnamespace and conname like '%renewal%'`.execute(db);
  for (const { owner, name } of constraints.rows)
    await sql`alter table ${sql.table(owner)} rename constraint ${sql.ref(name)} to ${sql.ref(renamed(name))}`.execute(
      db,
    );
  const indexes = await sql<{ name: string }>`
    select indexname as name from pg_indexes where schemaname = 'public' and indexname like '%renewal%'`.execute(
    db,
  );
  for (const { name } of indexes.rows)
    await sql`alter index ${sql.ref(name)} rename to ${sql.ref(renamed(name))}`.execute(db);
}

const renamed = (name: string) =>
  name.replace('renewals', 'refresh_tokens').replace('renewal', 'refresh_token');
