import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf, type Member } from '#tests/backend/support/backend-client.ts';
import { spawnBackend } from '#tests/backend/support/backend-process.ts';
import { freePort } from '#tests/backend/support/service-process.ts';
import { databaseEnvironment } from '#tests/backend/support/test-database.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'dragoman-migrate-'));
const port = String(await freePort());
const running: ReturnType<typeof spawnBackend>[] = [];
const spawn = (...[environment, ...rest]: Parameters<typeof spawnBackend>) => {
  // One port for both, because it is part of the picture URLs.
  const backend = spawnBackend({ DATA_DIR: dataDir, PORT: port, ...environment }, ...rest);
  running.push(backend);
  return backend;
};
const migrate = (to: string) => spawn({}, 'commands/migrate-data.ts', ['--to', to]);

let target: string;
beforeAll(async () => {
  target = (await databaseEnvironment()).DATABASE_URL ?? '';
});
afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(dataDir, { recursive: true, force: true });
});

it('moves the embedded database to PostgreSQL with one command, without loss', {
  timeout: 300_000,
}, async () => {
  const embedded = spawn({ SEED: 'demo' });
  const source = clientOf(await embedded.ready);
  const customer = await source.join('customer');
  const owner = await source.join('owner');
  const offer = await source.offer(owner.token);
  const booking = new FormData();
  for (const [name, value] of Object.entries({ details: 'A', date: bookingDay, time: '09:30' })) {
    booking.append(name, value);
  }
  booking.append('documents', new Blob(['Für später, größer als ASCII.']), 'später.txt');
  const path = `/task/accepted/${offer}`;
  const booked = await source.call<{ id: number }>('POST', path, { token: customer.token, body: booking });
  expect(booked.status).toBe(200);
  // They are counted after the call, and would be counted in between.
  await expect.poll(() => wordsOf(source, customer), { timeout: 30_000 }).toEqual([5]);
  const before = await readAll(source, customer, owner);

  const refused = migrate(target);
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain(`in use by process ${embedded.child.pid}`);

  embedded.child.kill('SIGTERM');
  await embedded.ended;
  const migration = migrate(target);
  expect(await migration.ended, migration.output()).toBe(0);
  const counted = (table: string) =>
    Number(new RegExp(`^\\s*(\\d+) {2}${table}$`, 'm').exec(migration.output())?.[1]);
  expect(counted('documents')).toBeGreaterThan(0);
  expect(counted('offers')).toBe(before.offers.length);

  const again = migrate(target);
  expect(await again.ended).toBe(1);
  expect(again.output()).toBe('The target holds data already. Take an empty database.\n');

  const server = spawn({ DATABASE_URL: target, SEED: 'demo' });
  const migrated = clientOf(await server.ready);
  const after = await readAll(migrated, customer, owner);
  const profile = before.profile.map((user) => ({ ...user, session: expect.anything() }));
  expect(after).toEqual({ ...before, profile });
  expect(await migrated.offer(owner.token)).toBe(booked.body.id + 1);
  const session = await migrated.call('POST', '/login', {
    json: { email: customer.email, password: 'long enough' },
  });
  expect(session.status).toBe(200);
});

it('says in one line why it cannot use the target', { timeout: 120_000 }, async () => {
  await requirePassword('locked', 'right');
  const [missing, stranger, wrong] = [new URL(target), new URL(target), new URL(target)];
  missing.pathname = '/nowhere';
  stranger.username = 'stranger';
  wrong.username = 'locked';
  wrong.password = 'wrong';
  for (const [to, reason] of [
    [missing, 'database "nowhere" does not exist'],
    [stranger, 'role "stranger" does not exist'],
    [wrong, 'password authentication failed for user "locked"'],
  ] as const) {
    const migration = migrate(to.href);
    expect(await migration.ended).toBe(1);
    expect(migration.output()).toBe(`The database of --to at ${to.host} cannot be used: ${reason}.\n`);
  }
});

async function wordsOf(client: ReturnType<typeof clientOf>, { token }: Member) {
  const { body } = await client.call<{ documents: { words: number | null }[] }[]>('GET', '/task/accepted', {
    token,
  });
  return body.flatMap(({ documents }) => documents.map(({ words }) => words));
}

/** All other users are trusted. */
async function requirePassword(user: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: target });
  await client.connect();
  await client.query(`create role ${user} login password '${password}'`);
  const { rows } = await client.query<{ file: string }>("select current_setting('hba_file') as file");
  const lines = [`host all ${user} 127.0.0.1/32 scram-sha-256`, 'host all all 127.0.0.1/32 trust'];
  const values = lines.map((line) => `('${line}')`).join(', ');
  await client.query(`copy (values ${values}) to '${rows[0]?.file}'`);
  await client.query('select pg_reload_conf()');
  await client.end();
}

/** Everything the two users can read, and their files. */
async function readAll(client: ReturnType<typeof clientOf>, customer: Member, owner: Member) {
  const as = async (path: string, { token }: Member) =>
    (await client.call('GET', path, { token })).body as unknown;
  const tasks = (await as('/task/accepted', customer)) as { documents: { id: string }[] }[];
  const files = tasks.flatMap(({ documents }) => documents.map(({ id }) => id));
  expect(files).toHaveLength(1);
  return {
    offers: (await as('/api/task/all?limit=100', customer)) as unknown[],
    tasks,
    files: await Promise.all(files.map((id) => as(`/documents/${id}`, owner))),
    // How long its session still lasts changes meanwhile.
    profile: (await as('/user/Profile', customer)) as { session: unknown }[],
    conversations: await as('/chat', owner),
    notifications: await as('/notifications', owner),
    sessions: await as('/user/sessions', owner),
    requests: await as('/requests', customer),
  };
}
