/** The second factor by app: setting it up, signing in with it, and what removes it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeSecondFactorOff } from '#backend/features/identity/second-factor.use-cases.ts';
import * as users from '#backend/features/people/queries.ts';
import { newToken, tokenHash } from '#backend/platform/auth/tokens.ts';
import { authenticator } from '#tests/backend/support/authenticator.ts';
import { mailbox, mailedToken } from '#tests/backend/support/mailed-token.ts';
import { origin, passkeyCalls } from '#tests/backend/support/passkey-calls.ts';
import { openBrowser } from '#tests/backend/support/provider-browser.ts';
import { codeAt, halfMinute, secondFactorCalls } from '#tests/backend/support/second-factor-calls.ts';
import { type Person, password, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';
import { type OpenIdProvider, startOpenIdProvider } from '#tests/setup/openid-provider.ts';

let server: TestApp;
let provider: OpenIdProvider;
const { post, setUp, status, signIn } = secondFactorCalls(() => server);
beforeAll(async () => {
  provider = await startOpenIdProvider();
  provider.register(origin);
  server = await testApp({ PUBLIC_URL: origin, OIDC_PROVIDERS: JSON.stringify([provider.setting()]) });
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});

const minute = 60_000;
const enter = ({ email }: Person, secret = password) => post('/login', { email, password: secret });
/** As the right password gives it, which takes its time on purpose. */
async function ticketOf({ id: user_id }: Person): Promise<string> {
  const ticket = newToken();
  const expires_at = new Date(server.now().getTime() + 5 * minute);
  await server.db
    .insertInto('sign_in_tickets')
    .values({ ticket_hash: tokenHash(ticket), user_id, expires_at })
    .execute();
  return ticket;
}
const newestMail = async ({ email }: Person) => (await mailbox(server)).find(({ to }) => to === email);

/** A person who is signed in, and whose sign-in asks for a code. */
async function guarded() {
  const person = await server.person();
  return { person, ...(await setUp(person)) };
}

describe('setting up codes from an app', () => {
  it('gives the app its secret, and changes nothing before a code from it', async () => {
    const person = await server.person();
    const { body } = await post('/user/totp', {}, person);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    const url = new URL(body.url);
    expect(url.protocol).toBe('otpauth:');
    expect(url.searchParams.get('secret')).toBe(body.secret);
    expect(url.searchParams.get('issuer')).toBe('Dragoman');
    expect(decodeURIComponent(url.pathname)).toContain(person.email);
    expect((await enter(person)).status).toBe(200);
    const wrong = await post('/user/totp/confirm', { code: '000000' }, person);
    expect(wrong).toMatchObject({ status: 403, body: { code: 'wrong-code' } });
    expect(await status(person)).toEqual({ confirmed_at: null, recovery_codes: 0 });
  });

  it('gives ten codes for when the app is lost, and tells the person by mail and bell', async () => {
    const { person, recovery, confirmed, secret } = await guarded();
    expect(confirmed.status).toBe(200);
    expect(new Set(recovery).size).toBe(10);
    expect(await status(person)).toMatchObject({ confirmed_at: expect.any(String), recovery_codes: 10 });
    const mail = await newestMail(person);
    expect(mail?.subject).toBe('Two-step sign-in is on');
    // Whoever is locked out cannot follow “in your settings” alone.
    expect(mail?.text).toMatch(/where you are still signed in.*passkey.*write to us/s);
    const { body } = await server.call<object[]>('GET', '/notifications', { as: person });
    expect(body).toMatchObject([{ activity: { code: 'second-factor-on' } }]);
    const again = await post('/user/totp', {}, person);
    expect(again).toMatchObject({ status: 409, body: { code: 'totp-on' } });
    const confirm = await post('/user/totp/confirm', { code: codeAt(secret, server.now()) }, person);
    expect(confirm).toMatchObject({ status: 409, body: { code: 'totp-on' } });
  });

  it('replaces a secret that no app has confirmed', async () => {
    const person = await server.person();
    const earlier = (await post('/user/totp', {}, person)).body.secret;
    const { secret } = (await post('/user/totp', {}, person)).body;
    const code = codeAt(earlier, server.now());
    expect((await post('/user/totp/confirm', { code }, person)).status).toBe(403);
    const right = codeAt(secret, server.now());
    expect((await post('/user/totp/confirm', { code: right }, person)).status).toBe(200);
  });

  it('has to begin before it is confirmed', async () => {
    const person = await server.person();
    const answer = await post('/user/totp/confirm', { code: '123456' }, person);
    expect(answer).toMatchObject({ status: 409, body: { code: 'totp-over' } });
  });

  it('needs a recent proof, as turning it off does', async () => {
    const person = await server.person();
    await setUp(person);
    server.wait(10 * minute + 1);
    const refused = { status: 401, body: { code: 'reauthentication-needed' } };
    expect(await post('/user/totp', {}, person)).toMatchObject(refused);
    expect(await post('/user/totp/confirm', { code: '123456' }, person)).toMatchObject(refused);
    expect(await server.call('DELETE', '/user/totp', { as: person })).toMatchObject(refused);
    await post('/user/reauthenticate', { password }, person);
    expect((await server.call('DELETE', '/user/totp', { as: person })).status).toBe(200);
  });

  it('shows the secret in no copy of the data, profile or list, nor in what is stored of answers', async () => {
    const { person, secret, recovery } = await guarded();
    const copy = await server.call<{ second_factor: object[] }>('GET', '/user/export', { as: person });
    expect(copy.body).toMatchObject({ second_factor: [{ confirmed_at: expect.any(String) }] });
    const [profile, factor] = await Promise.all(
      ['/user/Profile', '/user/totp'].map((path) => server.call('GET', path, { as: person })),
    );
    const stored = await server.db.selectFrom('idempotency_keys').selectAll().execute();
    const rows = await server.db.selectFrom('second_factors').select('recovery_hashes').execute();
    for (const text of [copy.text, profile?.text, factor?.text, JSON.stringify(stored)])
      expect(text).not.toContain(secret);
    for (const code of recovery) expect(JSON.stringify(rows) + copy.text).not.toContain(code);
  });
});

describe('a sign-in of somebody with a second factor', () => {
  it('with the password starts no session: it answers a ticket, with which the code does', async () => {
    const { person, nextCode } = await guarded();
    const first = await enter(person);
    expect(first).toMatchObject({ status: 401, body: { code: 'totp-needed', ticket: expect.any(String) } });
    expect(first.body.token).toBeUndefined();
    const second = await signIn(first.body.ticket, nextCode());
    expect(second.status).toBe(200);
    expect(await status(`Bearer ${second.body.token}`)).toMatchObject({ recovery_codes: 10 });
    expect((await signIn(first.body.ticket, nextCode())).body.code).toBe('sign-in-over');
  });

  it('with a wrong password says nothing of it', async () => {
    const { person } = await guarded();
    const answer = await enter(person, 'wrong word');
    expect(answer.body).toMatchObject({ code: 'wrong-credentials' });
    expect(answer.body.ticket).toBeUndefined();
  });

  it('with a provider asks for the code as well', async () => {
    provider.people.set('una', {
      given_name: 'U',
      family_name: 'N',
      email: 'una@example.test',
      email_verified: true,
    });
    const browser = openBrowser(server);
    const visit = async () => {
      const { ticket } = await browser.goTo('/auth/test', 'una');
      return browser.call<{ token: string; code: string; ticket: string }>('POST', '/login/provider', {
        json: { ticket },
      });
    };
    const { nextCode } = await setUp(`Bearer ${(await visit()).body.token}`);
    const { status: refused, body } = await visit();
    expect([refused, body.code]).toEqual([401, 'totp-needed']);
    expect((await signIn(body.ticket, nextCode())).status).toBe(200);
  });

  it('with a passkey needs no code', async () => {
    const { person } = await guarded();
    const calls = passkeyCalls(server);
    const { device } = await calls.add(person, authenticator(origin));
    expect((await calls.signIn(device)).status).toBe(200);
  });

  it('takes the code of this half minute and of the ones beside it, each once', async () => {
    const { person, secret } = await guarded();
    server.wait(10 * halfMinute);
    const at = (steps: number) => codeAt(secret, new Date(server.now().getTime() + steps * halfMinute));
    const ticket = await ticketOf(person);
    for (const steps of [-2, 2]) expect((await signIn(ticket, at(steps))).body.code).toBe('wrong-code');
    expect((await signIn(ticket, at(-1))).status).toBe(200);
    const used = await signIn(await ticketOf(person), at(-1));
    expect(used).toMatchObject({ status: 401, body: { code: 'wrong-code' } });
    expect((await signIn(await ticketOf(person), at(1))).status).toBe(200);
    // One that was shown before a code that was used is worth nothing any more.
    expect((await signIn(await ticketOf(person), at(0))).status).toBe(401);
  });

  it('takes one code for one of two sign-ins at the same moment', async () => {
    const { person, nextCode } = await guarded();
    const code = nextCode();
    const tickets = [await ticketOf(person), await ticketOf(person)];
    const answers = await Promise.all(tickets.map((ticket) => signIn(ticket, code)));
    expect(answers.map(({ status: answered }) => answered).sort()).toEqual([200, 401]);
  });

  it('takes no code that has turned it on', async () => {
    const { person, secret } = await guarded();
    expect((await signIn(await ticketOf(person), codeAt(secret, server.now()))).status).toBe(401);
  });

  it('takes a code as people type it', async () => {
    const { person, nextCode } = await guarded();
    const spaced = nextCode().replace(/^.../, '$& ');
    expect((await signIn(await ticketOf(person), spaced)).status).toBe(200);
    const arabic = nextCode().replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    expect((await signIn(await ticketOf(person), arabic)).status).toBe(200);
  });

  it('takes each recovery code once, in any spelling, and mails that one was used', async () => {
    const { person, recovery } = await guarded();
    const [code = ''] = recovery;
    expect((await signIn(await ticketOf(person), code.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect(await status(person)).toMatchObject({ recovery_codes: 9 });
    const mail = await newestMail(person);
    expect(mail?.subject).toBe('A recovery code was used');
    expect(mail?.text).toContain('Codes left: 9.');
    expect((await signIn(await ticketOf(person), code)).status).toBe(401);
  });

  it('has five minutes for it', async () => {
    const { person, nextCode } = await guarded();
    const ticket = await ticketOf(person);
    server.wait(5 * minute - halfMinute);
    expect((await signIn(ticket, nextCode())).status).toBe(401);
    const late = await signIn(ticket, nextCode());
    expect(late).toMatchObject({ status: 401, body: { code: 'sign-in-over' } });
    expect((await signIn('no ticket', '123456')).body.code).toBe('sign-in-over');
  });

  it('counts wrong codes as wrong passwords, together with these', async () => {
    const { person, secret } = await guarded();
    const ticket = await ticketOf(person);
    for (let tries = 0; tries < 5; tries += 1) await enter(person, 'wrong word');
    for (let tries = 0; tries < 5; tries += 1)
      expect((await signIn(ticket, '000000')).body.code).toBe('wrong-code');
    server.wait(halfMinute);
    expect((await signIn(ticket, codeAt(secret, server.now()))).status).toBe(429);
    // The right password does not begin the count anew for somebody who guesses codes.
    expect((await enter(person)).status).toBe(429);
  });

  it('is a line in the audit log where the code was wrong', async () => {
    const { person } = await guarded();
    await signIn(await ticketOf(person), '000000');
    const lines = server.db
      .selectFrom('audit_events')
      .select(['action', 'outcome'])
      .where('subject_id', '=', person.id)
      .where('action', '=', 'sign-in');
    expect(await lines.execute()).toEqual([{ action: 'sign-in', outcome: 'unauthenticated' }]);
  });

  it('ends the session that the device had, at the code and not before', async () => {
    const { person, nextCode } = await guarded();
    const { body } = await server.call<{ ticket: string }>('POST', '/login', {
      as: person,
      json: { email: person.email, password },
    });
    expect((await server.call('GET', '/user/Profile', { as: person })).status).toBe(200);
    await server.call('POST', '/login/totp', { as: person, json: { ticket: body.ticket, code: nextCode() } });
    expect((await server.call('GET', '/user/Profile', { as: person })).status).toBe(401);
  });
});

describe('a sign-in that waits for its code', () => {
  it.each([
    {
      what: 'a new password',
      act: (person: Person) => post('/user/password', { current: password, next: 'a better horse' }, person),
    },
    {
      what: 'turning the second factor off',
      act: (person: Person) => server.call('DELETE', '/user/totp', { as: person }),
    },
    {
      what: 'a new passkey',
      act: async (person: Person) => (await passkeyCalls(server).add(person)).answer,
    },
    {
      what: 'deleting the account',
      act: (person: Person) => server.call('DELETE', '/user', { as: person, json: { password } }),
    },
  ])('ends with $what', async ({ act }) => {
    const { person, nextCode } = await guarded();
    const ticket = await ticketOf(person);
    expect((await act(person)).status).toBe(200);
    expect((await signIn(ticket, nextCode())).body.code).toBe('sign-in-over');
  });
});

describe('a second factor', () => {
  it('is turned off, which is mailed, and then a password is enough', async () => {
    const { person } = await guarded();
    expect((await server.call('DELETE', '/user/totp', { as: person })).status).toBe(200);
    expect((await newestMail(person))?.subject).toBe('Two-step sign-in is off');
    expect((await enter(person)).status).toBe(200);
    const before = (await mailbox(server)).length;
    expect((await server.call('DELETE', '/user/totp', { as: person })).status).toBe(200);
    expect((await mailbox(server)).length).toBe(before);
  });

  it('stays with a reset by mail, and the next sign-in asks for it', async () => {
    const { person, nextCode } = await guarded();
    const email_verified_at = server.now();
    await server.db.updateTable('users').set({ email_verified_at }).where('id', '=', person.id).execute();
    await post('/password/forgot', { email: person.email });
    const token = await mailedToken(server, 'ResetPassword');
    expect((await post('/password/reset', { token, password: 'a better horse' })).status).toBe(200);
    const { body } = await enter(person, 'a better horse');
    expect(body.code).toBe('totp-needed');
    expect((await signIn(body.ticket, nextCode())).status).toBe(200);
  });

  it('goes with the account', async () => {
    const { person } = await guarded();
    await server.call('DELETE', '/user', { as: person, json: { password } });
    const rows = server.db.selectFrom('second_factors').selectAll().where('user_id', '=', person.id);
    expect(await rows.execute()).toEqual([]);
  });

  it('that was turned on after a change of the address goes when that is undone, the earlier one stays', async () => {
    const [earlier, later] = [await guarded(), { person: await server.person() }];
    for (const { person } of [earlier, later]) {
      const email_verified_at = server.now();
      await server.db.updateTable('users').set({ email_verified_at }).where('id', '=', person.id).execute();
      server.wait(1000);
      const json = { email: `new-${person.email}`, password };
      await server.call('PATCH', '/user/email', { as: person, json });
      const token = await mailedToken(server, 'UndoEmail');
      if (person === later.person) {
        // Whoever has begun before the change knows the secret, too.
        await server.db.insertInto('second_factors').values({ user_id: person.id, secret: 'A' }).execute();
        await setUp(person);
      }
      expect((await post('/email/undo', { token })).status).toBe(200);
    }
    const rows = server.db.selectFrom('second_factors').select('user_id');
    const owners = (await rows.execute()).map(({ user_id }) => user_id);
    expect(owners).toContain(earlier.person.id);
    expect(owners).not.toContain(later.person.id);
  });

  it('is taken off by whoever runs the server, which is mailed', async () => {
    const { person } = await guarded();
    const user = await users.find(server.db, person.id);
    if (!user) throw new Error('The person has an account.');
    expect(await takeSecondFactorOff(server.services, user)).toBe(true);
    expect((await newestMail(person))?.subject).toBe('Two-step sign-in is off');
    expect((await enter(person)).status).toBe(200);
    expect(await takeSecondFactorOff(server.services, user)).toBe(false);
  });
});

describe('an operator on a deployed server', () => {
  let deployed: TestApp;
  const calls = secondFactorCalls(() => deployed);
  let path = '';
  /** There is a task, but nobody has written why it is disputed. */
  const decided = { status: 409, body: { code: 'dispute-missing' } };
  const decide = (as: Person | string) =>
    deployed.call('POST', path, { as, json: { dispute: 'none', owner_percent: 50, text: 'Half each.' } });
  async function operator() {
    const person = await deployed.person();
    await deployed.db.updateTable('users').set({ is_operator: true }).where('id', '=', person.id).execute();
    return person;
  }
  beforeAll(async () => {
    deployed = await testApp({ PUBLIC_URL: 'https://dragoman.example', PAYMENT_POLICY: 'off' });
    const [owner, customer] = [await deployed.person(), await deployed.person()];
    const booking = { details: 'Two pages', date: bookingDay, time: '09:30' };
    const booked = await deployed.call<{ id: number }>(
      'POST',
      `/task/accepted/${await deployed.offer(owner)}`,
      {
        as: customer,
        json: booking,
      },
    );
    path = `/operator/disputes/${booked.body.id}`;
    await deployed.db.updateTable('tasks').set({ status: 'disputed' }).execute();
  });
  afterAll(() => deployed.close());

  it('reads with a password, and changes nothing', async () => {
    const person = await operator();
    expect((await deployed.call('GET', '/operator/disputes', { as: person })).status).toBe(200);
    expect(await decide(person)).toMatchObject({ status: 403, body: { code: 'second-factor-needed' } });
  });

  it('changes things once the session has shown the second factor', async () => {
    const person = await operator();
    const other = await calls.post('/login', { email: person.email, password });
    const { nextCode } = await calls.setUp(person);
    expect(await decide(person)).toMatchObject(decided);
    // It began before, with the password alone.
    expect(await decide(`Bearer ${other.body.token}`)).toMatchObject({ status: 403 });
    const { ticket } = (await calls.post('/login', { email: person.email, password })).body;
    const { token } = (await calls.signIn(ticket, nextCode())).body;
    expect(await decide(`Bearer ${token}`)).toMatchObject(decided);
    await deployed.call('DELETE', '/user/totp', { as: `Bearer ${token}` });
    expect(await decide(`Bearer ${token}`)).toMatchObject({ status: 403 });
  });

  it('or has used a passkey', async () => {
    const person = await operator();
    const rows = deployed.db.updateTable('sessions').set({ passkey_at: deployed.now() });
    await rows.where('user_id', '=', person.id).execute();
    expect(await decide(person)).toMatchObject(decided);
  });

  it('is nobody else: others do not learn of these calls', async () => {
    expect(await decide(await deployed.person())).toMatchObject({ status: 404 });
  });
});
