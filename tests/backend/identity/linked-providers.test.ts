/** The providers that are connected with an account: adding, removing, and showing by one who one is. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#backend/app.ts';
import { mailbox } from '#tests/backend/support/mailed-token.ts';
import { openBrowser, site } from '#tests/backend/support/provider-browser.ts';
import { type Person, password, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { type OpenIdProvider, startOpenIdProvider } from '#tests/setup/openid-provider.ts';

let provider: OpenIdProvider;
let server: TestApp;

interface Identity {
  id: string;
  name: string;
  available: boolean;
  used_at: string | null;
}

beforeAll(async () => {
  provider = await startOpenIdProvider();
  provider.register(site);
  server = await testApp({ PUBLIC_URL: site, OIDC_PROVIDERS: JSON.stringify([provider.setting()]) });
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});

let logins = 0;
function login(claims: Record<string, unknown> = {}) {
  logins += 1;
  const name = `eva${logins}`;
  const names = { given_name: 'Eva', family_name: 'Oz' };
  provider.people.set(name, { ...names, email: `${name}@example.test`, email_verified: true, ...claims });
  return name;
}

type As = Person | string;
type Browser = ReturnType<typeof openBrowser>;
const identities = async (as: As) => (await server.call<Identity[]>('GET', '/identities', { as })).body;
const remove = (as: As, id = '') => server.call<{ code: string }>('DELETE', `/identities/${id}`, { as });

async function signUp(browser: Browser, name = login()) {
  const { ticket } = await browser.goTo('/auth/test', name);
  const { body } = await browser.call<{ token: string; user: { id: string }[] }>('POST', '/login/provider', {
    json: { ticket },
  });
  return { as: `Bearer ${body.token}`, id: body.user[0]?.id ?? '', name };
}

/** The ticket of a provider that somebody connects in the settings. */
async function ask(browser: Browser, as: As, name: string) {
  const json = { provider: 'test', page: '/Settings' };
  const { body } = await browser.call<{ url: string }>('POST', '/auth', { as, json });
  return browser.comeBack(await browser.visitProvider(body.url, name));
}

async function connect(browser: Browser, as: As, name = login()) {
  const { ticket } = await ask(browser, as, name);
  return browser.call<{ code: string }>('POST', '/identities', { as, json: { ticket } });
}

it('connects a provider in the settings, lists it, and tells by mail', async () => {
  const [person, browser] = [await server.person(), openBrowser(server)];
  const back = await ask(browser, person, login({ email: 'another@example.test' }));
  expect(back).toMatchObject({ path: '/Settings', purpose: 'link', problem: null });
  const linked = await browser.call('POST', '/identities', { as: person, json: { ticket: back.ticket } });
  expect(linked).toMatchObject({ status: 200 });
  expect(await identities(person)).toMatchObject([{ name: 'Test ID', available: true, used_at: null }]);
  const subjects = (await mailbox(server))
    .filter(({ to }) => to === person.email)
    .map(({ subject }) => subject);
  expect(subjects).toEqual(['You can sign in with Test ID now']);
});

it('connects it with the account that asked, and with no second one', async () => {
  const [one, two] = [await server.person(), await server.person()];
  const [browser, name] = [openBrowser(server), login()];
  const { ticket } = await ask(browser, one, name);
  const stolen = await browser.call<{ code: string }>('POST', '/identities', { as: two, json: { ticket } });
  expect(stolen).toMatchObject({ status: 409, body: { code: 'provider-other-account' } });
  expect((await browser.call('POST', '/identities', { as: one, json: { ticket } })).status).toBe(200);
  expect(await connect(browser, two, name)).toMatchObject({ status: 409, body: { code: 'provider-taken' } });
  // Connecting it again changes nothing.
  expect((await connect(browser, one, name)).status).toBe(200);
  expect(await identities(one)).toHaveLength(1);
});

it('removes one, but not another person’s, and not the last thing to sign in with', async () => {
  const [person, other] = [await server.person(), await server.person()];
  await connect(openBrowser(server), person);
  const [identity] = await identities(person);
  expect((await remove(other, identity?.id)).status).toBe(404);
  expect((await remove(person, identity?.id)).status).toBe(200);
  expect((await remove(person, identity?.id)).status).toBe(404);
  expect(await identities(person)).toEqual([]);
  const subjects = (await mailbox(server))
    .filter(({ to }) => to === person.email)
    .map(({ subject }) => subject);
  expect(subjects).toContain('Test ID was removed from your account');

  const { as } = await signUp(openBrowser(server));
  const [only] = await identities(as);
  expect(await remove(as, only?.id)).toMatchObject({ status: 409, body: { code: 'last-sign-in-method' } });
  expect(await identities(as)).toHaveLength(1);
});

it('keeps one of two that are removed at once', async () => {
  const browser = openBrowser(server);
  const { as } = await signUp(browser);
  await connect(openBrowser(server), as);
  const both = await identities(as);
  const answers = await Promise.all(both.map(({ id }) => remove(as, id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await identities(as)).toHaveLength(1);
});

it('wants a recent sign-in, for which somebody without a password goes to the provider again', async () => {
  const browser = openBrowser(server);
  const { as, name, id } = await signUp(browser);
  // The provider has a clock of its own, which cannot be moved on.
  const created_at = new Date(server.now().getTime() - 11 * 60_000);
  await server.db.updateTable('sessions').set({ created_at }).where('user_id', '=', id).execute();
  const late = await server.call('GET', '/user/export', { as });
  expect(late).toMatchObject({ status: 401, body: { code: 'reauthentication-needed' } });
  expect((await browser.call('POST', '/auth', { as, json: { provider: 'test' } })).status).toBe(401);

  const confirm = async (who: string) => {
    const there = openBrowser(server);
    const { ticket } = await there.goTo('/auth/test?purpose=confirm&page=/Settings', who);
    return there.call<{ code: string }>('POST', '/user/reauthenticate/provider', { as, json: { ticket } });
  };
  expect(await confirm(login())).toMatchObject({ status: 403, body: { code: 'provider-not-yours' } });
  expect((await server.call('GET', '/user/export', { as })).status).toBe(401);
  expect((await confirm(name)).status).toBe(200);
  expect((await server.call('GET', '/user/export', { as })).status).toBe(200);
});

it('does not believe a provider that answers for an earlier sign-in', async () => {
  const browser = openBrowser(server);
  const { name } = await signUp(browser);
  for (const earlier of [{ auth_time: Math.floor(Date.now() / 1000) - 120 }, { auth_time: undefined }]) {
    provider.tamper = (payload) => ({ ...payload, ...earlier });
    const back = await browser.goTo('/auth/test?purpose=confirm&page=/Settings', name);
    expect(back.problem).toBe('provider-refused');
  }
  provider.tamper = undefined;
});

it('lists a provider that the operator has removed, and does not count it', async () => {
  const person = await server.person();
  await connect(openBrowser(server), person);
  const { db, bus, config, now, services } = server;
  const { payments } = services;
  const other = await buildApp({ db, bus, config: { ...config, providers: [] }, now, payments });
  const headers = { authorization: `Bearer ${person.token}` };
  const listed = await other.inject({ url: '/identities', headers });
  expect(listed.json()).toMatchObject([{ name: 'Test ID', available: false }]);
  const members = await signUp(openBrowser(server));
  const [only] = await identities(members.as);
  const refused = await other.inject({
    ...{ method: 'DELETE', url: `/identities/${only?.id}` },
    headers: { authorization: members.as },
  });
  expect(refused.statusCode).toBe(409);
  await other.close();
});

it('forgets them with the account, and shows them in its copy', async () => {
  const [person, name] = [await server.person(), login()];
  await connect(openBrowser(server), person, name);
  const copy = await server.call<{ identities: object[] }>('GET', '/user/export', { as: person });
  expect(copy.body.identities).toMatchObject([{ subject: name, issuer: provider.issuer, name: 'Test ID' }]);
  expect((await server.call('DELETE', '/user', { as: person, json: { password } })).status).toBe(200);
  // At the next sign-in it is somebody new.
  const { id } = await signUp(openBrowser(server), name);
  expect(id).not.toBe(person.id);
});
