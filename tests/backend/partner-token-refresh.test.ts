import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieOf, minute, openPartners, otherPage, page } from './partner-authorization.ts';
import { type Person, password } from './test-app.ts';

type Partners = Awaited<ReturnType<typeof openPartners>>;
let partners: Partners;
let server: Partners['server'];
beforeAll(async () => {
  partners = await openPartners();
  server = partners.server;
});
afterAll(() => server.close());

describe('the renewal', () => {
  it('gives a new token and a new cookie at each use', async () => {
    const { cookie, token } = await partners.signIn(await server.person());
    const first = await partners.renew({ cookie });
    expect(first.status).toBe(200);
    expect(first.body.token).not.toBe(token);
    expect(cookieOf(first)).not.toBe(cookie);
    expect((await partners.renew({ cookie: cookieOf(first) })).status).toBe(200);
    expect(await partners.profile(first.body.token, page)).toBe(200);
  });

  it('does not part two tabs that renew at once', async () => {
    const { cookie } = await partners.signIn(await server.person());
    const [one, other] = await Promise.all([partners.renew({ cookie }), partners.renew({ cookie })]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(cookieOf(one)).toBe(cookieOf(other));
    expect((await partners.renew({ cookie: cookieOf(one) })).status).toBe(200);
  });

  it('ends for everybody when a replaced cookie comes back late', async () => {
    const { cookie } = await partners.signIn(await server.person());
    const next = await partners.renew({ cookie });
    server.wait(minute + 1);
    expect((await partners.renew({ cookie })).status).toBe(204);
    expect((await partners.renew({ cookie: cookieOf(next) })).status).toBe(204);
    expect(await partners.profile(next.body.token, page)).toBe(401);
  });

  it('does nothing for any other page, and nothing where no page is named', async () => {
    const { cookie } = await partners.signIn(await server.person());
    expect((await partners.renew({ cookie, origin: otherPage })).status).toBe(204);
    const strange = await partners.renew({ cookie, origin: 'https://stranger.example' });
    expect(strange.status).toBe(403);
    expect(strange.headers['access-control-allow-origin']).toBeUndefined();
    const nameless = await server.call('POST', '/embed/session/renew', { headers: { cookie } });
    expect(nameless.status).toBe(403);
    expect((await partners.renew({ cookie })).status).toBe(200);
  });

  it('goes by a token that still holds where the browser keeps no cookie', async () => {
    const { token } = await partners.signIn(await server.person());
    const next = await partners.renew({ as: `Bearer ${token}` });
    expect(next.status).toBe(200);
    expect(next.headers['set-cookie']).toBeUndefined();
    expect(await partners.profile(next.body.token, page)).toBe(200);
    server.wait(11 * minute);
    expect((await partners.renew({ as: `Bearer ${next.body.token}` })).status).toBe(204);
  });

  it('is not for a token of our own pages', async () => {
    const person = await server.person();
    expect((await partners.renew({ as: `Bearer ${person.token}` })).status).toBe(204);
  });

  it('ends as long after the sign-in as every session does', async () => {
    const { cookie } = await partners.signIn(await server.person());
    let last = cookie;
    for (let round = 0; round < 7; round += 1) {
      server.wait(8 * minute);
      const answer = await partners.renew({ cookie: last });
      expect(answer.status).toBe(200);
      last = cookieOf(answer);
    }
    server.wait(5 * minute);
    expect((await partners.renew({ cookie: last })).status).toBe(204);
  });

  it.each([
    [
      'signing out there',
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
      'signing out there after the token’s time',
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
      'a new password',
      async (_token: string, _cookie: string, person: Person) => {
        const json = { current: password, next: 'another horse' };
        expect((await server.call('POST', '/user/password', { as: person, json })).status).toBe(200);
      },
    ],
    [
      'ending all other sign-ins',
      async (_token: string, _cookie: string, person: Person) => {
        await server.call('DELETE', '/user/sessions', { as: person });
      },
    ],
    [
      'leaving',
      async (_token: string, _cookie: string, person: Person) => {
        expect((await server.call('DELETE', '/user', { as: person, json: { password } })).status).toBe(200);
      },
    ],
  ])('is over after %s, and its tokens with it', async (_name, end) => {
    const person = await server.person();
    const { token, cookie } = await partners.signIn(person);
    const second = await partners.renew({ cookie });
    await end(second.body.token, cookieOf(second), person);
    expect(await partners.profile(token, page)).toBe(401);
    expect(await partners.profile(second.body.token, page)).toBe(401);
    expect((await partners.renew({ cookie: cookieOf(second), as: `Bearer ${token}` })).status).toBe(204);
  });

  it('goes on after a new password that was chosen by its own page', async () => {
    const person = await server.person();
    const { token, cookie } = await partners.signIn(person);
    const json = { current: password, next: 'another horse' };
    const changed = await server.call('POST', '/user/password', {
      as: `Bearer ${token}`,
      json,
      headers: { origin: page },
    });
    expect(changed.status).toBe(200);
    expect((await partners.renew({ cookie })).status).toBe(200);
    expect((await server.call('GET', '/user/Profile', { as: person })).status).toBe(401);
  });

  it('is one entry in the list of sign-ins, with the site it belongs to', async () => {
    const person = await server.person();
    const { cookie, token } = await partners.signIn(person);
    await partners.renew({ cookie });
    interface Row {
      site: string | null;
      current: boolean;
    }
    const { body } = await server.call<Row[]>('GET', '/user/sessions', {
      as: `Bearer ${token}`,
      headers: { origin: page },
    });
    expect(body.map(({ site, current }) => ({ site, current }))).toEqual(
      expect.arrayContaining([
        { site: page, current: true },
        { site: null, current: false },
      ]),
    );
    expect(body).toHaveLength(2);
  });
});
