/** Slow clients (Slowloris): they hold a connection open and send nothing, or a few bytes at a time. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let strict: TestApp;
let standard: TestApp;
const ports = new Map<TestApp, number>();
beforeAll(async () => {
  const timeouts = { headers: 300, call: 600, silence: 900, checkEvery: 50 };
  strict = await testApp({}, { timeouts });
  standard = await testApp();
  for (const server of [strict, standard])
    ports.set(server, Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port));
});
afterAll(() => Promise.all([strict.close(), standard.close()]));

const head = 'POST /login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n';

/** Everything the server sends until it closes the connection. */
async function answerOf(server: TestApp, start: string, drip = ''): Promise<string> {
  const socket = connect(ports.get(server) ?? 0, '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  socket.on('error', () => undefined);
  if (start) socket.write(start);
  const timer = setInterval(() => drip && socket.write(drip), 50);
  // Not with `once`, which fails at the reset that follows the answer when there is still something to send.
  await new Promise((closed) => socket.on('close', closed));
  clearInterval(timer);
  return answer;
}

it.each([
  ['says nothing', '', ''],
  ['never ends its headers', 'GET / HTTP/1.1\r\nhost: a\r\n', 'x-more: a\r\n'],
  ['never ends its body', `${head}\r\n`, ' '],
])('closes the connection of a client that %s', async (_, start, drip) => {
  expect(await answerOf(strict, start, drip)).toMatch(/^HTTP\/1\.1 408 /);
  await expect.poll(() => statusOf(`http://127.0.0.1:${ports.get(strict)}/healthz`)).toBe(200);
});

it.each([
  ['endless headers', `GET / HTTP/1.1\r\nhost: a\r\nx-more: ${'a'.repeat(20_000)}`, 431],
  ['an unknown method', 'SHOUT / HTTP/1.1\r\nhost: a\r\n\r\n', 400],
  ['a request that is not HTTP', 'EHLO a\r\n', 400],
  ['two Content-Length headers', `${head}content-length: 10\r\n\r\n`, 400],
  ['Transfer-Encoding beside Content-Length', `${head}transfer-encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
  ['a space before a colon', `${head}transfer-encoding : chunked\r\n\r\n`, 400],
])('refuses %s with the usual error body', async (_, start, status) => {
  const [headers = '', body = ''] = (await answerOf(standard, start)).split('\r\n\r\n');
  expect(headers).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(headers).toContain(`content-length: ${Buffer.byteLength(body)}`);
  for (const line of ['x-content-type-options: nosniff', "frame-ancestors 'none'"])
    expect(headers).toContain(line);
  expect(JSON.parse(body)).toEqual({
    type: 'error',
    message: expect.any(String),
    code: 'malformed',
    values: { reason: expect.any(String) },
  });
});

it('has such limits by default', () => {
  const { requestTimeout, headersTimeout, timeout } = standard.app.server;
  expect({ requestTimeout, headersTimeout, timeout }).toEqual({
    requestTimeout: 600_000,
    headersTimeout: 20_000,
    timeout: 60_000,
  });
});

/** Tried again: with limits this short a busy machine may time out a quick client too. */
const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
