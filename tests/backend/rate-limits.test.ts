import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart } from './multipart.ts';
import { type Person, type TestApp, testApp } from './test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ RATE_LIMITS: 'on' });
});
afterAll(() => server.close());

type More = Parameters<TestApp['call']>[2];

/** The limit per minute and the remaining calls, from the response headers. */
async function limitAt(path: string, more: More): Promise<(number | undefined)[]> {
  const { headers } = await server.call('POST', path, more);
  return ['limit', 'remaining'].map((name) => Number(headers[`x-ratelimit-${name}`]));
}

describe('calls from one address', () => {
  it.each([
    ['/signup', 60],
    ['/login', 60],
    ['/embed/session', 60],
    ['/embed/session/renew', 600],
    ['/embed/counts', 120],
  ])('are limited at %s to %i per minute', async (path, most) => {
    const more = { json: {}, headers: { origin: 'http://partner.localhost' } };
    expect(await limitAt(path, more)).toEqual([most, most - 1]);
  });

  it('are refused after that, with Retry-After', async () => {
    const answers = await Promise.all(
      Array.from({ length: 62 }, () => server.call('POST', '/login', { json: {} })),
    );
    const refused = answers.find(({ status }) => status === 429);
    expect(refused).toMatchObject({ body: { type: 'error' } });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('calls with X-Forwarded-For', () => {
  const limitFor = async (app: TestApp, from: string) => {
    const { headers } = await app.call('POST', '/signup', { json: {}, headers: { 'x-forwarded-for': from } });
    return Number(headers['x-ratelimit-remaining']);
  };

  it.each([
    ['ignored by default', 'off', [59, 58]],
    ['used behind a trusted proxy', 'on', [59, 59]],
  ])('are %s', async (_name, TRUST_PROXY, left) => {
    const app = await testApp({ RATE_LIMITS: 'on', TRUST_PROXY });
    expect([await limitFor(app, '192.0.2.1'), await limitFor(app, '192.0.2.2')]).toEqual(left);
    await app.close();
  });
});

describe('uploads of one user', () => {
  let [owner, customer]: Person[] = [];
  let task: { id: number; conversation_id: string };
  beforeAll(async () => {
    [owner, customer] = [await server.person(), await server.person()];
    const json = { details: 'A', date: '2999-05-04', time: '09:30' };
    const path = `/task/accepted/${await server.offer(owner)}`;
    task = (await server.call<typeof task>('POST', path, { as: customer, json })).body;
  });

  it.each(['/upload', '/task/accepted/:id/documents', '/chat/new/message/:id'])(
    'are limited at %s to 60 per minute, independent of other users',
    async (route) => {
      const path = route.replace(':id', String(route.startsWith('/chat') ? task.conversation_id : task.id));
      const file = multipart([{ name: 'documents', file: { name: 'a.exe', content: 'MZ' } }]);
      expect(await limitAt(path, { as: customer, ...file })).toEqual([60, 59]);
      expect(await limitAt(path, { as: owner, ...file })).toEqual([60, 59]);
      expect(await limitAt(path, { as: owner, ...file })).toEqual([60, 58]);
    },
  );
});
