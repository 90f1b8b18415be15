/** A forgotten password, a confirmed address, and another address with a way back. */
import { createHook } from 'node:async_hooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailedToken, mailbox as mailsOf } from '#tests/backend/support/mailed-token.ts';
import { type Person, password, type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
let person: Person;
beforeEach(async () => {
  server = await testApp();
  person = await server.person();
});
afterEach(() => server.close());

const mailbox = () => mailsOf(server);
const tokenFor = (page: string) => mailedToken(server, page);
const post = (path: string, json: unknown) =>
  server.call<{ code?: string; type: string }>('POST', path, { json });
const forgot = (email = person.email) => post('/password/forgot', { email });
const reset = (token: string, next = 'a better horse') => post('/password/reset', { token, password: next });
const signIn = (email: string, word: string) => post('/login', { email, password: word });

describe('a forgotten password', () => {
  it('is replaced with the link from a mail, which ends every session', async () => {
    expect((await forgot()).status).toBe(202);
    const token = await tokenFor('ResetPassword');
    expect((await reset(token)).status).toBe(200);
    expect((await server.call('GET', '/user/Profile', { as: person })).status).toBe(401);
    expect((await signIn(person.email, 'a better horse')).status).toBe(200);
    expect((await signIn(person.email, password)).status).toBe(401);
    expect((await mailbox())[0]).toMatchObject({ to: person.email, subject: 'Your password was changed' });
  });

  it('is replaced once, within half an hour, with the latest link', async () => {
    await forgot();
    const earlier = await tokenFor('ResetPassword');
    await forgot();
    const later = await tokenFor('ResetPassword');
    expect(await reset(earlier)).toMatchObject({ status: 410, body: { code: 'link-used' } });
    expect((await reset(later)).status).toBe(200);
    expect(await reset(later)).toMatchObject({ status: 410, body: { code: 'link-used' } });
    await forgot();
    const late = await tokenFor('ResetPassword');
    server.wait(30 * 60_000);
    expect(await reset(late)).toMatchObject({ status: 410, body: { code: 'link-expired' } });
  });

  it('is replaced once by two that use the link at the same moment', async () => {
    await forgot();
    const token = await tokenFor('ResetPassword');
    const answers = await Promise.all([reset(token, 'first of the two'), reset(token, 'second of the two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it.each(['', 'x', '%00', 'a'.repeat(5000)])(
    'is not replaced with the cut or made-up link %j',
    async (token) => {
      expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'link-unknown' } });
    },
  );

  it('takes no link that was sent for something else', async () => {
    await server.call('POST', '/email/verification', { as: person });
    expect(await reset(await tokenFor('VerifyEmail'))).toMatchObject({ status: 400 });
  });

  it('stores the token as a hash only', async () => {
    await forgot();
    const token = await tokenFor('ResetPassword');
    const rows = await server.db.selectFrom('mail_links').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('gets the same answer and costs the same work where the address has no account', async () => {
    const measure = async (email: string) => {
      let derived = 0;
      const hook = createHook({
        init: (_id, type) => {
          if (type === 'SCRYPTREQUEST') derived += 1;
        },
      }).enable();
      const { status, body, headers } = await forgot(email);
      hook.disable();
      const rows = await Promise.all(
        (['mails', 'mail_links', 'recovery_calls'] as const).map(
          async (table) =>
            (
              await server.db
                .selectFrom(table)
                .select((all) => all.fn.countAll<number>().as('n'))
                .execute()
            )[0]?.n,
        ),
      );
      return { status, body, length: headers['content-length'], derived, rows: rows.map(Number) };
    };
    const known = await measure(person.email);
    const unknown = await measure('nobody@example.test');
    expect(unknown).toMatchObject({
      status: 202,
      body: known.body,
      length: known.length,
      derived: known.derived,
    });
    expect(unknown.rows).toEqual(known.rows.map((count) => count * 2));
    expect(await mailbox()).toHaveLength(1);
  });

  it('is asked for five times an hour for each address, with or without an account', async () => {
    for (const email of [person.email, 'nobody@example.test']) {
      for (let count = 0; count < 5; count += 1) expect((await forgot(email)).status).toBe(202);
      const refused = await forgot(email.toUpperCase());
      expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-tries' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    }
    server.wait(60 * 60_000);
    expect((await forgot()).status).toBe(202);
  });

  it('is asked for twenty times an hour from one network', async () => {
    const limited = await testApp({ RATE_LIMITS: 'on' });
    const ask = (number: number) =>
      limited.call('POST', '/password/forgot', { json: { email: `p${number}@example.test` } });
    for (let count = 0; count < 20; count += 1) expect((await ask(count)).status).toBe(202);
    expect((await ask(20)).status).toBe(429);
    await limited.close();
  });
});

describe('a new password', () => {
  const signUp = (email: string, word: string) =>
    post('/signup', { firstname: 'A', lastname: 'B', language: 'en', email, password: word });

  it.each([
    ['sunshine1', 'password-common'],
    ['Password1', 'password-common'],
    ['wilhelmina-2026', 'password-name'],
    ['my WILHELMINA', 'password-name'],
    ['87654321', 'password-pattern'],
    ['0987654321', 'password-pattern'],
    ['88888888', 'password-pattern'],
    ['12341234', 'password-pattern'],
    ['abcdefgh', 'password-pattern'],
    ['aaaaaaaa', 'password-pattern'],
    ['123123123', 'password-pattern'],
    ['          ', 'password-pattern'],
    ['Dragoman2026', 'password-pattern'],
    ['1234512345', 'password-pattern'],
    ['🔑🔑🔑🔑🔑🔑🔑🔑', 'password-pattern'],
  ])('is not %j: %s', async (word, code) => {
    expect(await signUp('wilhelmina@example.test', word)).toMatchObject({ status: 422, body: { code } });
    await forgot();
    const link = await tokenFor('ResetPassword');
    if (code !== 'password-name') {
      expect(await reset(link, word)).toMatchObject({ status: 422, body: { code } });
      const change = { current: password, next: word };
      const changed = await server.call('POST', '/user/password', { as: person, json: change });
      expect(changed).toMatchObject({ status: 422, body: { code } });
    }
    // What was refused used up nothing.
    expect((await reset(link)).status).toBe(200);
  });
});
