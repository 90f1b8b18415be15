/** Links from a partner's page lead to the marketplace signed in: once, soon, in that browser, to that page. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLinks, target } from '#tests/backend/support/link-code-calls.ts';
import { otherPage, page } from '#tests/backend/support/partner-authorization.ts';
import { type Person, password } from '#tests/backend/support/test-app.ts';

type Links = Awaited<ReturnType<typeof openLinks>>;
const second = 1000;
let { partners, server, signIn, ask, codeFor, redeem } = {} as Links;
beforeAll(async () => {
  ({ partners, server, signIn, ask, codeFor, redeem } = await openLinks());
});
afterAll(() => server.close());

describe('a link’s code', () => {
  it('signs in on our own page, in a session that lasts as long as the one it comes from', async () => {
    const person = await server.person();
    const { token, browser } = await signIn(person);
    server.wait(600 * second - 1000);
    const { status, body, headers } = await redeem(await codeFor(token), { browser });
    expect(status).toBe(200);
    expect(body.user?.[0]?.email).toBe(person.email);
    expect(Math.round((body.user?.[0]?.session.ends_in ?? 0) / 60)).toBe(50);
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await server.call('GET', '/user/email', { as: `Bearer ${body.token}` })).status).toBe(200);
  });

  it('starts a session that names the partner, and ends like any other', async () => {
    const person = await server.person();
    const { token, browser } = await signIn(person);
    const { body } = await redeem(await codeFor(token), { browser });
    const rows = async () =>
      (await server.call<Record<string, string>[]>('GET', '/user/sessions', { as: person })).body;
    const here = (await rows()).find(({ arrived_from }) => arrived_from !== null);
    expect(here).toMatchObject({ user_agent: 'Laptop', site: null, partner: null, arrived_from: 'Agency' });
    await server.call('DELETE', `/user/sessions/${here?.id}`, { as: person });
    expect((await server.call('GET', '/user/Profile', { as: `Bearer ${body.token}` })).status).toBe(401);
    // The sign-in on the partner's page goes on.
    expect(await partners.profile(token, page)).toBe(200);
  });

  it('proves nobody: what is sensitive wants the password', async () => {
    const person = await server.person();
    const { token, browser } = await signIn(person);
    const { body } = await redeem(await codeFor(token), { browser });
    const as = `Bearer ${body.token}`;
    const copy = () => server.call<{ code?: string }>('GET', '/user/export', { as });
    expect(await copy()).toMatchObject({ status: 401, body: { code: 'reauthentication-needed' } });
    expect((await server.call('POST', '/user/reauthenticate', { as, json: { password } })).status).toBe(200);
    expect((await copy()).status).toBe(200);
  });

  it('works once, also at the same time', async () => {
    const { token, browser } = await signIn(await server.person());
    const code = await codeFor(token);
    const both = await Promise.all([redeem(code, { browser }), redeem(code, { browser })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await redeem(code, { browser })).body).toMatchObject({ code: 'sign-in-over' });
  });

  it('works for a minute', async () => {
    const { token, browser } = await signIn(await server.person());
    const [early, late] = [await codeFor(token), await codeFor(token)];
    server.wait(59 * second);
    expect((await redeem(early, { browser })).status).toBe(200);
    server.wait(second + 1);
    expect((await redeem(late, { browser })).status).toBe(401);
  });

  it('is refused in another browser, and used up by the attempt', async () => {
    const [victim, attacker] = [await signIn(await server.person()), await signIn(await server.person())];
    for (const browser of [
      victim.browser,
      undefined,
      'dragoman-browser=',
      `dragoman-browser=${'x'.repeat(43)}`,
    ]) {
      const code = await codeFor(attacker.token);
      const answer = await redeem(code, { browser });
      expect([browser, answer.status]).toEqual([browser, 401]);
      expect(answer.body.token).toBeUndefined();
      expect((await redeem(code, { browser: attacker.browser })).status).toBe(401);
    }
  });

  it('is refused on another page, and used up by the attempt', async () => {
    const { token, browser } = await signIn(await server.person());
    for (const path of ['/Settings', '/Dashboard', `${target}&x`, '/dashboard?partner=agency']) {
      const code = await codeFor(token);
      expect([path, (await redeem(code, { browser, path })).status]).toEqual([path, 401]);
      expect((await redeem(code, { browser })).status).toBe(401);
    }
  });

  it('is refused from any page that is not ours', async () => {
    const { token, browser } = await signIn(await server.person());
    const code = await codeFor(token);
    for (const origin of [page, otherPage, 'https://unregistered.example', 'null', ''])
      expect([origin, (await redeem(code, { browser, origin })).status]).toEqual([origin, 403]);
    expect((await redeem(code, { browser })).status).toBe(200);
  });

  it('ends with the sign-in on the partner’s page, however that ends', async () => {
    const ends: [what: string, end: (person: Person, token: string) => Promise<{ status: number }>][] = [
      [
        'signing out there',
        (_person, token) =>
          server.call('DELETE', '/embed/session', { as: `Bearer ${token}`, headers: { origin: page } }),
      ],
      ['signing out everywhere', (person) => server.call('DELETE', '/user/sessions', { as: person })],
      [
        'a new password',
        (person) =>
          server.call('POST', '/user/password', {
            as: person,
            json: { current: password, next: 'another horse' },
          }),
      ],
      [
        'removing the account',
        (person) => server.call('DELETE', '/user', { as: person, json: { password } }),
      ],
    ];
    for (const [what, end] of ends) {
      const person = await server.person();
      const { token, browser } = await signIn(person);
      const code = await codeFor(token);
      expect([what, (await end(person, token)).status]).toEqual([what, 200]);
      expect([what, (await redeem(code, { browser })).status]).toEqual([what, 401]);
      expect([what, (await ask(token)).status]).toEqual([what, 401]);
    }
  });

  it('ends when the partner’s origin is registered no longer', async () => {
    const { token, browser } = await signIn(await server.person());
    const code = await codeFor(token);
    const registered = server.config.partners;
    server.config.partners = registered.filter(({ id }) => id !== 'agency');
    expect((await redeem(code, { browser })).status).toBe(401);
    server.config.partners = registered;
  });

  it('leaves a session of somebody else as it is, and says so', async () => {
    const [here, there] = [await server.person(), await server.person()];
    const { token, browser } = await signIn(there);
    const code = await codeFor(token);
    const answer = await redeem(code, { browser, as: here });
    expect(answer).toMatchObject({ status: 409, body: { code: 'other-account' } });
    expect((await server.call('GET', '/user/Profile', { as: here })).status).toBe(200);
    expect((await redeem(code, { browser })).status).toBe(401);
  });

  it('starts no second session of the same person', async () => {
    const person = await server.person();
    const { token, browser } = await signIn(person);
    const code = await codeFor(token);
    expect((await redeem(code, { browser, as: person })).status).toBe(204);
    expect((await server.call('GET', '/user/Profile', { as: person })).status).toBe(200);
    expect((await redeem(code, { browser })).status).toBe(401);
    // A token that has ended is nobody's.
    expect((await redeem(await codeFor(token), { browser, as: 'Bearer ended' })).status).toBe(200);
  });
});
