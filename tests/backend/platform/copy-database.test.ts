import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyAll } from '#backend/commands/copy.queries.ts';
import { inTransaction } from '#backend/platform/database/transaction.ts';
import { due, enqueue } from '#backend/platform/jobs/queries.ts';
import { type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let old: TestApp;
let fresh: TestApp;
beforeAll(async () => {
  old = await testApp();
  fresh = await testApp();
});
afterAll(async () => {
  await old.close();
  await fresh.close();
});

it('copies all rows to another database; sessions stay valid and ids continue', async () => {
  const owner = await old.person();
  const customer = await old.person();
  const offerId = await old.offer(owner, { title: 'Verträge', languages: ['de', 'en'] });
  const json = { details: 'A', date: bookingDay, time: '09:30' };
  const headers = { 'idempotency-key': 'k' };
  const path = `/task/accepted/${offerId}`;
  const booked = await old.call<{ id: number }>('POST', path, { as: customer, json, headers });

  const { rows: before } = await sql`select from jobs.job`.execute(old.db);
  await inTransaction(old.db, (trx) => enqueue(trx, 'sweep-files', {}));

  const counts = await copyAll(old.db, fresh.db);
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely_%'
    union select 'jobs.job'`.execute(old.db);
  expect(Object.keys(counts).sort(), 'every table is copied').toEqual(rows.map(({ name }) => name).sort());
  expect(counts).toMatchObject({
    users: 2,
    offers: 1,
    tasks: 1,
    conversations: 1,
    messages: 1,
    sessions: 2,
    'jobs.job': before.length + 1,
  });
  expect(await due(fresh.db, ['sweep-files'])).toEqual(['sweep-files']);

  for (const [url, as] of [
    ['/api/task/all?languages=de,en&q=vertrage', owner],
    ['/task/accepted', customer],
    ['/chat', owner],
    ['/notifications', owner],
  ] as const) {
    expect((await fresh.call('GET', url, { as })).body).toEqual((await old.call('GET', url, { as })).body);
  }
  expect((await fresh.call('POST', path, { as: customer, json, headers })).body).toEqual(booked.body);
  expect(await fresh.offer(owner)).toBe(booked.body.id + 1);
});
