/** What each change of the ways into an account ends. docs/security.md has the same table. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePassword } from '#backend/features/identity/passwords.use-cases.ts';
import { changeAddress, verifyAddress } from '#backend/features/identity/recovery.use-cases.ts';
import * as sessions from '#backend/features/people/sessions.queries.ts';
import { newToken, tokenHash } from '#backend/platform/auth/tokens.ts';
import { newId } from '#backend/platform/database/ids.ts';
import { authenticator } from '#tests/backend/support/authenticator.ts';
import { mailbox, mailedToken } from '#tests/backend/support/mailed-token.ts';
import { origin, passkeyCalls } from '#tests/backend/support/passkey-calls.ts';
import { secondFactorCalls } from '#tests/backend/support/second-factor-calls.ts';
import { type Person, password, type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
let calls: ReturnType<typeof passkeyCalls>;
const factor = secondFactorCalls(() => server);
beforeAll(async () => {
  server = await testApp({ PUBLIC_URL: origin });
  calls = passkeyCalls(server);
});
afterAll(() => server.close());

const day = 24 * 60 * 60_000;
const page = 'https://agency.example';

/** A person with one of everything. */
async function rich({ isConfirmed = true } = {}) {
  const person = await server.person();
  const { db } = server;
  const at = server.now();
  const [user_id, later] = [person.id, new Date(at.getTime() + day)];
  const email_verified_at = isConfirmed ? at : null;
  await db.updateTable('users').set({ email_verified_at }).where('id', '=', user_id).execute();
  const { answer } = await calls.add(person, authenticator(origin));
  const signIn = { id: newId(), token: newToken() };
  await db
    .insertInto('refresh_tokens')
    .values({
      ...{ id: signIn.id, user_id, origin: page, token_hash: tokenHash(signIn.token), user_agent: '' },
      ...{ previous_hash: null, nonce: null, rotated_at: at, browser_hash: null },
      ...{ created_at: at, expires_at: later },
    })
    .execute();
  const session = () => ({
    ...{ id: newId(), token_hash: tokenHash(newToken()), user_id, user_agent: '' },
    ...{ created_at: at, expires_at: later },
  });
  await db.insertInto('sessions').values(session()).execute();
  await db
    .insertInto('sessions')
    .values({ ...session(), origin: page, refresh_token_id: signIn.id })
    .execute();
  const code = () => ({ code_hash: tokenHash(newToken()), user_id, expires_at: later });
  await db
    .insertInto('sign_in_codes')
    .values({ ...code(), origin: page, challenge: '', browser_hash: null })
    .execute();
  await db
    .insertInto('link_codes')
    .values({ ...code(), refresh_token_id: signIn.id, page_hash: '' })
    .execute();
  await db
    .insertInto('second_factors')
    .values({ user_id, secret: 'A', confirmed_at: at, recovery_hashes: [''] })
    .execute();
  await db
    .insertInto('sign_in_tickets')
    .values({ user_id, ticket_hash: tokenHash(newToken()), expires_at: later })
    .execute();
  const identity = newId();
  await db
    .insertInto('identities')
    .values({ id: identity, user_id, issuer: page, subject: identity, name: 'Test ID', created_at: at })
    .execute();
  await server.call('POST', '/password/forgot', { json: { email: person.email } });
  const reset = await mailedToken(server, 'ResetPassword');
  const email = `new-${person.email}`;
  server.wait(1000);
  await server.call('PATCH', '/user/email', { as: person, json: { email, password } });
  const undo = await mailedToken(server, 'UndoEmail');
  const verify = await mailedToken(server, 'VerifyEmail');
  return { ...person, next: email, passkey: answer.body.id, identity, reset, undo, verify };
}
type Rich = Awaited<ReturnType<typeof rich>>;

/** Which of these a person still has. */
async function left({ id, token, email }: Rich) {
  const { db } = server;
  const count = async (rows: { execute(): Promise<unknown[]> }) => (await rows.execute()).length;
  const sessions = db.selectFrom('sessions').selectAll().where('user_id', '=', id);
  const own = tokenHash(token);
  const links = db
    .selectFrom('mail_links')
    .selectAll()
    .where('user_id', '=', id)
    .where('ended_at', 'is', null);
  return {
    'this session': await count(sessions.where('token_hash', '=', own)),
    'other sessions': await count(
      sessions.where('token_hash', '!=', own).where('refresh_token_id', 'is', null),
    ),
    'partners’ sessions': await count(sessions.where('refresh_token_id', 'is not', null)),
    'refresh tokens': await count(db.selectFrom('refresh_tokens').selectAll().where('user_id', '=', id)),
    codes:
      (await count(db.selectFrom('sign_in_codes').selectAll().where('user_id', '=', id))) +
      (await count(db.selectFrom('link_codes').selectAll().where('user_id', '=', id))),
    'reset links': await count(links.where('purpose', '=', 'reset')),
    'pending change': await count(links.where('purpose', '=', 'verify')),
    'undo links': await count(links.where('purpose', '=', 'undo')),
    passkeys: await count(db.selectFrom('passkeys').selectAll().where('user_id', '=', id)),
    'second factor': await count(db.selectFrom('second_factors').selectAll().where('user_id', '=', id)),
    'sign-ins that wait for a code': await count(
      db.selectFrom('sign_in_tickets').selectAll().where('user_id', '=', id),
    ),
    providers: await count(db.selectFrom('identities').selectAll().where('user_id', '=', id)),
    password: await count(
      db.selectFrom('users').selectAll().where('id', '=', id).where('password_hash', 'is not', null),
    ),
    address: await count(db.selectFrom('users').selectAll().where('id', '=', id).where('email', '=', email)),
  };
}

const all = {
  'this session': 1,
  'other sessions': 1,
  'partners’ sessions': 1,
  'refresh tokens': 1,
  codes: 2,
  'reset links': 1,
  'pending change': 1,
  'undo links': 1,
  passkeys: 1,
  'second factor': 1,
  'sign-ins that wait for a code': 1,
  providers: 1,
  password: 1,
  address: 1,
};
type Left = typeof all;

const elsewhere = {
  'other sessions': 0,
  'partners’ sessions': 0,
  'refresh tokens': 0,
  codes: 0,
  'sign-ins that wait for a code': 0,
};

type Answered = Promise<{ status: number; body: object }>;
const post = (path: string, json: unknown, as?: Person): Answered => server.call('POST', path, { json, as });
const remove = (path: string, as: Person): Answered => server.call('DELETE', path, { as });

async function linkProvider(person: Rich): Answered {
  const [ticket, browser] = [newToken(), newToken()];
  const answer = { provider: 'test', purpose: 'link', account_id: person.id, issuer: page } as const;
  await server.db
    .insertInto('provider_answers')
    .values({
      ...{ ...answer, subject: newToken(), claims: JSON.stringify({ emailVerified: false }) },
      ...{ ticket_hash: tokenHash(ticket), browser_hash: tokenHash(browser) },
      expires_at: new Date(server.now().getTime() + day),
    })
    .execute();
  const headers = { cookie: `dragoman-provider=${browser}` };
  return server.call('POST', '/identities', { as: person, json: { ticket }, headers });
}

interface Event {
  what: string;
  isConfirmed?: boolean;
  act(person: Rich): Answered;
  ends: Partial<Left>;
  /** The newest mail to the person says which change was cancelled. */
  mail?: string;
}

const events: Event[] = [
  {
    what: 'resetting the password',
    act: ({ reset }) => post('/password/reset', { token: reset, password: 'a better horse' }),
    ends: { 'this session': 0, ...elsewhere, 'reset links': 0, 'pending change': 0 },
    mail: 'Your password was changed',
  },
  {
    what: 'resetting the password of an account whose address nobody has confirmed',
    isConfirmed: false,
    act: ({ reset }) => post('/password/reset', { token: reset, password: 'a better horse' }),
    ends: {
      ...{ 'this session': 0, ...elsewhere, 'reset links': 0, 'pending change': 0 },
      ...{ passkeys: 0, providers: 0, 'second factor': 0 },
    },
    mail: 'Your password was changed',
  },
  {
    what: 'undoing a change of the address',
    // A reset link of a new kind replaces the one that somebody may have asked for.
    act: ({ undo }) => post('/email/undo', { token: undo }),
    ends: { 'this session': 0, ...elsewhere, 'pending change': 0, 'undo links': 0, password: 0 },
    mail: 'Your e-mail address is back',
  },
  {
    what: 'undoing a change of an address that nobody has confirmed',
    isConfirmed: false,
    act: ({ undo }) => post('/email/undo', { token: undo }),
    ends: {
      ...{ 'this session': 0, ...elsewhere, 'pending change': 0, 'undo links': 0, password: 0 },
      ...{ passkeys: 0, providers: 0, 'second factor': 0 },
    },
    mail: 'Your e-mail address is back',
  },
  {
    what: 'changing the password',
    act: (person) => post('/user/password', { current: password, next: 'a better horse' }, person),
    ends: { ...elsewhere, 'pending change': 0 },
    mail: 'Your password was changed',
  },
  {
    what: 'adding a passkey',
    act: async (person) => (await calls.add(person, authenticator(origin))).answer,
    ends: { 'pending change': 0, 'sign-ins that wait for a code': 0, passkeys: 2 },
    mail: 'A passkey was added to your account',
  },
  {
    what: 'removing a passkey',
    act: (person) => remove(`/passkeys/${person.passkey}`, person),
    ends: { 'pending change': 0, 'sign-ins that wait for a code': 0, passkeys: 0 },
    mail: 'A passkey was removed from your account',
  },
  {
    what: 'connecting a provider',
    act: linkProvider,
    ends: { 'pending change': 0, 'sign-ins that wait for a code': 0, providers: 2 },
    mail: 'You can sign in with test now',
  },
  {
    what: 'removing a provider',
    act: (person) => remove(`/identities/${person.identity}`, person),
    ends: { 'pending change': 0, 'sign-ins that wait for a code': 0, providers: 0 },
    mail: 'Test ID was removed from your account',
  },
  {
    what: 'turning the second factor on',
    act: async (person) => {
      await server.db.deleteFrom('second_factors').where('user_id', '=', person.id).execute();
      const { confirmed } = await factor.setUp(person);
      return confirmed;
    },
    ends: { 'pending change': 0, 'sign-ins that wait for a code': 0 },
    mail: 'Two-step sign-in is on',
  },
  {
    what: 'turning the second factor off',
    act: (person) => remove('/user/totp', person),
    ends: { 'pending change': 0, 'sign-ins that wait for a code': 0, 'second factor': 0 },
    mail: 'Two-step sign-in is off',
  },
];

describe('a change of the ways into an account', () => {
  it.each(events)(
    'ends by $what what it should, says so, and nothing else',
    async ({ isConfirmed, act, ends, mail }) => {
      const person = await rich({ isConfirmed });
      expect(await left(person)).toEqual(all);
      const { status, body } = await act(person);
      expect(status).toBe(200);
      expect(await left(person)).toEqual({ ...all, ...ends });
      expect(body).toMatchObject({ cancelled_email: person.next });
      const newest = (await mailbox(server)).find(({ to }) => to === person.email);
      expect(newest?.subject).toBe(mail);
      expect(newest?.text).toContain(`The change of your e-mail address to ${person.next}`);
      // Whoever reads the mails to the other address gets no further with its link, even with the password.
      const late = { token: person.verify, password };
      expect(await post('/email/verify', late)).toMatchObject({ status: 410 });
    },
  );

  it('cancels nothing where nothing waits, and leaves the link that confirms the account’s own address', async () => {
    const person = await server.person();
    await server.call('POST', '/email/verification', { as: person });
    const token = await mailedToken(server, 'VerifyEmail');
    const next = { current: password, next: 'a better horse' };
    expect((await post('/user/password', next, person)).body).toMatchObject({ cancelled_email: null });
    const [newest] = await mailbox(server);
    expect(newest).toMatchObject({ to: person.email, subject: 'Your password was changed' });
    expect(newest?.text).not.toContain('cancelled');
    expect((await post('/email/verify', { token }, person)).status).toBe(200);
  });
});

/** What confirming an address ends: of an account of its own, with nothing else under way. */
describe('a confirmed address', () => {
  async function unconfirmed() {
    const person = await rich({ isConfirmed: false });
    await server.call('DELETE', '/user/email/change', { as: person });
    await server.call('POST', '/email/verification', { as: person });
    return { ...person, verify: await mailedToken(server, 'VerifyEmail') };
  }
  const confirmed = { 'pending change': 0, 'reset links': 0 };
  const signedOut = { 'this session': 0, ...elsewhere };

  it.each([
    {
      who: 'whoever is signed in',
      act: (person: Rich) => post('/email/verify', { token: person.verify }, person),
      ends: confirmed,
    },
    {
      who: 'whoever knows its password',
      act: ({ verify }: Rich) => post('/email/verify', { token: verify, password }),
      ends: { ...confirmed, ...signedOut, passkeys: 0, providers: 0, 'second factor': 0 },
    },
    {
      who: 'whoever reads its mail and no more',
      act: ({ verify }: Rich) => post('/email/verify', { token: verify }),
      ends: {
        ...{ ...confirmed, 'reset links': 1, ...signedOut },
        ...{ passkeys: 0, providers: 0, 'second factor': 0, password: 0 },
      },
    },
  ])('makes a new account that of $who', async ({ act, ends }) => {
    const person = await unconfirmed();
    expect((await act(person)).status).toBe(200);
    expect(await left(person)).toEqual({ ...all, ...ends });
    // Somebody who opened the account on this address, with the password that they chose, is none of it.
    const { body } = await post('/login', { email: person.email, password });
    const code = 'password' in ends ? 'wrong-credentials' : 'totp-needed';
    expect(body).toMatchObject(
      'second factor' in ends && code === 'totp-needed' ? { type: 'success' } : { code },
    );
  });

  it('leads whoever knows no password to a new one, once', async () => {
    const { verify, email } = await unconfirmed();
    const answer = await server.call<{ reset_token: string }>('POST', '/email/verify', {
      json: { token: verify },
    });
    const chosen = { token: answer.body.reset_token, password: 'a better horse' };
    expect((await post('/password/reset', chosen)).status).toBe(200);
    expect((await post('/password/reset', chosen)).status).toBe(410);
    expect((await post('/login', { email, password: chosen.password })).status).toBe(200);
  });

  it('asks whoever is signed in to another account for the password first, and ends nothing', async () => {
    const [person, other] = [await unconfirmed(), await server.person()];
    expect((await post('/email/verify', { token: person.verify }, other)).status).toBe(401);
    expect(await left(person)).toEqual(all);
    expect((await post('/email/verify', { token: person.verify, password }, other)).status).toBe(200);
    expect(await left(person)).toMatchObject({ password: 1 });
  });

  it('takes a password for known only where it was checked', async () => {
    const person = await rich();
    const { services, db } = server;
    const found = await sessions.find(db, tokenHash(person.token), server.now());
    if (!found) throw new Error('The person is signed in.');
    const caller = { ...found, source: { network: null, requestId: 'test' } };
    await db.deleteFrom('sessions').where('id', '=', found.sessionId).execute();
    const confirmer = { token: person.verify, caller, password: 'certainly wrong', source: caller.source };
    await expect(verifyAddress(services, confirmer)).rejects.toMatchObject({
      code: 'reauthentication-needed',
    });
  });

  it('lets nothing through whose session it has ended meanwhile', async () => {
    const person = await rich();
    const { services, db } = server;
    const found = await sessions.find(db, tokenHash(person.token), server.now());
    if (!found) throw new Error('The person is signed in.');
    const caller = { ...found, source: { network: null, requestId: 'test' } };
    await db.deleteFrom('sessions').where('id', '=', found.sessionId).execute();
    const refused = { code: 'sign-in-needed' };
    const change = { email: `other-${person.email}`, password };
    await expect(changeAddress(services, caller, change)).rejects.toMatchObject(refused);
    const next = { current: password, next: 'a better horse' };
    await expect(changePassword(services, caller, next)).rejects.toMatchObject(refused);
    expect(await left(person)).toMatchObject({ password: 1 });
  });

  it('is refused with a wrong password, which ends nothing', async () => {
    const person = await unconfirmed();
    const wrong = { token: person.verify, password: 'wrong word' };
    expect((await post('/email/verify', wrong)).status).toBe(403);
    expect(await left(person)).toEqual(all);
  });

  it('keeps the sessions of a person who has a password only, and gives it', async () => {
    const person = await server.person();
    await server.call('POST', '/email/verification', { as: person });
    const token = await mailedToken(server, 'VerifyEmail');
    expect((await post('/email/verify', { token, password })).status).toBe(200);
    const profile = await server.call('GET', '/user/Profile', { as: person });
    expect(profile.body).toMatchObject([{ email_verified: true }]);
  });

  it('that replaces another one ends no session and no way to sign in, nor the way back', async () => {
    const person = await rich();
    expect((await post('/email/verify', { token: person.verify }, person)).status).toBe(200);
    expect(await left(person)).toEqual({ ...all, ...confirmed, address: 0 });
  });
});

describe('the way back to an address', () => {
  it('lives its two days whatever comes later, and what was added since goes with it', async () => {
    const person = await rich();
    const device = authenticator(origin);
    await post('/email/verify', { token: person.verify }, person);
    await calls.add(person, device);
    await post('/user/password', { current: password, next: 'the thief chose it' }, person);
    const change = { email: `third-${person.email}`, password: 'the thief chose it' };
    await server.call('PATCH', '/user/email', { as: person, json: change });
    const second = await mailedToken(server, 'UndoEmail');
    await post('/email/verify', { token: await mailedToken(server, 'VerifyEmail') }, person);
    server.wait(47 * 60 * 60_000);

    const undone = await server.call<{ reset_token: string }>('POST', '/email/undo', {
      json: { token: person.undo },
    });
    expect(undone.status).toBe(200);
    // The passkey of before the change is still there, and the thief's is not.
    expect(await left(person)).toMatchObject({ address: 1, password: 0, passkeys: 1 });
    expect((await calls.signIn(device)).status).toBe(401);
    // The link to the thief's address brings back nothing.
    expect((await post('/email/undo', { token: second })).status).toBe(410);
    const chosen = { token: undone.body.reset_token, password: 'a better horse' };
    expect((await post('/password/reset', chosen)).status).toBe(200);
    // The second factor of before is there, too.
    const { body } = await post('/login', { email: person.email, password: 'a better horse' });
    expect(body).toMatchObject({ code: 'totp-needed' });
    expect((await post('/email/undo', { token: person.undo })).status).toBe(410);
  });

  it('leads back past an address that was brought back before', async () => {
    const person = await rich();
    await post('/email/verify', { token: person.verify }, person);
    server.wait(1000);
    const change = { email: `third-${person.email}`, password };
    await server.call('PATCH', '/user/email', { as: person, json: change });
    const second = await mailedToken(server, 'UndoEmail');
    await post('/email/verify', { token: await mailedToken(server, 'VerifyEmail') }, person);
    expect((await post('/email/undo', { token: second })).status).toBe(200);
    const emailOf = async () =>
      (await server.db.selectFrom('users').select('email').where('id', '=', person.id).execute())[0]?.email;
    expect(await emailOf()).toBe(person.next);
    expect((await post('/email/undo', { token: person.undo })).status).toBe(200);
    expect(await emailOf()).toBe(person.email);
  });

  it('is open as long as it lives: nobody else gets the address meanwhile, however they spell it', async () => {
    const [person, thief] = [await rich(), await rich()];
    await post('/email/verify', { token: person.verify }, person);
    const email = person.email.toUpperCase();
    const newcomer = { firstname: 'A', lastname: 'B', language: 'en', email, password: 'a long sentence' };
    expect((await post('/signup', newcomer)).status).toBe(409);
    await server.call('PATCH', '/user/email', { as: thief, json: { email, password } });
    const token = await mailedToken(server, 'VerifyEmail');
    expect((await post('/email/verify', { token }, thief)).status).toBe(409);
    expect((await post('/email/undo', { token: person.undo })).status).toBe(200);
    const second = await rich();
    await post('/email/verify', { token: second.verify }, second);
    server.wait(2 * day);
    expect((await post('/signup', { ...newcomer, email: second.email })).status).toBe(200);
  });

  it('reserves no address that nobody has confirmed', async () => {
    const person = await rich({ isConfirmed: false });
    await post('/email/verify', { token: person.verify }, person);
    const { email } = person;
    const newcomer = { firstname: 'A', lastname: 'B', language: 'en', email, password: 'a long sentence' };
    expect((await post('/signup', newcomer)).status).toBe(200);
  });

  it('is used once by two at the same moment, and is gone after two days', async () => {
    const [one, other] = [await rich(), await rich()];
    const twice = await Promise.all([
      post('/email/undo', { token: one.undo }),
      post('/email/undo', { token: one.undo }),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 410]);
    server.wait(2 * day);
    expect((await post('/email/undo', { token: other.undo })).status).toBe(410);
  });
});
