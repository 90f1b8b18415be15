import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, inject, it } from 'vitest';
import { hashPassword } from '#backend/auth/passwords.ts';
import { readConfig } from '#backend/config.ts';
import { openDatabase } from '#backend/database/database.ts';
import { newId } from '#backend/database/ids.ts';
import { type MigrationName, migrate } from '#backend/database/migrations/migrate.ts';
import { inProject } from '#backend/project-root.ts';
import * as users from '#backend/repositories/users.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';
import { clientOf } from './backend-client.ts';
import { spawnBackend } from './backend-process.ts';
import { emptyDatabase } from './test-database.ts';

const older: MigrationName = '006-time-zones';
const credentials = { email: 'early@example.test', password: 'long enough' };

const dataDir = mkdtempSync(join(tmpdir(), 'dragoman-migration-'));
const databaseUrl = inject('postgresUrl') && (await emptyDatabase());
const environment = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Migrates in a child process that is killed just before this statement. */
async function crashAt(statement: number): Promise<void> {
  const script = inProject('tests', 'backend', 'crashing-migration.ts');
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
  await crashAt(20);

  const { db, close } = await openDatabase(readConfig(environment));
  await migrate(db, older);
  const names = { firstname: 'Early', lastname: 'Bird', user_language: 'en', languages: ['en'] };
  const rest = { phonenumber: '', address: '', created_at: new Date() };
  const password_hash = await hashPassword(credentials.password);
  const owner = newId();
  await users.create(db, { id: owner, email: credentials.email, password_hash, ...names, ...rest });
  await sql`
    insert into offers (owner_id, title, description, type, price_cents, languages, search, created_at)
    values (${owner}, 'Deeds', '', 'document', 5000, '{en}', 'deeds', now())`.execute(db);
  await close();
  await crashAt(10);

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
