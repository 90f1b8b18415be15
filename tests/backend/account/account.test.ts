import { createHook } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password, type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ RATE_LIMITS: 'on' });
});
afterAll(() => server.close());

const mira = { firstname: 'Mira', lastname: 'Okafor', email: 'Mira@Example.test', password, language: 'de' };

describe('signing up and in', () => {
  it('takes a person from sign-up to their profile', async () => {
    const { call } = server;
    const signedUp = await call('POST', '/signup', { json: mira });
    expect(signedUp).toMatchObject({ status: 200, body: { type: 'success', message: expect.any(String) } });
    const signedIn = await call<{ token: string }>('POST', '/login', {
      json: { email: 'mira@example.test', password },
    });
    expect(signedIn).toMatchObject({
      status: 200,
      body: {
        type: 'success',
        token: expect.any(String),
        user: [{ firstname: 'Mira', email: 'Mira@Example.test' }],
      },
    });
    const profile = await call('GET', '/user/Profile', { as: signedIn.body.token });
    expect(profile.body).toMatchObject([
      { lastname: 'Okafor', user_language: 'de', languages: ['de'], image: null },
    ]);
  });

  it('reads forms as well as JSON', async () => {
    const form = 'firstname=Wei&lastname=Chen&email=wei%40example.test&password=long%20enough&language=zh';
    expect((await server.call('POST', '/signup', { form })).status).toBe(200);
    const signedIn = await server.call('POST', '/login', {
      form: 'email=wei@example.test&password=long%20enough',
    });
    expect(signedIn.status).toBe(200);
  });

  it('stores only the fields of the form', async () => {
    const email = 'extra@example.test';
    const extra = { image: '/uploads/avatars/of-another-person.webp', about: 'Hello', unknown: 1 };
    const signedUp = await server.call('POST', '/signup', { json: { ...mira, ...extra, email } });
    expect(signedUp.status).toBe(200);
    const { body } = await server.call('POST', '/login', { json: { email, password } });
    expect(body).toMatchObject({ user: [{ image: null, about: null }] });
  });

  it.each([
    ['name@bücher.example', 'Name@XN--BCHER-KVA.example'],
    ['name@xn--mnchen-3ya.example', 'name@MÜNCHEN.example'],
    ['unseen@example.test', 'un\u200bseen@example\u00ad.test'],
    ['un\u2060joined@example.test', 'unjoined@example.test'],
  ])('takes %s and %s for one address', async (email, other) => {
    expect((await server.call('POST', '/signup', { json: { ...mira, email } })).status).toBe(200);
    expect((await server.call('POST', '/signup', { json: { ...mira, email: other } })).status).toBe(409);
    for (const typed of [email, other])
      expect((await server.call('POST', '/login', { json: { email: typed, password } })).status).toBe(200);
  });

  it('rejects an address that is taken without saying more', async () => {
    await server.call('POST', '/signup', { json: { ...mira, email: 'twice@example.test' } });
    const again = await server.call('POST', '/signup', { json: { ...mira, email: 'TWICE@example.test' } });
    expect(again).toMatchObject({ status: 409, body: { type: 'error', message: expect.any(String) } });
  });

  it.each([
    ['firstname', ''],
    ['firstname', '\u2800'],
    ['lastname', ' \u200b\u2060 '],
    ['email', 'not an address'],
    ['firstname', 'Win https://evil.example/x'],
    ['firstname', 'www.evil.example'],
    ['lastname', 'me@evil.example'],
    ['lastname', 'evil.example/login'],
    ['lastname', 'Two\nlines'],
    ['firstname', 'x'.repeat(61)],
    ['password', 'short'],
    ['password', 'x'.repeat(129)],
    ['language', 'xx'],
  ])('names the field when %s is wrong', async (field, value) => {
    const { status, body } = await server.call('POST', '/signup', { json: { ...mira, [field]: value } });
    expect({ status, body }).toMatchObject({ status: 422, body: { type: 'error' } });
    expect(body.message).toContain(`"${field}" must be`);
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const wrong = await server.call('POST', '/login', {
      json: { email: mira.email, password: 'something else' },
    });
    const unknown = await server.call('POST', '/login', {
      json: { email: 'unknown@example.test', password },
    });
    expect(wrong).toMatchObject({ status: 401, body: { type: 'error' } });
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.status).toBe(401);
  });

  it('takes as long for an unknown address as for a known one', async () => {
    const signIn = (email: string) => server.call('POST', '/login', { json: { email, password: 'wrong' } });
    const signUp = (email: string) => server.call('POST', '/signup', { json: { ...mira, email } });
    expect(await hashesDuring(() => signIn(mira.email))).toBe(1);
    expect(await hashesDuring(() => signIn('unknown@example.test'))).toBe(1);
    expect(await hashesDuring(() => signUp(mira.email))).toBe(1);
    expect(await hashesDuring(() => signUp('unknown@example.test'))).toBe(1);
  });

  it('blocks sign-ins after ten failures in a minute, and allows them again a minute later', async () => {
    const guessed = await server.person();
    const guess = (word: string) =>
      server.call('POST', '/login', { json: { email: guessed.email, password: word } });
    const guesses = await Promise.all(Array.from({ length: 11 }, () => guess('a wrong password')));
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
    const blocked = await guess(password);
    expect(blocked).toMatchObject({ status: 429, body: { type: 'error' } });
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0);
    server.wait(61_000);
    expect((await guess(password)).status).toBe(200);
  });

  it('does not count parallel sign-ins with the right password as guesses', async () => {
    const user = await server.person();
    const json = { email: user.email, password };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => server.call('POST', '/login', { json })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });
});

/** Counts password hashes: hashing takes nearly all of the time of a sign-in. */
async function hashesDuring(act: () => Promise<unknown>): Promise<number> {
  let hashes = 0;
  const hook = createHook({
    init(_id, type) {
      hashes += Number(type === 'SCRYPTREQUEST');
    },
  }).enable();
  await act();
  hook.disable();
  return hashes;
}

describe('a session', () => {
  it('is required, as a bare token or as Bearer', async () => {
    const other = await testApp();
    const user = await other.person();
    expect((await other.call('GET', '/user/Profile')).status).toBe(401);
    expect((await other.call('GET', '/user/Profile', { as: 'made-up' })).status).toBe(401);
    expect((await other.call('GET', '/user/Profile', { as: user.token })).status).toBe(200);
    expect((await other.call('GET', '/user/Profile', { as: user })).status).toBe(200);
    await other.close();
  });

  it('is a new token of 32 random bytes each time, stored only as a hash, like the password', async () => {
    const signIn = () =>
      server.call<{ token: string }>('POST', '/login', { json: { email: user.email, password } });
    const user = await server.person();
    const tokens = [(await signIn()).body.token, (await signIn()).body.token];
    expect(tokens.map((token) => Buffer.from(token, 'base64url').length)).toEqual([32, 32]);
    expect(new Set(tokens).size).toBe(2);
    const people = await server.db.selectFrom('users').selectAll().execute();
    const stored = JSON.stringify([people, await server.db.selectFrom('sessions').selectAll().execute()]);
    for (const secret of [...tokens, password]) expect(stored).not.toContain(secret);
    expect(people.map(({ password_hash }) => password_hash)).toContainEqual(
      expect.stringMatching(/^scrypt\$16384\$8\$5\$/),
    );
  });

  it('ends with sign-out and when it expires', async () => {
    const other = await testApp({ SESSION_TTL: '60' });
    const user = await other.person();
    expect((await other.call('POST', '/logout', { as: user })).body).toMatchObject({ type: 'info' });
    expect((await other.call('GET', '/user/Profile', { as: user })).status).toBe(401);
    const idleUser = await other.person();
    other.wait(61_000);
    expect((await other.call('GET', '/user/Profile', { as: idleUser })).status).toBe(401);
    await other.close();
  });
});
