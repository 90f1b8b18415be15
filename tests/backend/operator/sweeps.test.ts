/** The sweeps: they remove what is over or belongs to nothing, and leave everything else. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepExpired, sweepFiles } from '#backend/features/operator/sweeps.use-cases.ts';
import { jobList } from '#backend/job-list.ts';
import { folderStorage } from '#backend/platform/files/storage.ts';
import { multipart } from '#tests/backend/support/multipart.ts';
import { type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

const folder = mkdtempSync(join(tmpdir(), 'dragoman-sweeps-'));
const storage = folderStorage(folder);
const day = 24 * 60 * 60 * 1000;
const never = new AbortController().signal;

let server: TestApp;
beforeEach(async () => {
  server = await testApp({}, { storage });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A booking with a document, a picture, a wrong password, a partner's view: a row of each kind. */
async function leaveTraces() {
  const [owner, customer] = [await server.person(), await server.person()];
  const offer = await server.offer(owner);
  const booking = multipart([
    ...Object.entries({ details: 'A', date: bookingDay, time: '09:30' }).map(([name, value]) => ({
      name,
      value,
    })),
    { name: 'documents', file: { name: 'a.txt', content: 'Some text' } },
  ]);
  const { payload, headers } = booking;
  const booked = await server.call('POST', `/task/accepted/${offer}`, {
    as: customer,
    payload,
    headers: { ...headers, 'idempotency-key': 'k' },
  });
  expect(booked.status).toBe(200);
  const content = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const picture = multipart([{ name: 'image', file: { name: 'me.png', content } }]);
  expect((await server.call('POST', '/upload', { as: customer, ...picture })).status).toBe(200);
  const json = { email: customer.email, password: 'wrong' };
  expect((await server.call('POST', '/login', { json })).status).toBe(401);
  const at = server.now();
  // The database's own clock times events, and no test can move it.
  await sql`update events set created_at = ${at} where user_id in (${owner.id}, ${customer.id})`.execute(
    server.db,
  );
  const later = new Date(at.getTime() + 1000);
  await sql`insert into sign_in_codes (code_hash, user_id, origin, challenge, expires_at)
    values (${customer.id}, ${customer.id}, 'o', 'c', ${later})`.execute(server.db);
  await sql`
    insert into refresh_tokens (id, user_id, origin, token_hash, rotated_at, user_agent, created_at, expires_at)
    values (${customer.id}, ${customer.id}, 'o', ${customer.id}, ${at}, '', ${at}, ${later})`.execute(
    server.db,
  );
  await sql`
    insert into partner_days values ('p', ${at.toISOString().slice(0, 10)}, '', '', 1, 0, 0)`.execute(
    server.db,
  );
}

const tables = [
  'sessions',
  'sign_in_codes',
  'refresh_tokens',
  'idempotency_keys',
  'sign_in_failures',
  'events',
  'partner_days',
  'documents',
  'tasks',
];
async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(
      server.db,
    );
    counts[table] = rows[0]?.n ?? 0;
  }
  return counts;
}

describe('the sweep of expired rows', () => {
  it('removes what is over, in batches and by two at once, and leaves the rest', async () => {
    await leaveTraces();
    const fresh = await countRows();
    expect(Object.values(fresh).every((count) => count > 0)).toBe(true);
    const services = { db: server.db, now: server.now };
    await sweepExpired(services, never);
    expect(await countRows(), 'nothing is over').toEqual(fresh);

    await sql`
      insert into sign_in_failures (id, email_key, at)
      select gen_random_uuid(), 'a', ${new Date(server.now().getTime() - 29 * day)} from generate_series(1, 2500)`.execute(
      server.db,
    );
    server.wait(2 * day);
    await leaveTraces();
    await Promise.all([sweepExpired(services, never), sweepExpired(services, never)]);
    expect(await countRows(), 'only what is new').toEqual({
      ...fresh,
      ...{ documents: 2 * (fresh.documents ?? 0), tasks: 2 * (fresh.tasks ?? 0), partner_days: 2 },
      // Wrong passwords count for 30 days.
      sign_in_failures: 2 * (fresh.sign_in_failures ?? 0),
    });
    server.wait(800 * day);
    await sweepExpired(services, never);
    expect(await countRows()).toMatchObject({ sessions: 0, partner_days: 0, documents: 2, tasks: 2 });
  });

  it('ends between two batches when the process stops', async () => {
    const stopped = AbortSignal.abort(new Error('stopped'));
    await expect(sweepExpired({ db: server.db, now: server.now }, stopped)).rejects.toThrow('stopped');
  });
});

describe('the sweep of files', () => {
  it('removes files that no row names after a day, by two at once, and reports rows without a file', async () => {
    await leaveTraces();
    const named = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\/./.test(path),
    );
    expect(named).toHaveLength(2);
    const put = (path: string, at = new Date()) => {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), 'x');
      utimesSync(join(folder, path), at, at);
    };
    const orphans = ['documents/orphan', 'avatars/orphan.webp', 'avatars/half.webp.tmp'];
    for (const path of orphans) put(path);
    for (let count = 0; count < 1100; count += 1) put(`documents/many-${count}`);
    server.wait(2 * day);
    // A fresh upload, a file of an earlier database on this folder, and what others have put there.
    const others: [string, Date?][] = [
      ['documents/fresh', server.now()],
      ['documents/earlier', new Date('2000-01-01')],
      ['documents/not ours'],
      ['note.txt'],
    ];
    for (const [path, at] of others) put(path, at);

    const services = { ...server.services, storage };
    const missing = await Promise.all([sweepFiles(services, never), sweepFiles(services, never)]);
    expect(missing).toEqual([[], []]);
    const left = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(left.sort()).toEqual(['avatars', 'documents', ...named, ...others.map(([path]) => path)].sort());

    const [document = ''] = named.filter((path) => path.startsWith('documents/'));
    rmSync(join(folder, document));
    const warned: object[] = [];
    const log = { warn: (facts: object) => warned.push(facts), error: (facts: object) => warned.push(facts) };
    await jobList['sweep-files'].run({ services, log, signal: never }, {});
    expect(warned).toEqual([{ count: 1, files: [document] }]);
  });
});
