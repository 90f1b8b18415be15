/** What the token of a partner's page may do, and from where. */

import { pageAt } from '@dragoman/widgets/domain/pages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#backend/platform/database/ids.ts';
import { multipart } from '#tests/backend/support/multipart.ts';
import { openPartners, otherPage, own, page } from '#tests/backend/support/partner-authorization.ts';
import { type Person, password } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

/** All other calls need a sign-in at the marketplace. */
const allowed = [
  'POST /logout',
  'GET /user/Profile',
  'GET /task/accepted',
  'POST /task/accepted/{id}',
  'GET /task/accepted/{id}',
  'GET /task/accepted/{id}/history',
  'GET /task/accepted/{id}/calendar.ics',
  'POST /task/accepted/{id}/documents',
  'GET /documents/{id}',
  'GET /chat',
  'GET /chat/selectedChat/{id}',
  'POST /chat/new/message/{id}',
  'POST /chat/{id}/read',
  'POST /chat/{id}/typing',
  'GET /notifications',
  'POST /notifications/read',
  'GET /events',
  'POST /create-checkout-session',
  'POST /embed/link-codes',
];

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type Partners = Awaited<ReturnType<typeof openPartners>>;
const contact = { phonenumber: '555-123-4567', address: '12 Private Lane' };
const member = newId();
let partners: Partners;
let server: Partners['server'];
let person: Person;

beforeAll(async () => {
  partners = await openPartners([member]);
  server = partners.server;
  person = await server.person({ id: member, ...contact });
});
afterAll(() => server.close());

/** Calls with a page's token, from its origin unless another one is given. */
const from = (
  token: string,
  origin: string | undefined,
  method: Method,
  url: string,
  json?: object,
): ReturnType<typeof server.call<{ code?: string; message?: string; link?: string }>> =>
  server.call(method, url, { as: `Bearer ${token}`, json, headers: origin ? { origin } : {} });

/** Reads only the head: an event stream never ends by itself. */
async function statusOfStream(token: string, origin?: string): Promise<number> {
  const answer = await server.app.inject({
    url: '/events',
    headers: { authorization: `Bearer ${token}`, ...(origin && { origin }) },
    payloadAsStream: true,
  });
  answer.stream().destroy();
  return answer.statusCode;
}

async function publishedCalls(): Promise<{ call: string; security: object[] }[]> {
  const { body } = await server.call<{ paths: Record<string, Record<string, { security?: object[] }>> }>(
    'GET',
    '/openapi.json',
  );
  return Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security = [] }]) => ({
      call: `${method.toUpperCase()} ${path}`,
      security,
    })),
  );
}

describe('the token of a partner’s page', () => {
  it('is for the calls that widgets need, as the OpenAPI document says', async () => {
    const calls = await publishedCalls();
    const forPages = calls.filter(({ security }) => security.some((one) => 'pageToken' in one));
    expect(forPages.map(({ call }) => call).sort()).toEqual([...allowed].sort());
  });

  it('is refused at every other call that needs a token', async () => {
    const calls = (await publishedCalls()).filter(({ security }) => security.some((one) => 'token' in one));
    for (const { call } of calls) {
      if (call === 'GET /events') continue;
      // Somebody else each time: of one person’s hundred sessions the oldest would end.
      const { token } = await partners.signIn(await server.person());
      const [method = '', path = ''] = call.split(' ');
      const answer = await from(token, page, method as Method, path.replace(/{\w+}/g, '0'), {});
      const isRefused = answer.status === 403 && answer.body.code === 'marketplace-only';
      expect([call, isRefused]).toEqual([call, !allowed.includes(call)]);
      if (!isRefused) {
        expect(answer.status).not.toBe(401);
        continue;
      }
      expect(answer.body.message).toContain('marketplace');
      // A new call needs its page in `backend/features/people/marketplace-pages.ts`.
      const linked = pageAt(new URL(answer.body.link ?? '', own).pathname);
      expect([call, linked?.page.path]).not.toEqual([call, '/']);
      expect([call, linked]).not.toEqual([call, undefined]);
    }
  });

  it('changes no password, ends no session and deletes no account', async () => {
    const { token } = await partners.signIn(person);
    const next = 'another horse';
    expect((await from(token, page, 'POST', '/user/password', { current: password, next })).status).toBe(403);
    expect((await from(token, page, 'DELETE', '/user/sessions')).status).toBe(403);
    expect((await from(token, page, 'DELETE', '/user', { password })).status).toBe(403);
    expect((await server.call('GET', '/user/Profile', { as: person })).status).toBe(200);
    const again = { email: person.email, password };
    expect((await server.call('POST', '/login', { json: again })).status).toBe(200);
  });

  it('shows the name and the picture of its visitor, nothing else, and changes nothing', async () => {
    const signedIn = await partners.signIn(person);
    const { token, cookie } = signedIn;
    const renewed = await partners.refresh({ cookie });
    const shown = await from(token, page, 'GET', '/user/Profile');
    for (const answer of [JSON.stringify(signedIn.user), renewed.text, shown.text]) {
      expect(answer).toContain(person.id);
      expect(answer).not.toMatch(/phonenumber|address"|555-123-4567|Private Lane/);
      expect(answer).not.toContain(person.email);
    }
    const refused = await from(token, page, 'PATCH', '/user/Profile', { firstname: 'Eve' });
    expect([refused.status, refused.body.code, refused.body.link]).toEqual([
      403,
      'marketplace-only',
      `${own}/Profile`,
    ]);
    const { body } = await server.call<object[]>('GET', '/user/Profile', { as: person });
    expect(body[0]).toMatchObject(contact);
  });

  it('opens an event stream and a file from its page only', async () => {
    const offer = await server.offer(await server.person());
    const parts = Object.entries({ details: 'A', date: bookingDay, time: '09:30' });
    const letter = { name: 'documents', file: { name: 'a.txt', content: 'Text' } };
    const booking = multipart([...parts.map(([name, value]) => ({ name, value })), letter]);
    const { token } = await partners.signIn(person);
    await server.call('POST', `/task/accepted/${offer}`, {
      as: `Bearer ${token}`,
      ...booking,
      headers: { ...booking.headers, origin: page },
    });
    const { body } = await server.call<{ documents: { id: string }[] }[]>('GET', '/task/accepted', {
      as: person,
    });
    const file = `/documents/${body[0]?.documents[0]?.id}`;
    for (const [origin, status] of [
      [page, 200],
      [otherPage, 401],
      [undefined, 401],
    ] as const) {
      expect([origin, await statusOfStream(token, origin)]).toEqual([origin, status]);
      expect([origin, (await from(token, origin, 'GET', file)).status]).toEqual([origin, status]);
    }
  });

  it('stops when its origin is registered no longer', async () => {
    const { token, cookie } = await partners.signIn(person);
    const registered = server.config.partners;
    server.config.partners = registered.filter(({ id }) => id !== 'agency');
    expect(await partners.profile(token, page)).toBe(401);
    expect(await statusOfStream(token, page)).toBe(401);
    expect((await partners.refresh({ cookie })).status).toBe(403);
    server.config.partners = registered;
    expect(await partners.profile(token, page)).toBe(200);
  });
});
