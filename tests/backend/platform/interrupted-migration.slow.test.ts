import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, inject, it } from 'vitest';
import { readConfig } from '#backend/config.ts';
import { openDatabase } from '#backend/platform/database/database.ts';
import { inProject } from '#backend/project-root.ts';
import { clientOf } from '#tests/backend/support/backend-client.ts';
import { spawnBackend } from '#tests/backend/support/backend-process.ts';
import { loadEarlierDatabase } from '#tests/backend/support/earlier-database.ts';
import { emptyDatabase } from '#tests/backend/support/test-database.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

const credentials = { email: 'early@example.test', password: 'long enough' };

const dataDir = mkdtempSync(join(tmpdir(), 'dragoman-migration-'));
const databaseUrl = inject('postgresUrl') && (await emptyDatabase());
const environment = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Migrates in a child process that is killed just before this statement. */
async function crashAt(statement: number): Promise<void> {
  const script = inProject('tests', 'backend', 'support', 'crashing-migration.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, String(statement)], {
    cwd: inProject(),
    env: { PATH: process.env.PATH, ...environment },
    stdio: 'inherit',
  });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
}

it('completes an interrupted migration at the next start and keeps the data', {
  timeout: 240_000,
}, async () => {
  await crashAt(12);

  const { db, close } = await openDatabase(readConfig(environment));
  expect(
    await sql`select from pg_tables where schemaname = 'public' and tablename = 'users'`.execute(db),
  ).toMatchObject({ rows: [] });
  await sql`drop table if exists kysely_migration, kysely_migration_lock`.execute(db);
  await loadEarlierDatabase(db);
  await close();
  await crashAt(6);

  const backend = spawnBackend(environment);
  const { call, join, offer } = clientOf(await backend.ready);
  const early = await call<{ token: string }>('POST', '/login', { json: credentials });
  expect((await call('GET', '/api/task/all?q=deed')).body).toMatchObject([{ title: 'Deeds' }]);
  const { token } = await join('late');
  const id = await offer(token);
  const json = { details: 'Two pages', date: bookingDay, time: '09:30' };
  const booked = await call('POST', `/task/accepted/${id}`, { token: early.body.token, json });
  expect(booked).toMatchObject({ status: 200, body: { type: 'success' } });
  backend.child.kill('SIGTERM');
  expect(await backend.ended).toBe(0);
});
