import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as users from '#backend/features/people/queries.ts';
import { openDatabase } from '#backend/platform/database/database.ts';
import { newId } from '#backend/platform/database/ids.ts';
import { migrate } from '#backend/platform/database/migrations/migrate.ts';
import { spawnBackend } from '#tests/backend/support/backend-process.ts';
import { freePort } from '#tests/backend/support/service-process.ts';

let dataDir: string;
const running: ReturnType<typeof spawnBackend>[] = [];
const backend = (environment: Record<string, string> = {}, script?: string, args?: string[]) => {
  const process = spawnBackend({ DATA_DIR: dataDir, ...environment }, script, args);
  running.push(process);
  return process;
};

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dragoman-process-'));
});
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  await rm(dataDir, { recursive: true, force: true });
});

describe('the process', () => {
  it('ends with one clear line for a bad environment', async () => {
    const { ended, output } = backend({ PORT: 'eighty' });
    expect(await ended).toBe(1);
    expect(output()).toBe('PORT is "eighty"; allowed is a whole number from 0 to 65535.\n');
  });

  it('refuses a public address with a database that contains the sample accounts', {
    timeout: 120_000,
  }, async () => {
    const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir });
    await migrate(db);
    const names = { firstname: 'Sam', lastname: 'Ple', user_language: 'en', languages: ['en'] };
    const rest = { phonenumber: '', address: '', password_hash: '', created_at: new Date() };
    await users.create(db, { id: newId(), email: 'customer@demo.test', ...names, ...rest });
    await close();
    const { ended, output } = backend({
      PUBLIC_URL: 'https://dragoman.example',
      PAYMENT_POLICY: 'off',
      LEGAL: 'accept',
    });
    expect(await ended).toBe(1);
    expect(output()).toMatch(/^The database contains the sample accounts.* PUBLIC_URL .* DATA_DIR .*\n$/);
  });

  it('warns where it is deployed and sends no mails', { timeout: 120_000 }, async () => {
    const deployed = { PUBLIC_URL: 'https://dragoman.example', PAYMENT_POLICY: 'off', LEGAL: 'accept' };
    const isReady = (started: ReturnType<typeof backend>) =>
      expect.poll(started.output, { timeout: 60_000 }).toContain('ready at https://dragoman.example');
    const without = backend(deployed);
    await isReady(without);
    // It comes by another pipe, also after the line above.
    await expect.poll(without.output).toContain('MAIL_URL is not set');
    without.child.kill('SIGKILL');
    await without.ended;
    const sending = backend({ ...deployed, MAIL_URL: 'smtp://127.0.0.1:1' });
    await isReady(sending);
    expect(sending.output()).not.toContain('MAIL_URL');
  });

  it('says in one line that nobody answers at the database to migrate to', { timeout: 120_000 }, async () => {
    const port = await freePort();
    for (const host of ['127.0.0.1', 'localhost']) {
      const to = `postgres://ada:secret@${host}:${port}/dragoman`;
      const { ended, output } = backend({}, 'commands/migrate-data.ts', ['--to', to]);
      expect(await ended).toBe(1);
      expect(output()).toMatch(
        new RegExp(`^The database of --to at ${host}:${port} cannot be used: .*ECONNREFUSED.*\\.\n$`),
      );
      expect(output()).not.toContain('secret');
    }
  });

  it('locks the embedded database and releases it', { timeout: 240_000 }, async () => {
    const first = backend();
    await first.ready;
    const second = backend();
    const seeding = backend({}, 'commands/seed.ts', ['--offers', '3']);
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/^The database in .+ is in use by process \d+ of host .+\n$/);
    expect(await seeding.ended).toBe(1);
    expect(seeding.output()).toContain(`in use by process ${first.child.pid}`);

    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    const seeded = backend({}, 'commands/seed.ts', ['--offers', '3']);
    expect(await seeded.ended).toBe(0);
    expect(seeded.output()).toContain('Added 3 offers.');
  });
});
