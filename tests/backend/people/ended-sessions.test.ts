/** Sessions that end: none outlives a new password, and none is told anything afterwards. */
import { createHook } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erase } from '#backend/features/account/erasure.queries.ts';
import * as users from '#backend/features/people/queries.ts';
import * as sessions from '#backend/features/people/sessions.queries.ts';
import type { User } from '#backend/platform/database/tables.ts';
import { inTransaction, type Transaction } from '#backend/platform/database/transaction.ts';
import { followEvents } from '#tests/backend/support/event-stream-client.ts';
import {
  newVerifier,
  openPartners,
  own,
  page,
  sha256,
} from '#tests/backend/support/partner-authorization.ts';
import { addSessions } from '#tests/backend/support/session-rows.ts';
import { type Person, password, type TestApp } from '#tests/backend/support/test-app.ts';

let partners: Awaited<ReturnType<typeof openPartners>>;
let server: TestApp;
let address: string;
beforeAll(async () => {
  partners = await openPartners();
  server = partners.server;
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

type Call = (as: Person) => Promise<{ status: number }>;
const endOthers: Call = (as) => server.call('DELETE', '/user/sessions', { as });
const changePassword: Call = (as) =>
  server.call('POST', '/user/password', { as, json: { current: password, next: 'a longer one' } });
const deleteAccount: Call = (as) => server.call('DELETE', '/user', { as, json: { password } });

const signIn = (email: string, as?: string, secret = password) =>
  server.call<{ token: string }>('POST', '/login', { as, json: { email, password: secret } });
const isOpen = async (token: string) =>
  (await server.call('GET', '/user/Profile', { as: token })).status === 200;

/** Resolves when the next password is being checked, which takes longer than the queries of any call. */
const nextCheck = () =>
  new Promise<void>((resolve) => {
    const hook = createHook({
      init(_id, type) {
        if (type !== 'SCRYPTREQUEST') return;
        hook.disable();
        resolve();
      },
    }).enable();
  });

it.each([
  [
    'a password change',
    (trx: Transaction, user: User) => users.replacePassword(trx, user, 'another hash', server.now()),
  ],
  ['the removal of the account', (trx: Transaction, user: User) => erase(trx, user.id, server.now())],
])('refuses a sign-in that has checked the password before %s', async (_name, change) => {
  const { id, email } = await server.person();
  const user = await users.find(server.db, id);
  if (!user) throw new Error('The user is missing.');
  const isChecking = nextCheck();
  const attempt = signIn(email);
  await isChecking;
  await inTransaction(server.db, async (trx) => {
    await change(trx, user);
    await sessions.endAll(trx, id);
  });
  expect(await attempt).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } });
  expect(await sessions.list(server.db, id, server.now())).toEqual([]);
});

it('refuses a second password change that checked the old one too', async () => {
  const person = await server.person();
  const answers = await Promise.all(
    ['one new password', 'another new password'].map((next) =>
      server.call('POST', '/user/password', { as: person, json: { current: password, next } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
});

it('lets no authorization code of an ended session open one on a partner’s page', async () => {
  const person = await server.person();
  const stolen = { ...person, token: (await signIn(person.email)).body.token };
  const verifier = newVerifier();
  const ask = () =>
    server.call<{ code: string }>('POST', '/embed/codes', {
      as: stolen,
      json: { origin: page, challenge: sha256(verifier) },
      headers: { origin: own },
    });
  const attempts = Array.from({ length: 10 }, ask);
  await endOthers(person);
  for (const { status, body } of await Promise.all(attempts)) {
    if (status === 200) expect((await partners.exchangeCode(body.code, verifier)).status).toBe(401);
    else expect(status).toBe(401);
  }
});

it('refreshes no access token on a partner’s page once the sessions have ended', async () => {
  for (let round = 0; round < 3; round += 1) {
    const person = await server.person();
    const { token, cookie } = await partners.signIn(person);
    await partners.refresh({ cookie });
    // By the token, and by the cookie that it replaced a moment ago.
    const ask = (_: unknown, index: number) =>
      partners.refresh(index % 2 ? { as: `Bearer ${token}` } : { cookie });
    const attempts = Array.from({ length: 10 }, ask);
    await endOthers(person);
    for (const { status, body } of await Promise.all(attempts)) {
      if (status === 200) expect(await partners.profile(body.token, page)).toBe(401);
      else expect([204, 401]).toContain(status);
    }
  }
});

describe('a sign-in with a token in its Authorization header', () => {
  it('ends that session and its event stream, if it succeeds', async () => {
    const person = await server.person();
    const other = await server.person();
    const stream = await followEvents(address, person.token);
    expect((await signIn(other.email, person.token, 'wrong password')).status).toBe(401);
    expect(await isOpen(person.token)).toBe(true);
    const { status, body } = await signIn(other.email, `Bearer ${person.token}`);
    expect(status).toBe(200);
    expect(await isOpen(body.token)).toBe(true);
    expect(await isOpen(person.token)).toBe(false);
    expect(await stream.nextOf('nothing of this name')).toBeUndefined();
  });

  it('succeeds with one that has ended', async () => {
    const person = await server.person();
    await server.call('POST', '/logout', { as: person });
    expect((await signIn(person.email, person.token)).status).toBe(200);
  });
});

describe.each([
  ['ending all others', endOthers, true],
  ['a password change', changePassword, true],
  ['the removal of the account', deleteAccount, false],
])('220 sessions with 20 event streams after %s', (_name, end, isOwnOpen) => {
  it('have ended, streams included, and receive no message', async () => {
    const [person, friend] = [await server.person(), await server.person()];
    const json = { created_with: person.id };
    const { body } = await server.call<{ id: string }>('POST', '/chat/new', { as: friend, json });
    const tokens = await addSessions(server.db, person.id, 219);
    const ownStream = await followEvents(address, person.token);
    const streams = await Promise.all(tokens.slice(0, 19).map((token) => followEvents(address, token)));
    expect(streams.filter(({ answer }) => answer.status !== 200)).toEqual([]);
    const ended = streams.map(({ nextOf }) => nextOf('message'));
    expect(await end(person)).toMatchObject({ status: 200, body: { type: 'success' } });
    expect(await Promise.all(ended)).toEqual(streams.map(() => undefined));
    await server.call('POST', `/chat/new/message/${body.id}`, { as: friend, json: { message: 'Private' } });
    const received = await ownStream.nextOf('message');
    expect(received?.data.text).toBe(isOwnOpen ? 'Private' : undefined);
    const stillOpen = await Promise.all([person.token, ...tokens.slice(0, 5)].map(isOpen));
    expect(stillOpen).toEqual([isOwnOpen, false, false, false, false, false]);
    ownStream.stop();
  });
});

it('sends nothing to the stream of a session that is gone, even where no notification arrived', async () => {
  const [person, friend] = [await server.person(), await server.person()];
  const json = { created_with: person.id };
  const { body } = await server.call<{ id: string }>('POST', '/chat/new', { as: friend, json });
  const stream = await followEvents(address, person.token);
  await stream.nextOf('unread');
  await server.db.deleteFrom('sessions').where('user_id', '=', person.id).execute();
  await server.call('POST', `/chat/${body.id}/typing`, { as: friend });
  await server.call('POST', `/chat/new/message/${body.id}`, { as: friend, json: { message: 'Private' } });
  expect(await stream.next()).toBeUndefined();
});
