import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, clientOf, type Member } from '#tests/backend/support/backend-client.ts';
import { spawnBackend } from '#tests/backend/support/backend-process.ts';
import { followEvents } from '#tests/backend/support/event-stream-client.ts';
import { connectionTo } from '#tests/backend/support/frozen-connection.ts';
import { startPostgres } from '#tests/backend/support/postgres-server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'dragoman-outage-'));
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let connection: Awaited<ReturnType<typeof connectionTo>>;
let backend: ReturnType<typeof spawnBackend>;
let client: Client;
let address: string;
let ada: Member;
let ben: Member;
let conversation: string;

beforeAll(async () => {
  postgres = await startPostgres();
  connection = await connectionTo(postgres.url);
  backend = spawnBackend({ DATABASE_URL: connection.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  address = await backend.ready;
  client = clientOf(address);
  ada = await client.join('ada');
  ben = await client.join('ben');
  const json = { created_with: ben.id };
  conversation = (await client.call<{ id: string }>('POST', '/chat/new', { token: ada.token, json })).body.id;
});
afterAll(async () => {
  backend.child.kill('SIGTERM');
  await backend.ended;
  await connection.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const send = (message: string) =>
  client.call<{ message: string }>('POST', `/chat/new/message/${conversation}`, {
    token: ada.token,
    json: { message },
  });

describe('a database that goes away under a running server', () => {
  it('makes every call fail clearly, and is used again as soon as it is back', {
    timeout: 120_000,
  }, async () => {
    const stream = await followEvents(address, ben.token);
    expect((await send('before')).status).toBe(200);
    expect((await stream.nextOf('message'))?.data.text).toBe('before');

    await postgres.pause();
    for (const path of ['/healthz', '/api/task/all', '/user/Profile', `/chat/selectedChat/${conversation}`]) {
      const unavailable = await client.call<{ type: string; message: string }>('GET', path, {
        token: ada.token,
      });
      expect(unavailable, path).toMatchObject({ status: 503, body: { type: 'error' } });
      expect(Number(unavailable.headers.get('retry-after')), path).toBeGreaterThan(0);
      expect(unavailable.body.message, path).not.toMatch(/ECONN|postgres|\bat \//i);
    }
    expect((await send('during')).status).toBe(503);
    expect((await client.call('GET', '/flags/de.svg')).status).toBe(200);

    await postgres.resume();
    await expect
      .poll(async () => (await client.call('GET', '/healthz')).status, { timeout: 30_000 })
      .toBe(200);
    expect((await send('after')).status).toBe(200);
    expect((await stream.nextOf('message'))?.data.text).toBe('after');
    expect((await send('and later')).status).toBe(200);
    expect((await stream.nextOf('message'))?.data.text).toBe('and later');
    stream.stop();
  });

  it('interrupts writes without losing or duplicating a confirmed one', { timeout: 120_000 }, async () => {
    const confirmed: string[] = [];
    let isDone = false;
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let count = 0; !isDone; count += 1) {
        const message = `writer ${writer} says ${count}`;
        const { status } = await send(message);
        expect([200, 503]).toContain(status);
        if (status === 200) confirmed.push(message);
      }
    });
    const waitForConfirmed = (more: number) => {
      const target = confirmed.length + more;
      return expect.poll(() => confirmed.length, { timeout: 60_000 }).toBeGreaterThan(target);
    };
    await waitForConfirmed(20);
    await postgres.pause();
    await postgres.resume();
    await waitForConfirmed(20);
    isDone = true;
    await Promise.all(writers);

    const { body } = await client.call<{ text: string }[]>('GET', `/chat/selectedChat/${conversation}`, {
      token: ben.token,
    });
    const stored = body.map(({ text }) => text);
    expect(new Set(stored).size).toBe(stored.length);
    expect(confirmed.filter((message) => !stored.includes(message))).toEqual([]);
  });
});

describe('a database that stops answering', () => {
  it('never leaves a call waiting forever, and is used again when it answers', {
    timeout: 180_000,
  }, async () => {
    expect((await send('before the silence')).status).toBe(200);
    connection.freeze();
    const paths = ['/healthz', '/api/task/all', '/user/Profile', `/chat/selectedChat/${conversation}`];
    const answers = await Promise.all([
      send('into the silence'),
      ...paths.map((path) => client.call('GET', path, { token: ada.token })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
    connection.thaw();
    await expect
      .poll(async () => (await client.call('GET', '/healthz')).status, { timeout: 60_000 })
      .toBe(200);
    expect((await send('after the silence')).status).toBe(200);
  });
});
