/** What one address may hold at once: connections and event streams. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { placesPerAddress } from '#backend/platform/http/limits.ts';
import { followEvents } from '#tests/backend/support/event-stream-client.ts';
import { type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
let port: number;
beforeAll(async () => {
  server = await testApp({ RATE_LIMITS: 'on' });
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());

it('is 500 connections, and one more for each that ends', async () => {
  const sockets: Socket[] = [];
  const open = async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    sockets.push(socket);
    return socket;
  };
  const answers = async (socket: Socket) => {
    socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n');
    const first = await Promise.race([
      once(socket, 'data').then(() => true),
      once(socket, 'close').then(() => false),
    ]);
    return first;
  };
  for (let count = 0; count < 500; count += 1) await open();
  expect(await answers(await open())).toBe(false);
  sockets[0]?.destroy();
  await expect.poll(async () => answers(await open())).toBe(true);
  for (const socket of sockets) socket.destroy();
  await expect
    .poll(() => new Promise((done) => server.app.server.getConnections((_, count) => done(count))))
    .toBe(0);
});

it('is 100 event streams, whoever’s they are', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => server.person()));
  const streams = await Promise.all(
    people.flatMap(({ token }) =>
      Array.from({ length: 20 }, () => followEvents(server.app.listeningOrigin, token)),
    ),
  );
  expect(streams.filter(({ answer }) => answer.status === 200)).toHaveLength(100);
  const refused = streams.find(({ answer }) => answer.status === 429);
  expect(Number(refused?.answer.headers.get('retry-after'))).toBeGreaterThan(0);
  for (const { stop } of streams) stop();
});

it('grows with the network for IPv6 addresses', () => {
  const take = placesPerAddress(2);
  const given = (addresses: string[]) => addresses.filter((address) => take(address)).length;
  expect(given(['2001:db8::1', '2001:db8::2', '2001:db8::3'])).toBe(2);
  const otherOfThe56 = ['2001:db8:0:1::1', '2001:db8:0:2::1', '2001:db8:0:3::1'];
  expect(given(otherOfThe56)).toBe(2);
  const otherOfThe48 = Array.from({ length: 9 }, (_, at) => `2001:db8:0:${at + 1}00::1`);
  expect(given(otherOfThe48)).toBe(6);
});
