import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cookieOf,
  minute,
  openPartners,
  otherPage,
  page,
} from '#tests/backend/support/partner-authorization.ts';
import { type Person, password } from '#tests/backend/support/test-app.ts';

type Partners = Awaited<ReturnType<typeof openPartners>>;
let partners: Partners;
let server: Partners['server'];
beforeAll(async () => {
  partners = await openPartners();
  server = partners.server;
});
afterAll(() => server.close());

describe('a token refresh', () => {
  it('issues a new token and rotates the cookie', async () => {
    const { cookie, token } = await partners.signIn(await server.person());
    const first = await partners.refresh({ cookie });
    expect(first.status).toBe(200);
    expect(first.body.token).not.toBe(token);
    expect(cookieOf(first)).not.toBe(cookie);
    expect((await partners.refresh({ cookie: cookieOf(first) })).status).toBe(200);
    expect(await partners.profile(first.body.token, page)).toBe(200);
  });

  it('works for two tabs that refresh at the same time', async () => {
    const { cookie } = await partners.signIn(await server.person());
    const [one, other] = await Promise.all([partners.refresh({ cookie }), partners.refresh({ cookie })]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(cookieOf(one)).toBe(cookieOf(other));
    expect((await partners.refresh({ cookie: cookieOf(one) })).status).toBe(200);
  });

  it('revokes the session when a rotated cookie is used again later', async () => {
    const { cookie } = await partners.signIn(await server.person());
    const next = await partners.refresh({ cookie });
    server.wait(minute + 1);
    expect((await partners.refresh({ cookie })).status).toBe(204);
    expect((await partners.refresh({ cookie: cookieOf(next) })).status).toBe(204);
    expect(await partners.profile(next.body.token, page)).toBe(401);
  });

  it('refuses other origins and calls without an origin', async () => {
    const { cookie } = await partners.signIn(await server.person());
    expect((await partners.refresh({ cookie, origin: otherPage })).status).toBe(204);
    const foreign = await partners.refresh({ cookie, origin: 'https://unregistered.example' });
    expect(foreign.status).toBe(403);
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
    const withoutOrigin = await server.call('POST', '/embed/session/renew', { headers: { cookie } });
    expect(withoutOrigin.status).toBe(403);
    expect((await partners.refresh({ cookie })).status).toBe(200);
  });

  it('accepts a valid token where the browser stores no cookie', async () => {
    const { token } = await partners.signIn(await server.person());
    const next = await partners.refresh({ as: `Bearer ${token}` });
    expect(next.status).toBe(200);
    expect(next.headers['set-cookie']).toBeUndefined();
    expect(await partners.profile(next.body.token, page)).toBe(200);
    server.wait(11 * minute);
    expect((await partners.refresh({ as: `Bearer ${next.body.token}` })).status).toBe(204);
  });

  it('refuses a token of the marketplace’s own pages', async () => {
    const person = await server.person();
    expect((await partners.refresh({ as: `Bearer ${person.token}` })).status).toBe(204);
  });

  it('expires at the same time after the sign-in as every session', async () => {
    const { cookie } = await partners.signIn(await server.person());
    let last = cookie;
    for (let round = 0; round < 7; round += 1) {
      server.wait(8 * minute);
      const answer = await partners.refresh({ cookie: last });
      expect(answer.status).toBe(200);
      last = cookieOf(answer);
    }
    server.wait(5 * minute);
    expect((await partners.refresh({ cookie: last })).status).toBe(204);
  });

  it.each([
    [
      'signing out on its page',
      async (token: string, cookie: string) => {
        const answer = await server.call('DELETE', '/embed/session', {
          as: `Bearer ${token}`,
          headers: { origin: page, cookie },
        });
        expect(answer.status).toBe(200);
        expect(String(answer.headers['set-cookie'])).toContain('Max-Age=0');
      },
    ],
    [
      'signing out on its page after the token expired',
      async (_token: string, cookie: string) => {
        server.wait(11 * minute);
        await server.call('DELETE', '/embed/session', { headers: { origin: page, cookie } });
      },
    ],
    [
      'signing out by the token alone',
      async (token: string) => {
        await server.call('POST', '/logout', { as: `Bearer ${token}`, headers: { origin: page } });
      },
    ],
    [
      'a password change',
      async (_token: string, _cookie: string, person: Person) => {
        const json = { current: password, next: 'another horse' };
        expect((await server.call('POST', '/user/password', { as: person, json })).status).toBe(200);
      },
    ],
    [
      'all other sessions end',
      async (_token: string, _cookie: string, person: Person) => {
        await server.call('DELETE', '/user/sessions', { as: person });
      },
    ],
    [
      'the account is removed',
      async (_token: string, _cookie: string, person: Person) => {
        expect((await server.call('DELETE', '/user', { as: person, json: { password } })).status).toBe(200);
      },
    ],
  ])('ends after %s, and its tokens with it', async (_name, end) => {
    const person = await server.person();
    const { token, cookie } = await partners.signIn(person);
    const second = await partners.refresh({ cookie });
    await end(second.body.token, cookieOf(second), person);
    expect(await partners.profile(token, page)).toBe(401);
    expect(await partners.profile(second.body.token, page)).toBe(401);
    expect((await partners.refresh({ cookie: cookieOf(second), as: `Bearer ${token}` })).status).toBe(204);
  });

  it('is one entry in the list of sessions, with its site and the name of its partner', async () => {
    const person = await server.person();
    const { cookie } = await partners.signIn(person);
    await partners.refresh({ cookie });
    interface Row {
      site: string | null;
      partner: string | null;
      current: boolean;
    }
    const { body } = await server.call<Row[]>('GET', '/user/sessions', { as: person });
    expect(body.map(({ site, partner, current }) => ({ site, partner, current }))).toEqual(
      expect.arrayContaining([
        { site: page, partner: 'Agency', current: false },
        { site: null, partner: null, current: true },
      ]),
    );
    expect(body).toHaveLength(2);
  });
});
