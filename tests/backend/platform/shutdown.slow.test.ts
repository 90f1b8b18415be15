/** SIGTERM: a backend finishes the calls in progress, but waits for nobody who takes too long. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clientOf } from '#tests/backend/support/backend-client.ts';
import { spawnBackend } from '#tests/backend/support/backend-process.ts';
import { followEvents } from '#tests/backend/support/event-stream-client.ts';

let dataDir: string;
let backend: ReturnType<typeof spawnBackend>;
let address: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'dragoman-shutdown-'));
  backend = spawnBackend({ DATA_DIR: dataDir });
  address = await backend.ready;
});
afterEach(async () => {
  backend.child.kill('SIGKILL');
  await backend.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

/** A connection on which a client has sent so much and no more. */
async function connection(sent: string) {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  socket.on('error', () => undefined);
  if (sent) socket.write(sent);
  const closed = once(socket, 'close').then(() => answer);
  return { socket, closed };
}

/** Resolves when the backend accepts no more connections. */
async function stop() {
  // It has accepted the earlier connections once it answers on a later one.
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  backend.child.kill('SIGTERM');
  await expect
    .poll(() =>
      fetch(`${address}/healthz`).then(
        ({ status }) => status,
        () => 'refused',
      ),
    )
    .toBe('refused');
}

const body = JSON.stringify({ email: 'nobody@example.test', password: 'long enough' });
const head = `POST /login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
const cutOff = 'Calls that did not finish in time';

it('finishes a call in progress and ends event streams, then exits with 0', {
  timeout: 120_000,
}, async () => {
  const { token } = await clientOf(address).join('ada');
  const stream = await followEvents(address, token);
  const half = await connection(head + body.slice(0, 10));
  await stop();
  expect(await stream.nextOf('never')).toBeUndefined();
  half.socket.write(body.slice(10));
  expect(await half.closed).toMatch(/^HTTP\/1\.1 401 /);
  expect(await backend.ended).toBe(0);
  expect(backend.output()).not.toContain(cutOff);
});

it('cuts off who says nothing or sends slowly, and exits with 0', { timeout: 50_000 }, async () => {
  const silent = await connection('');
  const slow = await connection(head);
  const drip = setInterval(() => slow.socket.write(' '), 1000);
  await stop();
  expect(await backend.ended).toBe(0);
  clearInterval(drip);
  expect(backend.output()).toContain(cutOff);
  expect(await Promise.all([silent.closed, slow.closed])).toEqual(['', '']);
});

it('ends at once when it is told a second time', { timeout: 120_000 }, async () => {
  await connection(head);
  await stop();
  const repeat = setInterval(() => backend.child.kill('SIGTERM'), 600);
  expect(await backend.ended).toBe(0);
  clearInterval(repeat);
  expect(backend.output()).not.toContain(cutOff);
});
