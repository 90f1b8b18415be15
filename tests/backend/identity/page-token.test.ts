/** What the token of a partner's page may do, and from where. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#backend/platform/database/ids.ts';
import { multipart } from '#tests/backend/support/multipart.ts';
import { openPartners, otherPage, page } from '#tests/backend/support/partner-authorization.ts';
import { type Person, password } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

/** All other calls need a sign-in at the marketplace. */
const allowed = [
  'POST /logout',
  'GET /user/Profile',
  'PATCH /user/Profile',
  'GET /user/counts',
  'POST /upload',
  'POST /email/verification',
  'GET /user/task',
  'POST /task/create',
  'PATCH /api/task/{id}',
  'DELETE /api/task/{id}',
  'GET /task/accepted',
  'POST /task/accepted/{id}',
  'GET /task/accepted/{id}',
  'PATCH /task/accepted/{id}',
  'GET /task/accepted/{id}/history',
  'GET /task/accepted/{id}/calendar.ics',
  'POST /task/accepted/{id}/documents',
  'POST /task/accepted/{id}/review',
  'POST /task/accepted/{id}/review/reply',
  'POST /task/accepted/{id}/dispute',
  'DELETE /task/accepted/{id}/dispute',
  'POST /task/accepted/{id}/settlement',
  'POST /task/accepted/{id}/settlement/accept',
  'POST /task/accepted/{id}/settlement/decline',
  'GET /documents/{id}',
  'GET /chat',
  'POST /chat/new',
  'GET /chat/selectedChat/{id}',
  'POST /chat/new/message/{id}',
  'POST /chat/{id}/read',
  'POST /chat/{id}/typing',
  'GET /notifications',
  'POST /notifications/read',
  'GET /events',
  'GET /requests',
  'POST /request',
  'POST /request/create',
  'GET /requests/{id}',
  'PATCH /requests/{id}',
  'DELETE /requests/{id}',
  'POST /requests/{id}/proposals',
  'GET /requests/{id}/proposals',
  'PATCH /requests/{id}/proposals/{proposal}',
  'POST /requests/{id}/proposals/{proposal}/accept',
  'POST /create-checkout-session',
  'GET /embed/report',
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
): ReturnType<typeof server.call<{ code?: string; message?: string }>> =>
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
      const isRefused = answer.status === 403 && answer.body.code === 'insufficient-scope';
      expect([call, isRefused]).toEqual([call, !allowed.includes(call)]);
      if (isRefused) expect(answer.body.message).toContain('marketplace');
      else expect(answer.status).not.toBe(401);
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

  it('shows neither phone number nor address, and changes neither', async () => {
    const signedIn = await partners.signIn(person);
    const { token, cookie } = signedIn;
    const renewed = await partners.refresh({ cookie });
    const shown = await from(token, page, 'GET', '/user/Profile');
    const saved = await from(token, page, 'PATCH', '/user/Profile', { firstname: 'Augusta' });
    expect(saved.status).toBe(200);
    for (const answer of [JSON.stringify(signedIn.user), renewed.text, shown.text, saved.text]) {
      expect(answer).toContain(person.email);
      expect(answer).not.toMatch(/phonenumber|address"|555-123-4567|Private Lane/);
    }
    for (const change of [{ phonenumber: '555-999-9999' }, { firstname: 'Eve', address: '1 Other Street' }]) {
      const refused = await from(token, page, 'PATCH', '/user/Profile', change);
      expect([refused.status, refused.body.code]).toEqual([403, 'insufficient-scope']);
    }
    const { body } = await server.call<object[]>('GET', '/user/Profile', { as: person });
    expect(body[0]).toMatchObject({ firstname: 'Augusta', ...contact });
  });

  it('opens an event stream and a file from its page only', async () => {
    const offer = await server.offer(await server.person());
    const parts = Object.entries({ details: 'A', date: bookingDay, time: '09:30' });
    const letter = { name: 'documents', file: { name: 'a.txt', content: 'Text' } };
    const booking = multipart([...parts.map(([name, value]) => ({ name, value })), letter]);
    await server.call('POST', `/task/accepted/${offer}`, { as: person, ...booking });
    const { body } = await server.call<{ documents: { id: string }[] }[]>('GET', '/task/accepted', {
      as: person,
    });
    const file = `/documents/${body[0]?.documents[0]?.id}`;
    const { token } = await partners.signIn(person);
    for (const [origin, status] of [
      [page, 200],
      [otherPage, 401],
      [undefined, 401],
    ] as const) {
      expect([origin, await statusOfStream(token, origin)]).toEqual([origin, status]);
      expect([origin, (await from(token, origin, 'GET', file)).status]).toEqual([origin, status]);
    }
  });

  it('shows a partner’s members the numbers of that partner alone', async () => {
    const read = (token: string, query = '') => from(token, page, 'GET', `/embed/report${query}`);
    const { token } = await partners.signIn(person);
    expect((await read(token)).body).toMatchObject({ partners: [{ id: 'agency', name: 'Agency' }] });
    expect((await read(token, '?partner=other')).status).toBe(404);
    const stranger = await partners.signIn(await server.person());
    expect((await read(stranger.token)).body).toMatchObject({ partner: null, partners: [] });
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
