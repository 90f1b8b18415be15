import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#backend/app.ts';
import * as sessions from '#backend/features/people/sessions.queries.ts';
import { newId } from '#backend/platform/database/ids.ts';
import { followEvents } from '#tests/backend/support/event-stream-client.ts';
import { multipart } from '#tests/backend/support/multipart.ts';
import { type Person, password, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

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
    expect(refused?.headers['cache-control']).toContain('no-store');
  });
});

describe('calls with X-Forwarded-For', () => {
  const limitFor = async (app: TestApp, from: string) => {
    const { headers } = await app.call('POST', '/signup', { json: {}, headers: { 'x-forwarded-for': from } });
    return Number(headers['x-ratelimit-remaining']);
  };

  it.each([
    ['ignored by default', 'off', [59, 58]],
    ['used behind a trusted proxy', '1', [59, 59]],
  ])('are %s', async (_name, TRUST_PROXY, left) => {
    const app = await testApp({ RATE_LIMITS: 'on', TRUST_PROXY });
    expect([await limitFor(app, '192.0.2.1'), await limitFor(app, '192.0.2.2')]).toEqual(left);
    await app.close();
  });
});

describe('an address that a caller makes up', () => {
  const spoofs = Array.from({ length: 75 }, (_, at) => `192.0.2.${at}`);
  const refusedOf = async (TRUST_PROXY: string) => {
    const app = await testApp({ RATE_LIMITS: 'on', TRUST_PROXY });
    const answers = await Promise.all(
      // The proxy appends the address that it sees.
      spoofs.map((spoof) => {
        const headers = { 'x-forwarded-for': `${spoof}, 203.0.113.7` };
        return app.call('POST', '/login', { json: {}, headers });
      }),
    );
    await app.close();
    return answers.filter(({ status }) => status === 429).length;
  };

  it.each([['1'], ['127.0.0.0/8']])(
    'counts for nothing behind a proxy that appends: TRUST_PROXY=%s',
    async (proxy) => {
      expect(await refusedOf(proxy)).toBe(15);
    },
  );
});

describe('two processes', () => {
  it('count together', async () => {
    const [one, config] = [server, server.config];
    const other = await buildApp({ db: one.db, bus: one.bus, config, payments: one.services.payments });
    const left = async (app: TestApp['app']) => {
      const answer = await app.inject({ method: 'POST', url: '/login/passkey/options', payload: {} });
      return Number(answer.headers['x-ratelimit-remaining']);
    };
    expect(await left(one.app)).toBe(59);
    expect(await left(other)).toBe(58);
    expect(await left(one.app)).toBe(57);
    await other.close();
  });
});

describe('uploads of one user', () => {
  let owner: Person;
  let customer: Person;
  let task: { id: number; conversation_id: string };
  beforeAll(async () => {
    [owner, customer] = [await server.person(), await server.person()];
    const json = { details: 'A', date: bookingDay, time: '09:30' };
    const path = `/task/accepted/${await server.offer(owner)}`;
    task = (await server.call<typeof task>('POST', path, { as: customer, json })).body;
  });

  it('are limited to 60 per minute over all calls with files, independent of other users', async () => {
    const paths = [
      '/upload',
      `/task/accepted/${task.id}/documents`,
      `/chat/new/message/${task.conversation_id}`,
    ];
    const file = multipart([{ name: 'documents', file: { name: 'a.exe', content: 'MZ' } }]);
    for (const [at, path] of paths.entries()) {
      expect(await limitAt(path, { as: customer, ...file })).toEqual([60, 59 - at]);
      expect(await limitAt(path, { as: owner, ...file })).toEqual([60, 59 - at]);
    }
    const booking = `/task/accepted/${await server.offer(owner)}`;
    expect(await limitAt(booking, { as: customer, ...file })).toEqual([60, 56]);
    // Without a file a message counts as a message only.
    const [, , conversation = ''] = paths;
    expect(await limitAt(conversation, { as: customer, json: { message: 'A' } })).toEqual([120, 118]);
    const rest = Array.from({ length: 60 }, () => server.call('POST', '/upload', { as: customer, ...file }));
    const refused = (await Promise.all(rest)).filter(({ status }) => status === 429);
    expect(refused).toHaveLength(4);
  });
});

describe('an IPv6 address', () => {
  const limited = ['/login', '/signup', '/embed/session', '/embed/session/renew', '/embed/counts'];
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  });
  afterAll(() => app.close());

  it.each([
    ['together with the rest of its /64', '2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', 1],
    ['apart from another /64', '2001:db8:1:3::1', '2001:db8:1:4::1', 0],
    ['as IPv4 where it holds one', '::ffff:192.0.2.9', '192.0.2.9', 1],
    ['as IPv4 where it holds one in hexadecimal', '::ffff:c000:020a', '192.0.2.10', 1],
    ['in any spelling', '2001:DB8:1:5:0:0:0:1', '2001:0db8:0001:0005::2', 1],
  ])('counts %s, at every call that is limited by address', async (_name, one, other, both) => {
    for (const path of limited) {
      const remaining = async (from: string) => {
        const headers = { 'x-forwarded-for': from, origin: 'http://partner.localhost' };
        const answer = await app.call('POST', path, { json: {}, headers });
        return Number(answer.headers['x-ratelimit-remaining']);
      };
      expect((await remaining(one)) - (await remaining(other)), path).toBe(both);
    }
  });
});

describe('a network of IPv6 addresses', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  });
  afterAll(() => app.close());

  const hex = (number: number) => number.toString(16);
  it.each([
    ['/56', 120, (at: number) => `2001:db8:5:${hex(at % 256)}::1`],
    ['/48', 300, (at: number) => `2001:db8:6:${hex(at * 64)}::1`],
  ])('is limited as its %s, to %i calls', async (_name, most, addressOf) => {
    const answers = await Promise.all(
      Array.from({ length: most + 20 }, (_, at) => {
        const headers = { 'x-forwarded-for': addressOf(at) };
        return app.call('POST', '/login', { json: {}, headers });
      }),
    );
    expect(answers.filter(({ status }) => status !== 429)).toHaveLength(most);
  });
});

/** The path, and how often a user may call it in a minute. */
const callsOfOneUser = [
  ['/task/create', 60],
  ['/request/create', 60],
  ['/request', 60],
  ['/task/accepted/:offer', 60],
  ['/requests/:request/proposals', 60],
  ['/chat/new/message/:conversation', 120],
  ['/upload', 60],
] as const;

describe('calls of one user', () => {
  let ids: Record<string, string>;
  beforeAll(async () => {
    const owner = await server.person();
    const request = {
      ...{ title: 'A', description: 'B', type: 'forms', category: 'document', price: 30 },
      ...{ fromLanguage: ['de'], toLanguage: ['en'], dueDate: '2999-05-04', dueTime: '09:30' },
    };
    const published = await server.call<{ id: string }>('POST', '/request/create', {
      as: owner,
      json: request,
    });
    ids = { offer: String(await server.offer(owner)), request: published.body.id, owner: owner.id };
  });
  const prepared = async (route: string) => {
    const as = await server.person();
    const json = { created_with: ids.owner };
    const { body } = await server.call<{ id: string }>('POST', '/chat/new', { as, json });
    const known: Record<string, string> = { ...ids, conversation: body.id };
    return { as, path: route.replace(/:(\w+)/, (_all, name: string) => known[name] ?? '') };
  };

  it.each(callsOfOneUser)('are refused at %s after %i in a minute, with Retry-After', async (route, most) => {
    const { as, path } = await prepared(route);
    const answers = await Promise.all(
      Array.from({ length: most + 5 }, () => server.call('POST', path, { as, json: {} })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(refused[0]).toMatchObject({ body: { type: 'error', message: expect.any(String) } });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    const other = await server.person();
    if (!path.startsWith('/chat'))
      expect((await server.call('POST', path, { as: other, json: {} })).status).not.toBe(429);
  });

  it('count together at the two calls that publish requests', async () => {
    const as = await server.person();
    expect(await limitAt('/request', { as, json: {} })).toEqual([60, 59]);
    expect(await limitAt('/request/create', { as, json: {} })).toEqual([60, 58]);
  });
});

describe('reads of one address', () => {
  it('are limited to 1200 a minute, whatever they read and whoever does, but not files', async () => {
    const app = await testApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
    const as = await app.person();
    app.stopClock();
    const read = (path: string, more: More = {}, from = '192.0.2.1', method: 'GET' | 'HEAD' = 'GET') =>
      app.call(method, path, { ...more, headers: { 'x-forwarded-for': from } });
    for (let count = 0; count < 1200; count += 100)
      await Promise.all(
        Array.from({ length: 100 }, (_, at) =>
          read('/api/task/all/1', {}, '192.0.2.1', at % 2 ? 'HEAD' : 'GET'),
        ),
      );
    expect((await read('/api/task/all', {}, '192.0.2.1', 'HEAD')).status).toBe(429);
    for (const path of ['/api/task/all', '/user/Profile', '/embed/prerender/offer-grid']) {
      const { status, headers } = await read(path, { as });
      expect([path, status]).toEqual([path, 429]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    const page = await read('/ProductDetails/1', {});
    expect(page.status).toBe(503);
    expect(page.headers['content-type']).toMatch(/^text\//);
    expect((await read('/embed/dragoman.js')).status).not.toBe(429);
    expect((await read('/api/task/all', {}, '192.0.2.2')).status).toBe(200);
    app.wait(60_001);
    expect((await read('/api/task/all')).status).toBe(200);
    await app.close();
  });
});

describe('RATE_LIMITS=off', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ RATE_LIMITS: 'off' });
  });
  afterAll(() => app.close());

  it('lifts the limits per address and per user', async () => {
    const as = await app.person();
    for (const path of ['/signup', '/task/create', '/upload']) {
      const all = Array.from({ length: 65 }, () => app.call('POST', path, { as, json: {} }));
      expect(
        (await Promise.all(all)).filter(({ status }) => status === 429),
        path,
      ).toEqual([]);
    }
  });

  it('keeps the limit of wrong passwords', async () => {
    const { email } = await app.person();
    const json = { email, password: 'wrong password' };
    const all = await Promise.all(Array.from({ length: 11 }, () => app.call('POST', '/login', { json })));
    expect(all.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('keeps the limit of 20 event streams, which one that ends makes room for', async () => {
    const person = await app.person();
    const address = await app.app.listen({ port: 0, host: '127.0.0.1' });
    const follow = () => followEvents(address, person.token);
    const streams = await Promise.all(Array.from({ length: 25 }, follow));
    const open = streams.filter(({ answer }) => answer.status === 200);
    expect(open).toHaveLength(20);
    const refused = streams.find(({ answer }) => answer.status === 429);
    expect(Number(refused?.answer.headers.get('retry-after'))).toBeGreaterThan(0);
    const other = await followEvents(address, (await app.person()).token);
    expect(other.answer.status).toBe(200);
    open[0]?.stop();
    await expect.poll(async () => (await follow()).answer.status).toBe(200);
  });

  it('keeps the limit of 100 sessions: a sign-in ends the oldest, and its event stream', async () => {
    const person = await app.person();
    const made = Array.from({ length: 99 }, (_, at) => at + 1).map((at) => {
      const created_at = new Date(app.now().getTime() + at);
      const expires_at = new Date(created_at.getTime() + 60_000);
      const session = { id: newId(), token_hash: `hash ${at}`, user_id: person.id, user_agent: '' };
      return sessions.start(app.db, { ...session, created_at, expires_at });
    });
    await Promise.all(made);
    app.wait(1000);
    const stream = await followEvents(app.app.listeningOrigin, person.token);
    expect(stream.answer.status).toBe(200);
    const json = { email: person.email, password };
    expect((await app.call('POST', '/login', { json })).status).toBe(200);
    expect((await app.call('GET', '/user/Profile', { as: person })).status).toBe(401);
    await stream.nextOf('nothing of this name');
    expect(await sessions.list(app.db, person.id, app.now())).toHaveLength(100);
  });
});
