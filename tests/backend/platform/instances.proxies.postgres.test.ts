/** Several server processes behind nginx and PgBouncer, configured by the snippets of the operations guide. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { inProject } from '#backend/project-root.ts';
import { type Client, clientOf, type Member } from '#tests/backend/support/backend-client.ts';
import { spawnBackend } from '#tests/backend/support/backend-process.ts';
import { followEvents } from '#tests/backend/support/event-stream-client.ts';
import { freePort, serviceFolder, startService } from '#tests/backend/support/service-process.ts';
import { databaseEnvironment } from '#tests/backend/support/test-database.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

const guide = readFileSync(inProject('docs', 'operations.md'), 'utf8');
const snippet = (language: string): string => {
  const [, text] = new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(guide) ?? [];
  if (!text) throw new Error(`The guide to operations has no ${language} snippet.`);
  return text;
};

const dataDir = mkdtempSync(join(tmpdir(), 'dragoman-instances-'));
const cleanups: (() => Promise<unknown>)[] = [];
let environment: { DATABASE_URL: string; DATABASE_LISTEN_URL: string };
let one: Client;
let other: Client;
let addresses: string[];
let site: string;
let ada: Member;
let ben: Member;
let conversation: string;

async function startPgBouncer(databaseUrl: string): Promise<string> {
  const { port: databasePort, pathname } = new URL(databaseUrl);
  const folder = serviceFolder();
  const port = await freePort();
  const config = snippet('ini')
    .replace('dragoman = ', `${pathname.slice(1)} = user=postgres `)
    .replace('port=5432 dbname=dragoman', `port=${databasePort}`)
    .replace('6432', String(port))
    // Fewer than the processes ask for, so that they share connections.
    .replace('default_pool_size = 20', 'default_pool_size = 4\nauth_type = any\nunix_socket_dir =');
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, config);
  const service = await startService({ name: 'pgbouncer', args: [file], folder, port, stopSignal: 'TERM' });
  cleanups.push(() => service.stop());
  return `postgres://postgres@127.0.0.1:${port}${pathname}`;
}

async function startNginx(servers: string[]): Promise<string> {
  const folder = serviceFolder();
  const port = await freePort();
  const [first = '', second = ''] = servers.map((address) => new URL(address).host);
  const server = snippet('nginx')
    .replace('127.0.0.1:3001', first)
    .replace('127.0.0.1:3002', second)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${join(folder, 'pid')}; error_log stderr; events {}
    http { access_log off; ${places.join(' ')} ${server} }`,
  );
  const args = ['-e', 'stderr', '-p', folder, '-c', file];
  const service = await startService({ name: 'nginx', args, folder, port, stopSignal: 'TERM' });
  cleanups.push(() => service.stop());
  return `http://127.0.0.1:${port}`;
}

function startBackend(more: Record<string, string> = {}) {
  const backend = spawnBackend({
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    TRUST_PROXY: '1',
    ...environment,
    ...more,
  });
  cleanups.unshift(() => {
    backend.child.kill('SIGTERM');
    return backend.ended;
  });
  return backend;
}

beforeAll(async () => {
  const { DATABASE_URL = '' } = await databaseEnvironment();
  environment = { DATABASE_URL: await startPgBouncer(DATABASE_URL), DATABASE_LISTEN_URL: DATABASE_URL };
  const backends = [startBackend(), startBackend()];
  addresses = await Promise.all(backends.map(({ ready }) => ready));
  site = await startNginx(addresses);
  [one, other] = addresses.map(clientOf) as [Client, Client];
  ada = await one.join('ada');
  ben = await other.join('ben');
  const json = { created_with: ben.id };
  conversation = (await one.call<{ id: string }>('POST', '/chat/new', { token: ada.token, json })).body.id;
});
afterAll(async () => {
  for (const end of cleanups) await end();
  rmSync(dataDir, { recursive: true, force: true });
});

const send = (through: Client, message: string) =>
  through.call('POST', `/chat/new/message/${conversation}`, { token: ada.token, json: { message } });

describe('two servers on one PostgreSQL, through PgBouncer and behind nginx', () => {
  it('deliver messages to each other’s clients, in order and once', async () => {
    expect(inject('postgresUrl')).toBeDefined();
    const stream = await followEvents(addresses[1] ?? '', ben.token);
    const sent = Array.from(
      { length: 20 },
      (_, index) => `through ${index % 2 ? 'one' : 'the other'}: ${index}`,
    );
    for (const [index, message] of sent.entries()) {
      expect((await send(index % 2 ? one : other, message)).status).toBe(200);
    }
    const received: unknown[] = [];
    while (received.length < sent.length) received.push((await stream.nextOf('message'))?.data.text);
    expect(received).toEqual(sent);
    stream.stop();
  });

  it('stream through the proxy without delay and share the calls', async () => {
    const stream = await followEvents(site, ben.token);
    expect(stream.answer.headers.get('content-type')).toContain('text/event-stream');
    expect((await stream.next())?.event).toBe('unread');
    const proxied = clientOf(site);
    await Promise.all(Array.from({ length: 10 }, (_, index) => send(proxied, `side by side ${index}`)));
    const received = new Set<unknown>();
    while (received.size < 10) received.add((await stream.nextOf('message'))?.data.text);
    stream.stop();
    const file = new FormData();
    file.append('documents', new Blob([Buffer.alloc(20 * 1024 * 1024, 'a')]), 'long.txt');
    for (const [name, value] of Object.entries({ details: 'A', date: bookingDay, time: '09:30' })) {
      file.append(name, value);
    }
    const offer = await other.offer(ben.token);
    const booked = await proxied.call('POST', `/task/accepted/${offer}`, { token: ada.token, body: file });
    expect(booked).toMatchObject({ status: 200, body: { type: 'success' } });
  });

  it('count failed sign-ins together', async () => {
    const guess = (through: Client) =>
      through.call('POST', '/login', { json: { email: ben.email, password: 'not this one' } });
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) => guess(index % 2 ? one : other)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  it('book once when a call is repeated at the other server', async () => {
    const offer = await other.offer(ben.token);
    const book = (through: Client) =>
      through.call<{ id: number }>('POST', `/task/accepted/${offer}`, {
        token: ada.token,
        json: { details: 'A', date: bookingDay, time: '09:30' },
        headers: { 'idempotency-key': 'the same' },
      });
    const booked = await Promise.all([book(one), book(other), book(one), book(other)]);
    expect(new Set(booked.map(({ body }) => body.id)).size).toBe(1);
  });

  it('hold no lock of migrations once they run, for the next one to wait for', async () => {
    const client = new pg.Client({ connectionString: environment.DATABASE_LISTEN_URL });
    await client.connect();
    cleanups.unshift(() => client.end());
    const { rows } = await client.query(
      `select locktype, mode from pg_locks join pg_database on pg_database.oid = database
       where locktype = 'advisory' and datname = current_database()`,
    );
    expect(rows).toEqual([]);
  });

  it('report at the start that LISTEN does not work on the database connection', {
    timeout: 120_000,
  }, async () => {
    const backend = startBackend({ DATABASE_LISTEN_URL: '' });
    expect(await backend.ended).toBe(1);
    expect(backend.output()).toMatch(/^The database forwards no notifications\..+DATABASE_LISTEN_URL.+\n$/);
  });
});
