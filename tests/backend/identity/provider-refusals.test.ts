/** What nobody signs in with: answers of a provider that are false, late, repeated, or another person's. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openBrowser, site } from '#tests/backend/support/provider-browser.ts';
import { type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import {
  type OpenIdProvider,
  startOpenIdProvider,
  type Tamper,
  unsigned,
} from '#tests/setup/openid-provider.ts';

let provider: OpenIdProvider;
let server: TestApp;

beforeAll(async () => {
  provider = await startOpenIdProvider();
  provider.register(site);
  const settings = [
    provider.setting(),
    { ...provider.setting({ id: 'other' }), issuer: 'https://o.example' },
  ];
  server = await testApp({ PUBLIC_URL: site, OIDC_PROVIDERS: JSON.stringify(settings) });
});
afterEach(() => {
  provider.tamper = undefined;
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});

const accounts = async () =>
  Number(
    (
      await server.db
        .selectFrom('users')
        .select((is) => is.fn.countAll().as('n'))
        .executeTakeFirst()
    )?.n,
  );
const someone = () => {
  const login = `ben${Math.random().toString(36).slice(2)}`;
  const names = { given_name: 'Ben', family_name: 'Ode' };
  provider.people.set(login, { ...names, email: `${login}@example.test`, email_verified: true });
  return login;
};
const redeem = (browser: ReturnType<typeof openBrowser>, ticket: string) =>
  browser.call<{ code?: string; status?: string }>('POST', '/login/provider', { json: { ticket } });

const hour = 3600;
const tampering: [what: string, tamper: Tamper][] = [
  ['is not signed', (payload) => unsigned(payload)],
  ['is signed by somebody else', (payload, signed) => `${signed(payload).slice(0, -20)}AAAAAAAAAAAAAAAAAAAA`],
  ['has been changed after it was signed', swapSubject],
  ['has another nonce', (payload) => ({ ...payload, nonce: 'another' })],
  ['has no nonce', ({ nonce: _left, ...payload }) => payload],
  ['comes from another issuer', (payload) => ({ ...payload, iss: 'https://evil.example' })],
  ['is for another client', (payload) => ({ ...payload, aud: 'another' })],
  ['has expired', (payload) => ({ ...payload, iat: now() - 2 * hour, exp: now() - hour })],
  ['is of another person than the profile', (payload) => ({ ...payload, sub: 'another' })],
];

const now = () => Math.floor(Date.now() / 1000);

function swapSubject(payload: Record<string, unknown>, signed: (payload: Record<string, unknown>) => string) {
  const [head, , signature] = signed(payload).split('.');
  const other = Buffer.from(JSON.stringify({ ...payload, sub: 'another' })).toString('base64url');
  return `${head}.${other}.${signature}`;
}

it.each(tampering)('refuses an ID token that %s', async (_what, tamper) => {
  const before = await accounts();
  provider.tamper = tamper;
  const back = await openBrowser(server).goTo('/auth/test', someone());
  expect(back).toMatchObject({ problem: 'provider-refused', ticket: '' });
  expect(await accounts()).toBe(before);
});

it('uses a callback once', async () => {
  const browser = openBrowser(server);
  const { headers } = await browser.call('GET', '/auth/test');
  const callback = await browser.visitProvider(headers.location ?? '', someone());
  const both = await Promise.all([browser.comeBack(callback), browser.comeBack(callback)]);
  expect(both.map(({ problem }) => problem ?? 'none').sort()).toEqual(['none', 'provider-over']);
  expect((await browser.comeBack(callback)).problem).toBe('provider-over');
});

it('uses a ticket once, of two calls at once too', async () => {
  const browser = openBrowser(server);
  const { ticket } = await browser.goTo('/auth/test', someone());
  const answers = await Promise.all([redeem(browser, ticket), redeem(browser, ticket)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  expect(await redeem(browser, ticket)).toMatchObject({ status: 410, body: { code: 'provider-over' } });
});

it('belongs to the browser in which it began', async () => {
  const [attacker, victim] = [openBrowser(server), openBrowser(server)];
  const { headers } = await attacker.call('GET', '/auth/test');
  const callback = await attacker.visitProvider(headers.location ?? '', someone());
  expect((await victim.comeBack(callback)).problem).toBe('provider-over');
  await victim.call('GET', '/auth/test');
  expect((await victim.comeBack(callback)).problem).toBe('provider-over');
  // It is still there for the one who began it.
  const { ticket } = await attacker.comeBack(callback);
  expect((await redeem(victim, ticket)).status).toBe(410);
  expect((await redeem(attacker, ticket)).body.status).toBe('signed-in');
});

it('refuses a state that it has not given out, and an answer to another provider’s question', async () => {
  const browser = openBrowser(server);
  const { headers } = await browser.call('GET', '/auth/test');
  const callback = await browser.visitProvider(headers.location ?? '', someone());
  const foreign = new URL(callback);
  foreign.searchParams.set('state', 'A'.repeat(43));
  expect((await browser.comeBack(foreign.href)).problem).toBe('provider-over');
  expect((await browser.comeBack(callback.replace('/auth/test/', '/auth/other/'))).problem).toBe(
    'provider-over',
  );
  for (const query of ['', '?state=', '?error=access_denied', '?state=a&state=b'])
    expect((await browser.comeBack(`${site}/auth/test/callback${query}`)).problem).toBe('provider-over');
});

it('refuses an answer that names another issuer', async () => {
  const browser = openBrowser(server);
  const { headers } = await browser.call('GET', '/auth/test');
  const callback = new URL(await browser.visitProvider(headers.location ?? '', someone()));
  callback.searchParams.set('iss', 'https://evil.example');
  expect((await browser.comeBack(callback.href)).problem).toBe('provider-refused');
});

it('refuses a code that is not the provider’s', async () => {
  const browser = openBrowser(server);
  const { headers } = await browser.call('GET', '/auth/test');
  const callback = new URL(await browser.visitProvider(headers.location ?? '', someone()));
  callback.searchParams.set('code', 'made-up');
  expect((await browser.comeBack(callback.href)).problem).toBe('provider-refused');
});

it('waits ten minutes for the provider, and ten for the page', async () => {
  const browser = openBrowser(server);
  const { headers } = await browser.call('GET', '/auth/test');
  const callback = await browser.visitProvider(headers.location ?? '', someone());
  server.wait(600_000);
  expect((await browser.comeBack(callback)).problem).toBe('provider-over');
  const { ticket } = await browser.goTo('/auth/test', someone());
  server.wait(600_000);
  expect(await redeem(browser, ticket)).toMatchObject({ status: 410, body: { code: 'provider-over' } });
});

it('has no use for a ticket of another purpose', async () => {
  const browser = openBrowser(server);
  const login = someone();
  const { ticket, purpose } = await browser.goTo('/auth/test?purpose=confirm&page=/Settings', login);
  expect(purpose).toBe('confirm');
  expect((await redeem(browser, ticket)).status).toBe(410);
  expect((await server.call('GET', '/auth/test?purpose=link')).status).toBe(422);
});
