/** Wrong passwords: strangers do not get in, and the owner of the account always does. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { tokenHash } from '#backend/platform/auth/tokens.ts';
import { newId } from '#backend/platform/database/ids.ts';
import { mailbox } from '#tests/backend/support/mailed-token.ts';
import { type Person, password, type TestApp, testApp } from '#tests/backend/support/test-app.ts';

const minute = 60_000;
const hour = 60 * minute;

let server: TestApp;
let person: Person;
beforeAll(async () => {
  server = await testApp({ TRUST_PROXY: '1' });
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await server.person();
  await server.db.updateTable('users').set({ email_verified_at: server.now() }).execute();
});

interface Try {
  from?: string;
  cookie?: string;
  email?: string;
  code?: string;
}
async function signIn(word: string, { from = '192.0.2.1', cookie, email = person.email, code }: Try = {}) {
  const headers = { 'x-forwarded-for': from, ...(cookie && { cookie }) };
  const answer = await server.call<{ code: string; values: { count: number } }>('POST', '/login', {
    json: { email, password: word, code },
    headers,
  });
  const { status, body } = answer;
  const set = [answer.headers['set-cookie'] ?? []].flat();
  const device = set.find((each) => each.startsWith('dragoman-device='))?.split(';')[0] ?? '';
  return { status, code: body.code, wait: Number(answer.headers['retry-after'] ?? 0), device };
}

/** What so many networks have left that guessed ten times each: real guesses take their time on purpose. */
async function hammer(networks: number, email = person.email): Promise<void> {
  const at = new Date(server.now().getTime() - 2 * hour);
  const rows = Array.from({ length: 10 * networks }, (_, guess) => ({
    ...{ id: newId(), email_key: email, at },
    source: `network 198.51.${guess % networks}.0/24`,
  }));
  await server.db.insertInto('sign_in_failures').values(rows).execute();
}
/** So does a source. */
const guessed = (source: string, { email = person.email, count = 10 } = {}) =>
  server.db
    .insertInto('sign_in_failures')
    .values(
      Array.from({ length: count }, () => ({ id: newId(), email_key: email, source, at: server.now() })),
    )
    .execute();

const mailsAbout = async (subject: RegExp, to = person.email) =>
  (await mailbox(server)).filter((mail) => mail.to === to && subject.test(mail.subject));

it('makes a network wait longer and longer after ten wrong ones', async () => {
  await guessed('network 192.0.2.0/24');
  for (const minutes of [1, 5, 30, 120, 120]) {
    const refused = await signIn(password);
    expect(refused).toMatchObject({ status: 429, code: 'too-many-tries' });
    expect(refused.wait).toBeGreaterThan(60 * minutes - 45);
    expect(refused.wait).toBeLessThanOrEqual(60 * minutes);
    server.wait(minutes * minute);
    expect((await signIn('a guess')).status).toBe(401);
  }
  server.wait(2 * hour);
  expect((await signIn(password)).status).toBe(200);
  expect((await signIn('a guess')).status, 'a right one begins again').toBe(401);
  expect((await signIn(password)).status).toBe(200);
});

it('lets the owner in from another network, and in a browser that they have used', async () => {
  const { device } = await signIn(password);
  await guessed('network 192.0.2.0/24');
  expect((await signIn(password)).status).toBe(429);
  expect((await signIn(password, { from: '203.0.113.5' })).status).toBe(200);
  expect((await signIn(password, { cookie: device })).status).toBe(200);
  const other = await server.person();
  expect((await signIn(password, { email: other.email, cookie: device })).status).toBe(200);
});

it('limits a browser that the owner has used as it does a network', async () => {
  const { device } = await signIn(password);
  await guessed(`browser ${tokenHash(device.split('=')[1] ?? '')}`);
  expect((await signIn(password, { cookie: device })).status).toBe(429);
});

it('needs a code from a mail after a hundred in a row, but not in a browser that the owner has used', async () => {
  const { device } = await signIn(password);
  await hammer(10);
  const fresh = { from: '203.0.113.9' };
  expect(await signIn('a guess', fresh)).toMatchObject({ status: 401, code: 'code-needed' });
  expect(await signIn(password, fresh)).toMatchObject({ status: 401, code: 'code-needed' });
  expect((await signIn(password, { ...fresh, cookie: device })).status).toBe(200);
  const [mail, ...more] = await mailsAbout(/code to sign in/);
  expect(more, 'one mail an hour').toEqual([]);
  const code = /\b\d{8}\b/.exec(mail?.subject ?? '')?.[0] ?? '';
  expect(await signIn(password, { ...fresh, code: '00000000' })).toMatchObject({ code: 'code-needed' });
  expect(await signIn('a guess', { ...fresh, code })).toMatchObject({ code: 'wrong-credentials' });
  expect((await signIn(password, { ...fresh, code: `${code.slice(0, 4)} ${code.slice(4)}` })).status).toBe(
    200,
  );
  expect((await signIn(password, { from: '203.0.113.10' })).status, 'it begins again').toBe(200);
});

it('takes the code in the digits of the person’s script', async () => {
  await hammer(10);
  const fresh = { from: '203.0.113.9' };
  expect((await signIn(password, fresh)).code).toBe('code-needed');
  const [mail] = await mailsAbout(/code to sign in/);
  const code = /\b\d{8}\b/.exec(mail?.subject ?? '')?.[0] ?? '';
  const arabic = code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
  expect((await signIn(password, { ...fresh, code: arabic })).status).toBe(200);
});

it('ends a code after an hour, and counts wrong ones', async () => {
  await hammer(10);
  const fresh = { from: '203.0.113.9' };
  await signIn(password, fresh);
  const [first] = await mailsAbout(/code to sign in/);
  const old = /\b\d{8}\b/.exec(first?.subject ?? '')?.[0] ?? '';
  server.wait(hour);
  expect((await signIn(password, { ...fresh, code: old })).code).toBe('code-needed');
  expect(await mailsAbout(/code to sign in/)).toHaveLength(2);
  await guessed('network 203.0.113.0/24');
  expect((await signIn(password, { ...fresh, code: '12345678' })).status).toBe(429);
});

it('tells the owner once a day', async () => {
  await hammer(2);
  for (const from of ['203.0.113.9', '203.0.114.9']) await signIn('a guess', { from });
  expect(await mailsAbout(/Wrong passwords/)).toHaveLength(1);
  server.wait(25 * hour);
  await hammer(2);
  await signIn('a guess', { from: '203.0.113.9' });
  expect(await mailsAbout(/Wrong passwords/)).toHaveLength(2);
});

it('begins again with a new password from a mailed link', async () => {
  await hammer(10);
  await server.call('POST', '/password/forgot', { json: { email: person.email } });
  const [mail] = await mailsAbout(/Choose a new password/);
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const next = 'another horse';
  await server.call('POST', '/password/reset', { json: { token, password: next } });
  expect((await signIn(next, { from: '198.51.0.7' })).status).toBe(200);
});

it('behaves the same for an address without an account', async () => {
  const answersFor = async (email: string) => {
    await hammer(9, email);
    const answers = [];
    await guessed('network 192.0.2.0/24', { email, count: 8 });
    for (let guess = 0; guess < 3; guess += 1) answers.push(await signIn('a guess', { email }));
    answers.push(await signIn('a guess', { from: '203.0.113.9', email }));
    return answers.map(({ status, code, wait }) => ({ status, code, waits: wait > 0 }));
  };
  const known = await answersFor(person.email);
  expect(await answersFor('nobody@example.test')).toEqual(known);
  expect(known.at(-2)?.status).toBe(429);
  expect(known.at(-1)).toEqual({ status: 401, code: 'code-needed', waits: false });
});

it('leaves sessions alone: each counts its own wrong passwords', async () => {
  await hammer(10);
  const change = (word: string) =>
    server.call('POST', '/user/password', {
      as: person,
      json: { current: word, next: 'next word' },
    });
  expect((await change('a guess')).status).toBe(403);
  expect((await change(password)).status).toBe(200);
});

it('limits every call that checks the password', async () => {
  const calls = [
    ['PATCH', '/user/email', { email: 'next@example.test' }],
    ['POST', '/user/reauthenticate', {}],
    ['DELETE', '/user', {}],
  ] as const;
  for (const [method, url, more] of calls) {
    const other = await server.person();
    const ask = (word: string) => server.call(method, url, { as: other, json: { ...more, password: word } });
    expect((await ask('a guess')).status).toBe(403);
    const { source } = await server.db
      .selectFrom('sign_in_failures')
      .select('source')
      .where('email_key', '=', other.email)
      .executeTakeFirstOrThrow();
    person = other;
    await guessed(source);
    expect((await ask(password)).status, url).toBe(429);
  }
});
