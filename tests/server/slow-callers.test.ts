/** Callers who hold a connection and say nothing, or a little at a time. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from './test-app.ts';

let server: TestApp;
let port: number;
beforeAll(async () => {
  const patience = { headers: 300, call: 600, silence: 900, lookEvery: 50 };
  server = await testApp({}, { patience });
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());

const head = 'POST /login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n';

it.each([
  ['says nothing', '', ''],
  ['never ends its headers', 'GET / HTTP/1.1\r\nhost: a\r\n', 'x-more: a\r\n'],
  ['never ends its body', `${head}\r\n`, ' '],
])('lets go of a caller who %s', async (_, start, drop) => {
  const socket = connect(port, '127.0.0.1');
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
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  await expect.poll(() => statusOf(`http://127.0.0.1:${port}/healthz`)).toBe(200);
});

it('has such limits without being told', async () => {
  const usual = await testApp();
  const { requestTimeout, headersTimeout, timeout } = usual.app.server;
  await usual.close();
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
