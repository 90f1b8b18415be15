/** Signing in with an OpenID Connect provider, at a real one. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mailbox } from '#tests/backend/support/mailed-token.ts';
import { openBrowser, site } from '#tests/backend/support/provider-browser.ts';
import { password, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { type OpenIdProvider, startOpenIdProvider } from '#tests/setup/openid-provider.ts';

let provider: OpenIdProvider;
let server: TestApp;

interface SignInAnswer {
  status: string;
  token: string;
  message: string;
  code: string;
  firstname: string;
  lastname: string;
  email: string;
  email_verified: boolean;
  user: { id: string; email: string; firstname: string; user_language: string; email_verified: boolean }[];
}

beforeAll(async () => {
  provider = await startOpenIdProvider();
  provider.register(site);
  server = await testApp({ PUBLIC_URL: site, OIDC_PROVIDERS: JSON.stringify([provider.setting()]) });
});
afterEach(() => {
  provider.tamper = undefined;
  provider.isDown = false;
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});

let people = 0;
/** Somebody at the provider, and the name under which they sign in there. */
function somebody(claims: Record<string, unknown> = {}) {
  people += 1;
  const login = `mia${people}`;
  const all = {
    ...{ given_name: 'Mia', family_name: `Nr${people}`, locale: 'de-DE' },
    ...{ email: `${login}@example.test`, email_verified: true },
    ...claims,
  };
  provider.people.set(login, all);
  return { login, email: String(all.email) };
}

const signIn = (browser: ReturnType<typeof openBrowser>, ticket: string, more: object = {}) =>
  browser.call<SignInAnswer>('POST', '/login/provider', { json: { ticket, ...more } });

describe('a new person', () => {
  it('gets an account from what the provider says, and the same one at the next sign-in', async () => {
    const { login, email } = somebody();
    const browser = openBrowser(server);
    const returned = await browser.goTo('/auth/test?next=/Checkout/12', login);
    expect(returned).toMatchObject({
      path: '/SignIn?next=%2FCheckout%2F12',
      purpose: 'sign-in',
      problem: null,
    });
    const first = await signIn(browser, returned.ticket, { locale: 'fr-CA' });
    expect(first.body).toMatchObject({ type: 'success', status: 'signed-in', message: 'Welcome, Mia!' });
    expect(first.body.user[0]).toMatchObject({ email, user_language: 'de', email_verified: true });
    const copy = await server.call<{ terms_version: string }>('GET', '/user/export', {
      as: `Bearer ${first.body.token}`,
    });
    expect(copy.body.terms_version).toBe(server.services.legalTexts.fr.version);

    const other = openBrowser(server);
    const again = await signIn(other, (await other.goTo('/auth/test', login)).ticket);
    expect(again.body.user[0]?.id).toBe(first.body.user[0]?.id);
    expect(again.body.token).not.toBe(first.body.token);
    expect((await server.call('GET', '/user/Profile', { as: `Bearer ${again.body.token}` })).status).toBe(
      200,
    );
  });

  it('is asked for the names that are missing, and has no account before', async () => {
    const { login, email } = somebody({ given_name: undefined, family_name: undefined });
    const browser = openBrowser(server);
    const { ticket } = await browser.goTo('/auth/test', login);
    const unfinished = await signIn(browser, ticket, { firstname: 'Mia' });
    expect(unfinished.body).toMatchObject({
      status: 'details-needed',
      firstname: 'Mia',
      lastname: '',
      email,
    });
    expect(unfinished.body.email_verified).toBe(true);
    expect(await server.db.selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([]);

    const done = await signIn(browser, ticket, { firstname: 'Mia', lastname: 'Ott', email: 'x@evil.test' });
    expect(done.body.user[0]).toMatchObject({ email, firstname: 'Mia' });
  });

  it('confirms an address that the provider does not vouch for, and learns nothing about whose it is', async () => {
    const known = await server.person();
    const { login } = somebody({ email: known.email, email_verified: false });
    const browser = openBrowser(server);
    const { ticket } = await browser.goTo('/auth/test', login);
    expect((await signIn(browser, ticket)).body).toMatchObject({
      ...{ status: 'details-needed', email: known.email, email_verified: false },
    });
    const taken = await signIn(browser, ticket, { email: known.email });
    expect(taken).toMatchObject({ status: 409, body: { code: 'address-taken' } });
    const free = await signIn(browser, ticket, { email: 'free@example.test' });
    expect(free.body.user[0]).toMatchObject({ email: 'free@example.test', email_verified: false });
    expect((await mailbox(server)).find(({ to }) => to === 'free@example.test')?.text).toContain(
      '/VerifyEmail',
    );
  });

  it('has one account after two sign-ups at once', async () => {
    const { login } = somebody();
    const browsers = [openBrowser(server), openBrowser(server)] as const;
    const tickets = await Promise.all(browsers.map((browser) => browser.goTo('/auth/test', login)));
    const answers = await Promise.all(
      browsers.map((browser, index) => signIn(browser, tickets[index]?.ticket ?? '')),
    );
    expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(
      true,
    );
    const rows = await server.db.selectFrom('identities').selectAll().where('subject', '=', login).execute();
    expect(rows).toHaveLength(1);
  });
});

describe('an address that has an account', () => {
  it('is connected after a sign-in to that account, and its holder is told', async () => {
    const holder = await server.person();
    const { login } = somebody({ email: holder.email.toUpperCase() });
    const browser = openBrowser(server);
    const { ticket } = await browser.goTo('/auth/test', login);
    expect((await signIn(browser, ticket)).body).toMatchObject({
      status: 'link-needed',
      email: holder.email,
    });
    // Asking again does not help.
    expect((await signIn(browser, ticket, { firstname: 'A', lastname: 'B' })).body.token).toBeUndefined();

    const other = await server.person();
    const wrong = await browser.call<{ code: string }>('POST', '/identities', {
      as: other,
      json: { ticket },
    });
    expect(wrong).toMatchObject({ status: 409, body: { code: 'provider-other-account' } });

    const { body } = await server.call<{ token: string }>('POST', '/login', {
      json: { email: holder.email, password },
    });
    const as = `Bearer ${body.token}`;
    expect((await browser.call('POST', '/identities', { as, json: { ticket } })).status).toBe(200);
    expect((await browser.call('POST', '/identities', { as, json: { ticket } })).status).toBe(410);
    const mail = (await mailbox(server)).find(({ to }) => to === holder.email);
    expect(mail?.subject).toBe('You can sign in with Test ID now');
    const later = await signIn(browser, (await browser.goTo('/auth/test', login)).ticket);
    expect(later.body.user[0]?.id).toBe(holder.id);
  });
});

describe('the way there and back', () => {
  it('is protected by PKCE, state and nonce, and by a cookie that scripts cannot read', async () => {
    const { status, headers } = await server.call('GET', '/auth/test');
    expect(status).toBe(303);
    const { searchParams, origin } = new URL(headers.location ?? '');
    expect(origin).toBe(provider.issuer);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...{ response_type: 'code', code_challenge_method: 'S256', redirect_uri: `${site}/auth/test/callback` },
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(headers['set-cookie']).toMatch(
      /^dragoman-provider=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
    );
    expect(headers['cache-control']).toContain('no-store');
  });

  it.each([
    '//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\\evil.example',
    '/.//evil.example',
  ])('does not lead to %s', async (address) => {
    const { login } = somebody();
    const query = new URLSearchParams({ next: address, page: address });
    const { path } = await openBrowser(server).goTo(`/auth/test?${query}`, login);
    expect(path).toBe('/SignIn');
  });

  it('leads back to the page that asked', async () => {
    const { login } = somebody();
    const page = '/embed/sign-in?origin=http%3A%2F%2Fpartner.localhost&mode=sign-in';
    const { path } = await openBrowser(server).goTo(`/auth/test?page=${encodeURIComponent(page)}`, login);
    expect(path).toBe(page);
  });

  it('says when the person went back at the provider', async () => {
    const back = await openBrowser(server).goTo('/auth/test?next=/Dashboard', null);
    expect(back).toMatchObject({
      path: '/SignIn?next=%2FDashboard',
      problem: 'provider-cancelled',
      ticket: '',
    });
  });

  it('does not begin from another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await server.call('GET', '/auth/test?next=/Dashboard', { headers });
    expect(answer).toMatchObject({ status: 303, headers: { location: '/SignIn?next=%2FDashboard' } });
  });

  it('says that an unknown provider is not there', async () => {
    expect((await server.call('GET', '/auth/other')).status).toBe(404);
    const answer = await server.call('GET', '/auth/other', { headers: { accept: 'text/html' } });
    expect(answer.headers.location).toBe(
      '/SignIn?provider=other&provider-purpose=sign-in&provider-problem=provider-unknown',
    );
  });

  it('says that a provider which is down is away, at its first use and at a later one', async () => {
    const down = await startOpenIdProvider();
    const setting = JSON.stringify([down.setting()]);
    const other = await testApp({ PUBLIC_URL: site, OIDC_PROVIDERS: setting });
    expect((await openBrowser(other).goTo('/auth/test', 'mia')).problem).toBe('provider-away');
    down.register(site);
    const browser = openBrowser(other);
    const { headers } = await browser.call('GET', '/auth/test');
    const callback = await browser.visitProvider(headers.location ?? '', 'mia');
    down.isDown = true;
    expect((await browser.comeBack(callback)).problem).toBe('provider-away');
    await down.stop();
    await other.close();
  });
});
