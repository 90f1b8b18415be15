import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cookieOf,
  minute,
  newVerifier,
  openPartners,
  otherPage,
  own,
  page,
  sha256,
} from '#tests/backend/support/partner-authorization.ts';
import { password } from '#tests/backend/support/test-app.ts';

type Partners = Awaited<ReturnType<typeof openPartners>>;
let partners: Partners;
let server: Partners['server'];
beforeAll(async () => {
  partners = await openPartners();
  server = partners.server;
});
afterAll(() => server.close());

describe('a partner’s page', () => {
  it('can ask whether it is registered', async () => {
    const ask = (origin: string) =>
      server.call('GET', `/embed/site?origin=${encodeURIComponent(origin)}`, { headers: { origin } });
    expect((await ask(page)).body).toEqual({ registered: true, id: 'agency', name: 'Agency', logo: null });
    const unregistered = await ask('https://unregistered.example');
    expect(unregistered.body).toEqual({ registered: false, id: null, name: null, logo: null });
    expect(unregistered.headers['access-control-allow-origin']).toBe('*');
  });

  it('exchanges a code for a short-lived token and an HttpOnly cookie', async () => {
    const person = await server.person();
    const { token, expires_in, user, headers } = await partners.signIn(person);
    // The page is not the marketplace's: it reads no address.
    expect(user).toMatchObject([{ id: person.id, email: '' }]);
    expect(expires_in).toBe(600);
    const cookie = String(headers['set-cookie']);
    for (const word of [
      'HttpOnly',
      'Secure',
      'SameSite=None',
      'Partitioned',
      'Path=/embed/session',
      'Max-Age=3600',
    ])
      expect(cookie).toContain(word);
    expect(cookie).not.toContain(token);
    expect(headers['access-control-allow-origin']).toBe(page);
    expect(headers['access-control-allow-credentials']).toBe('true');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(await partners.profile(token, page)).toBe(200);
  });

  it('gets another key for drafts than the marketplace’s own pages, and the same at each sign-in', async () => {
    const person = await server.person();
    const keyIn = (users: { draft_key?: string }[]) => users[0]?.draft_key ?? '';
    const onPage = keyIn((await partners.signIn(person)).user);
    expect(keyIn((await partners.signIn(person)).user)).toBe(onPage);
    const own = keyIn(
      (await server.call<{ draft_key: string }[]>('GET', '/user/Profile', { as: person })).body,
    );
    const json = { email: person.email, password };
    const { body } = await server.call<{ user: { draft_key: string }[] }>('POST', '/login', { json });
    expect(keyIn(body.user)).toBe(own);
    const other = await server.person();
    const others = keyIn(
      (await server.call<{ draft_key: string }[]>('GET', '/user/Profile', { as: other })).body,
    );
    const keys = [onPage, own, others];
    expect(new Set(keys).size).toBe(3);
    for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/);
  });

  it('gets a token that is refused from any other origin and without one', async () => {
    const { token } = await partners.signIn(await server.person());
    for (const origin of [otherPage, own, 'https://unregistered.example', 'null', undefined])
      expect([origin, await partners.profile(token, origin)]).toEqual([origin, 401]);
    expect(await partners.profile(token, page)).toBe(200);
  });

  it('cannot request codes with that token, nor can any other page', async () => {
    const person = await server.person();
    const { token } = await partners.signIn(person);
    const ask = (as: string, origin?: string, forPage = page) =>
      server.call('POST', '/embed/codes', {
        as: `Bearer ${as}`,
        json: { origin: forPage, challenge: sha256(newVerifier()) },
        headers: origin ? { origin } : {},
      });
    expect((await ask(token, page)).status).toBe(403);
    expect((await ask(token)).status).toBe(401);
    expect((await ask(person.token, page)).status).toBe(403);
    expect((await ask(person.token)).status).toBe(403);
    expect((await ask(person.token, own, 'https://unregistered.example')).status).toBe(403);
    expect((await ask(person.token, own)).status).toBe(200);
    expect((await server.call('POST', '/embed/codes', { json: {} })).status).toBe(401);
  });
});

describe('signing out at the marketplace', () => {
  const logOut = (as: string) => server.call('POST', '/logout', { as });

  it('ends the sign-ins on partners’ pages, and their codes', async () => {
    const person = await server.person();
    const [first, second] = [await partners.signIn(person), await partners.signIn(person, otherPage)];
    const verifier = newVerifier();
    const code = await partners.codeFor(person, verifier);
    expect((await logOut(person.token)).status).toBe(200);
    expect(await partners.profile(first.token, page)).toBe(401);
    expect(await partners.profile(second.token, otherPage)).toBe(401);
    expect((await partners.refresh({ cookie: first.cookie })).status).toBe(204);
    expect((await partners.exchangeCode(code, verifier)).status).toBe(401);
  });

  it('leaves them where the person only signs in once more, and ends them where somebody else does', async () => {
    const person = await server.person();
    const { token } = await partners.signIn(person);
    const signIn = (email: string, as: string) =>
      server.call<{ token: string }>('POST', '/login', { as, json: { email, password } });
    const again = await signIn(person.email, person.token);
    expect(await partners.profile(token, page)).toBe(200);
    await signIn((await server.person()).email, `Bearer ${again.body.token}`);
    expect(await partners.profile(token, page)).toBe(401);
  });

  it('is not what the window does whose session was for the code alone', async () => {
    const person = await server.person();
    const verifier = newVerifier();
    const { body } = await server.call<{ code: string }>('POST', '/embed/codes', {
      as: person,
      json: { origin: page, challenge: sha256(verifier), ends_session: true },
      headers: { origin: own },
    });
    expect((await server.call('GET', '/user/Profile', { as: person })).status).toBe(401);
    const { token } = (await partners.exchangeCode(body.code, verifier)).body;
    expect(await partners.profile(token, page)).toBe(200);
  });
});

describe('a sign-in on a page where somebody is signed in', () => {
  it('ends their session and its refresh token, if it succeeds', async () => {
    const [earlier, next] = [await partners.signIn(await server.person()), await server.person()];
    const verifier = newVerifier();
    const signIn = (code: string) =>
      server.call('POST', '/embed/session', {
        json: { code, verifier },
        headers: { origin: page, cookie: earlier.cookie },
      });
    expect((await signIn('x'.repeat(43))).status).toBe(401);
    expect(await partners.profile(earlier.token, page)).toBe(200);
    expect((await signIn(await partners.codeFor(next, verifier))).status).toBe(200);
    expect(await partners.profile(earlier.token, page)).toBe(401);
    expect((await partners.refresh({ cookie: earlier.cookie })).status).toBe(204);
  });
});

describe('a code', () => {
  it('works once', async () => {
    const verifier = newVerifier();
    const code = await partners.codeFor(await server.person(), verifier);
    const [one, other] = await Promise.all([
      partners.exchangeCode(code, verifier),
      partners.exchangeCode(code, verifier),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 401]);
    expect((await partners.exchangeCode(code, verifier)).status).toBe(401);
  });

  it('revokes what it gave when it is used again, with its verifier only', async () => {
    const verifier = newVerifier();
    const code = await partners.codeFor(await server.person(), verifier);
    const first = await partners.exchangeCode(code, verifier);
    expect((await partners.exchangeCode(code, newVerifier())).status).toBe(401);
    expect((await partners.exchangeCode(code, verifier, otherPage)).status).toBe(401);
    expect(await partners.profile(first.body.token, page)).toBe(200);
    expect((await partners.exchangeCode(code, verifier)).status).toBe(401);
    expect(await partners.profile(first.body.token, page)).toBe(401);
    expect((await partners.refresh({ cookie: cookieOf(first) })).status).toBe(204);
  });

  it('is refused from another page or without an origin, and is used up by the attempt', async () => {
    for (const origin of [otherPage, 'https://unregistered.example', '']) {
      const verifier = newVerifier();
      const code = await partners.codeFor(await server.person(), verifier);
      const answer = await partners.exchangeCode(code, verifier, origin);
      expect(answer.status).toBe(origin === otherPage ? 401 : 403);
      expect(answer.headers['set-cookie']).toBeUndefined();
      if (origin === otherPage) expect((await partners.exchangeCode(code, verifier)).status).toBe(401);
    }
  });

  it('is refused without the verifier of its challenge', async () => {
    const verifier = newVerifier();
    const code = await partners.codeFor(await server.person(), verifier);
    expect((await partners.exchangeCode(code, newVerifier())).status).toBe(401);
    expect((await partners.exchangeCode(code, verifier)).status).toBe(401);
  });

  it('expires after a minute', async () => {
    const verifier = newVerifier();
    const code = await partners.codeFor(await server.person(), verifier);
    server.wait(minute + 1);
    expect((await partners.exchangeCode(code, verifier)).status).toBe(401);
  });
});
