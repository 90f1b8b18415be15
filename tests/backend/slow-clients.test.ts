/** Callers who hold a connection and say nothing, or a little at a time. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from './test-app.ts';

let hasty: TestApp;
let usual: TestApp;
const ports = new Map<TestApp, number>();
beforeAll(async () => {
  const patience = { headers: 300, call: 600, silence: 900, lookEvery: 50 };
  hasty = await testApp({}, { patience });
  usual = await testApp();
  for (const server of [hasty, usual])
    ports.set(server, Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port));
});
afterAll(() => Promise.all([hasty.close(), usual.close()]));

const head = 'POST /login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n';

/** All that is answered until the line is cut. */
async function answerOf(server: TestApp, start: string, drop = ''): Promise<string> {
  const socket = connect(ports.get(server) ?? 0, '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  socket.on('error', () => undefined);
  if (start) socket.write(start);
  const dripping = setInterval(() => drop && socket.write(drop), 50);
  await once(socket, 'close');
  clearInterval(dripping);
  return answer;
}

it.each([
  ['says nothing', '', ''],
  ['never ends its headers', 'GET / HTTP/1.1\r\nhost: a\r\n', 'x-more: a\r\n'],
  ['never ends its body', `${head}\r\n`, ' '],
])('lets go of a caller who %s', async (_, start, drop) => {
  expect(await answerOf(hasty, start, drop)).toMatch(/^HTTP\/1\.1 408 /);
  await expect.poll(() => statusOf(`http://127.0.0.1:${ports.get(hasty)}/healthz`)).toBe(200);
});

it.each([
  ['headers without end', `GET / HTTP/1.1\r\nhost: a\r\nx-more: ${'a'.repeat(20_000)}`, 431],
  ['a method that nobody knows', 'SHOUT / HTTP/1.1\r\nhost: a\r\n\r\n', 400],
  ['no HTTP at all', 'EHLO a\r\n', 400],
  ['two lengths', `${head}content-length: 10\r\n\r\n`, 400],
])('refuses %s as it refuses everything else', async (_, start, status) => {
  const [headers = '', body = ''] = (await answerOf(usual, start)).split('\r\n\r\n');
  expect(headers).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(headers).toContain(`content-length: ${Buffer.byteLength(body)}`);
  expect(JSON.parse(body)).toEqual({
    type: 'error',
    message: expect.any(String),
    code: 'malformed',
    values: { reason: expect.any(String) },
  });
});

it('has such limits without being told', () => {
  const { requestTimeout, headersTimeout, timeout } = usual.app.server;
  expect({ requestTimeout, headersTimeout, timeout }).toEqual({
    requestTimeout: 600_000,
    headersTimeout: 20_000,
    timeout: 60_000,
  });
});

/** The limits here are so short that on a busy machine they may hit a quick caller too. */
const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
