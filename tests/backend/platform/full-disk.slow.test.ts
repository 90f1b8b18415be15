/** A backend with its embedded database on a disk that becomes full: it answers, loses nothing and goes on by itself. */
import { readdirSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { clientOf } from '#tests/backend/support/backend-client.ts';
import { spawnBackend } from '#tests/backend/support/backend-process.ts';
import { followEvents } from '#tests/backend/support/event-stream-client.ts';
import { canMount, type Disk, limitedFiles, smallFileSystem } from '#tests/backend/support/full-disk.ts';

let disk: Disk;
const running: ReturnType<typeof spawnBackend>[] = [];
const start = () => {
  const backend = spawnBackend({
    DATA_DIR: join(disk.folder, 'data'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  });
  running.push(backend);
  return backend;
};
const startWhenFull = () => {
  if (disk.isMounted) disk.fill(undefined);
  const backend = start();
  if (!disk.isMounted) disk.fill(backend.child.pid);
  return backend;
};
const kill = async ({ child, ended }: ReturnType<typeof spawnBackend>) => {
  child.kill('SIGKILL');
  await ended;
};

afterEach(async () => {
  for (const backend of running.splice(0)) await kill(backend);
  disk.remove();
});

/** A backend with two people who write to each other. */
async function conversationAt(address: string) {
  const { call, join: joinAs } = clientOf(address);
  const [ada, ben] = [await joinAs('ada'), await joinAs('ben')];
  const json = { created_with: ben.id };
  const { id } = (await call<{ id: string }>('POST', '/chat/new', { token: ada.token, json })).body;
  const send = (message: string) =>
    call<{ code: string }>('POST', `/chat/new/message/${id}`, { token: ada.token, json: { message } });
  const read = async () => {
    const { body } = await call<{ text: string }[]>('GET', `/chat/selectedChat/${id}`, { token: ben.token });
    return body.map(({ text }) => text);
  };
  return { call, ada, ben, send, read };
}

const oneLine = /^[^\n]+\n$/;
const isMounted = canMount();
const name = isMounted
  ? 'a small file system'
  : 'a limit for files, as this system lets us mount no file system';

it(`refuses writes on a full disk, goes on reading, and writes once there is space: ${name}`, {
  timeout: 300_000,
}, async () => {
  disk = isMounted ? smallFileSystem() : limitedFiles();
  const backend = start();
  const address = await backend.ready;
  const { call, ada, send, read } = await conversationAt(address);
  expect((await send('before')).status).toBe(200);

  disk.fill(backend.child.pid);
  const refused = await send('while it is full');
  expect(refused.status).toBe(isMounted ? 507 : 503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await call('GET', '/healthz')).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining(isMounted ? 'no free space' : 'cannot reach') },
  });
  if (isMounted) expect(await read()).toEqual(['before']);
  const picture = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append('image', new Blob([picture]), 'me.png');
  expect((await call('POST', '/upload', { token: ada.token, body })).status).toBe(isMounted ? 507 : 503);
  const uploads = readdirSync(join(disk.folder, 'data'), { recursive: true, withFileTypes: true });
  expect(uploads.filter((one) => one.isFile() && one.parentPath.includes('uploads'))).toEqual([]);

  disk.free(backend.child.pid);
  await expect.poll(async () => (await send('after')).status).toBe(200);
  expect((await call('GET', '/healthz')).status).toBe(200);
  expect(await read()).toEqual(['before', 'after']);

  await kill(backend);
  const refusedStart = startWhenFull();
  expect(await refusedStart.ended).toBe(1);
  expect(refusedStart.output()).toMatch(oneLine);
  expect(refusedStart.output()).toMatch(
    isMounted ? /is full: .* needs 20 MB of free space/ : /cannot be opened/,
  );
});

it('opens the database again when it died of a full disk, and keeps every confirmed write', {
  timeout: 300_000,
}, async () => {
  disk = limitedFiles();
  const backend = start();
  const address = await backend.ready;
  const { ben, send, read } = await conversationAt(address);
  const stream = await followEvents(address, ben.token);
  const confirmed: string[] = [];
  const answers = new Set<number>();
  let isDone = false;
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let count = 0; !isDone; count += 1) {
      const message = `writer ${writer} says ${count}`;
      const { status } = await send(message);
      answers.add(status);
      if (status === 200) confirmed.push(message);
    }
  });
  const waitForConfirmed = () => {
    const { length } = confirmed;
    return expect.poll(() => confirmed.length).toBeGreaterThan(length + 20);
  };
  for (let round = 0; round < 3; round += 1) {
    await waitForConfirmed();
    answers.clear();
    disk.fill(backend.child.pid);
    await expect.poll(() => answers.has(503)).toBe(true);
    answers.clear();
    await expect.poll(() => answers.size).toBeGreaterThan(0);
    expect([...answers]).toEqual([503]);
    disk.free(backend.child.pid);
  }
  await waitForConfirmed();
  isDone = true;
  await Promise.all(writers);

  const stored = await read();
  expect(confirmed.filter((message) => !stored.includes(message))).toEqual([]);
  expect(new Set(stored).size).toBe(stored.length);
  await send('heard after all');
  let received: unknown;
  while (received !== 'heard after all') received = (await stream.nextOf('message'))?.data.text;
  backend.child.kill('SIGTERM');
  expect(await backend.ended).toBe(0);
});

it('starts on a full disk with one line, leaves nothing, and starts once there is space', {
  timeout: 300_000,
}, async () => {
  disk = isMounted ? smallFileSystem() : limitedFiles();
  const first = startWhenFull();
  expect(await first.ended).toBe(1);
  expect(first.output()).toMatch(oneLine);
  const second = start();
  disk.free(second.child.pid);
  await second.ready;
});

it('ends with one line when the folder holds no database that it can open', {
  timeout: 300_000,
}, async () => {
  disk = limitedFiles();
  const first = start();
  await first.ready;
  await kill(first);
  truncateSync(join(disk.folder, 'data', 'database', 'global', 'pg_control'), 100);
  const second = start();
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(oneLine);
  expect(second.output()).toMatch(/cannot be opened.*docs\/operations\.md/);
});
