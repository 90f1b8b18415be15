/** The audit log: who did what to whom and when, without texts, addresses or tokens. */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { auditedCalls } from '#backend/audit-refusals.ts';
import { sweepExpired } from '#backend/features/operator/sweeps.use-cases.ts';
import { listRoutes } from '#tests/backend/support/app-routes.ts';
import { paidForm } from '#tests/backend/support/backend-client.ts';
import { openPartners, page } from '#tests/backend/support/partner-authorization.ts';
import { type Person, password, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let partners: Awaited<ReturnType<typeof openPartners>>;
let server: TestApp;
beforeAll(async () => {
  partners = await openPartners();
  server = partners.server;
});
afterEach(() => server.db.deleteFrom('audit_events').execute());
afterAll(() => server.close());

const rows = () => server.db.selectFrom('audit_events').selectAll().orderBy('at').execute();
const auditedActions = async () => (await rows()).map(({ action, outcome }) => `${action} ${outcome}`);

it('holds what a person does to their account, by ids only, and outlives the account', async () => {
  const { call } = server;
  const json = {
    firstname: 'Grace',
    lastname: 'Hopper',
    email: 'grace@example.test',
    password,
    language: 'en',
  };
  const { body } = await call<{ id: string }>('POST', '/signup', { json });
  await call('POST', '/signup', { json });
  const signIn = (secret: string) =>
    call<{ token: string }>('POST', '/login', { json: { email: json.email, password: secret } });
  await signIn('a wrong password');
  const [first, second] = [(await signIn(password)).body.token, (await signIn(password)).body.token];
  await call('POST', '/logout', { as: first });
  await call('POST', '/user/reauthenticate', { as: second, json: { password } });
  await call('GET', '/user/export', { as: second });
  await call('DELETE', '/user/sessions', { as: second });
  const change = { current: password, next: 'a longer one' };
  await call('POST', '/user/password', { as: second, json: change });
  await call('DELETE', '/user', { as: second, json: { password: change.next } });
  expect(await auditedActions()).toEqual([
    'sign-up done',
    'sign-in unauthenticated',
    'sign-in done',
    'sign-in done',
    'sign-out done',
    'confirm-password done',
    'export-data done',
    'end-other-sessions done',
    'change-password done',
    'delete-account done',
  ]);
  const log = await rows();
  for (const { actor_id, outcome, subject_id, network } of log) {
    expect({ actor_id, subject_id }).toEqual({
      actor_id: outcome === 'done' ? body.id : null,
      subject_id: body.id,
    });
    expect(network).toBe('127.0.0.0/24');
  }
  expect(new Set(log.map(({ request_id }) => request_id)).size).toBe(log.length);
  for (const secret of ['grace', 'Hopper', password, change.next, first, second])
    expect(JSON.stringify(log)).not.toContain(secret);
});

it('holds refusals: of others’ things, of rights, of guesses and of ended tokens', async () => {
  const { call } = server;
  const [owner, customer, other] = [await server.person(), await server.person(), await server.person()];
  const booking = { details: 'A', date: bookingDay, time: '09:30' };
  const path = `/task/accepted/${await server.offer(owner)}`;
  const { body: task } = await call<{ id: number }>('POST', path, { as: customer, json: booking });
  await call('GET', `/task/accepted/${task.id}/history`, { as: other });
  await call('POST', `/task/accepted/${task.id}/review/reply`, { as: customer, json: { text: 'A text' } });
  await call('GET', '/documents/somebody@example.test', { as: other });
  await call('GET', '/user/export', { as: 'an-ended-token' });
  await call('GET', '/user/export');
  await call('DELETE', '/user', { as: other, json: { password: 'a guess' } });
  const guess = () =>
    call('POST', '/user/reauthenticate', { as: other, json: { password: 'another guess' } });
  for (let guesses = 0; guesses < 10; guesses += 1) await guess();
  const log = (await rows()).map(({ actor_id, action, subject_id, outcome }) => [
    actor_id,
    action,
    subject_id,
    outcome,
  ]);
  expect(log).toEqual([
    [other.id, 'use-task', String(task.id), 'not-found'],
    [customer.id, 'use-task', String(task.id), 'forbidden'],
    [other.id, 'read-document', other.id, 'not-found'],
    [null, 'export-data', null, 'unauthenticated'],
    [other.id, 'delete-account', other.id, 'forbidden'],
    ...Array.from({ length: 9 }, () => [other.id, 'confirm-password', other.id, 'forbidden']),
    [other.id, 'confirm-password', other.id, 'too-many'],
  ]);
});

it('holds payments, once each', async () => {
  const { call } = server;
  const [owner, customer] = [await server.person(), await server.person()];
  const booking = { details: 'A', date: bookingDay, time: '09:30' };
  const path = `/task/accepted/${await server.offer(owner)}`;
  const { body: task } = await call<{ id: number }>('POST', path, { as: customer, json: booking });
  const json = { items: [{ id: task.id, quantity: 1 }] };
  const { body } = await call<{ url: string }>('POST', '/create-checkout-session', { as: customer, json });
  const pay = () => call('POST', new URL(body.url).pathname, { form: paidForm });
  await pay();
  await pay();
  expect(await rows()).toMatchObject([
    { actor_id: customer.id, action: 'pay-task', subject_id: String(task.id), outcome: 'done' },
  ]);
});

it('holds sign-ins on partners’ pages, and the use of a refresh token that was replaced long ago', async () => {
  const person = await server.person();
  const { cookie, token } = await partners.signIn(person);
  await partners.refresh({ cookie });
  server.wait(61_000);
  await partners.refresh({ cookie });
  expect(await partners.profile(token, page)).toBe(401);
  expect(await auditedActions()).toEqual([
    'sign-in-on-site done',
    'reuse-refresh-token unauthenticated',
    'use-other unauthenticated',
  ]);
});

it('holds refusals of whatever call, and of links that are not good', async () => {
  const { call } = server;
  const [owner, other] = [await server.person(), await server.person()];
  const offer = await server.offer(owner);
  const before = (await rows()).length;
  await call('PATCH', '/user/email', {
    as: other,
    json: { email: 'next@example.test', password: 'a guess' },
  });
  await call('PATCH', `/api/task/${offer}`, { as: other, json: { price: 1 } });
  await call('DELETE', `/api/task/${offer}`, { as: other });
  await call('PATCH', '/user/notifications', { as: 'an-ended-token', json: {} });
  await call('POST', '/password/reset', { json: { token: 'a-guess', password: 'a long password' } });
  await call('POST', '/email/undo', { json: { token: 'a-guess' } });
  const log = (await rows()).slice(before);
  expect(log.map(({ actor_id, action, outcome }) => [actor_id, action, outcome])).toEqual([
    [other.id, 'change-address', 'forbidden'],
    [other.id, 'use-other', 'not-found'],
    [other.id, 'use-other', 'not-found'],
    [null, 'use-other', 'unauthenticated'],
    [null, 'reset-password', 'refused'],
    [null, 'undo-address', 'refused'],
  ]);
});

it('cannot be filled by refusals: those of one network are recorded 60 times a minute', async () => {
  const limited = await testApp({ RATE_LIMITS: 'on' });
  const attempts = Array.from({ length: 70 }, (_, at) =>
    limited.call('GET', '/user/export', { as: `made-up-${at}` }),
  );
  expect(new Set((await Promise.all(attempts)).map(({ status }) => status))).toEqual(new Set([401]));
  expect(await limited.db.selectFrom('audit_events').select('id').execute()).toHaveLength(60);
  await limited.close();
});

it('goes after 400 days', async () => {
  const person: Person = await server.person();
  const day = 24 * 60 * 60 * 1000;
  await server.call('POST', '/logout', { as: person });
  const sweepAfter = (days: number) => {
    const now = () => new Date(Date.now() + days * day);
    return sweepExpired({ db: server.db, now }, new AbortController().signal);
  };
  await sweepAfter(399);
  expect(await auditedActions()).toEqual(['sign-out done']);
  await sweepAfter(401);
  expect(await auditedActions()).toEqual([]);
});

it('knows no call that is not there', () => {
  const routes = listRoutes(server.app);
  expect(Object.keys(auditedCalls).filter((call) => !routes.includes(call))).toEqual([]);
});

it('lets refusals through where they cannot be counted', async () => {
  const limited = await testApp({ RATE_LIMITS: 'on' });
  await sql`alter table call_counts rename to call_counts_away`.execute(limited.db);
  try {
    expect((await limited.call('GET', '/user/export', { as: 'Bearer unknown' })).status).toBe(401);
  } finally {
    // Another test gets this database.
    await sql`alter table call_counts_away rename to call_counts`.execute(limited.db);
    await limited.close();
  }
});
