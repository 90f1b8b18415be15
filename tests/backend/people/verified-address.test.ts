/** The e-mail address of an account: confirming it, and another one with a way back. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailedToken, mailbox as mailsOf } from '#tests/backend/support/mailed-token.ts';
import { type Person, password, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

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
const signIn = (email: string, word: string) => post('/login', { email, password: word });
const profile = async () =>
  (await server.call<{ email: string; email_verified: boolean }[]>('GET', '/user/Profile', { as: person }))
    .body[0];

describe('an address', () => {
  it('is confirmed with the link from the mail after signing up', async () => {
    const email = 'new@example.test';
    await post('/signup', {
      firstname: 'A',
      lastname: 'B',
      language: 'en',
      email,
      password: 'a long sentence',
    });
    const token = await tokenFor('VerifyEmail');
    const { body } = await server.call<{ token: string; user: object[] }>('POST', '/login', {
      json: { email, password: 'a long sentence' },
    });
    expect(body.user).toMatchObject([{ email_verified: false }]);
    const as = `Bearer ${body.token}`;
    expect((await server.call('POST', '/email/verify', { as, json: { token } })).status).toBe(200);
    expect(await post('/email/verify', { token })).toMatchObject({
      status: 410,
      body: { code: 'link-used' },
    });
    const now = await server.call('GET', '/user/Profile', { as });
    expect(now.body).toMatchObject([{ email_verified: true }]);
  });

  it('is greeted by the name of its account only once it is confirmed', async () => {
    const email = 'stranger@example.test';
    const firstname = 'Win 100 EUR at evil.example';
    const json = { firstname, lastname: 'B', language: 'en', email, password: 'a long sentence' };
    await server.call('POST', '/signup', { json });
    await post('/password/forgot', { email });
    const before = (await mailbox()).filter(({ to }) => to === email);
    expect(before).toHaveLength(2);
    for (const { subject, text } of before) expect(subject + text).not.toContain('evil.example');
    await post('/email/verify', { token: await tokenFor('VerifyEmail') });
    await post('/password/forgot', { email });
    expect((await mailbox())[0]?.text).toContain(`Hello ${firstname},`);
  });

  it('gets the link again, which replaces the first', async () => {
    await server.call('POST', '/email/verification', { as: person });
    const first = await tokenFor('VerifyEmail');
    await server.call('POST', '/email/verification', { as: person });
    expect(await post('/email/verify', { token: first })).toMatchObject({ status: 410 });
    const second = await tokenFor('VerifyEmail');
    server.wait(24 * 60 * 60_000);
    expect(await post('/email/verify', { token: second })).toMatchObject({
      status: 410,
      body: { code: 'link-expired' },
    });
    for (let count = 0; count < 4; count += 1)
      await server.call('POST', '/email/verification', { as: person });
  });

  it.each([
    ['to-publish', 403, 200],
    ['to-book', 403, 403],
    ['off', 200, 200],
  ] as const)(
    'that is not confirmed may publish and book as VERIFY=%s says',
    async (VERIFY, publishing, booking) => {
      const strict = await testApp({ VERIFY });
      const [owner, customer] = [await strict.person(), await strict.person()];
      const offer = {
        title: 'Deeds',
        description: 'Sworn',
        type: 'document',
        price: 45,
        languages: ['en', 'de'],
      };
      const publish = () =>
        strict.call<{ id: number; code?: string }>('POST', '/task/create', { as: owner, json: offer });
      const profileOfOwner = async () => (await strict.call('GET', '/user/Profile', { as: owner })).body;
      const steps = [...(publishing === 403 ? ['publish'] : []), ...(booking === 403 ? ['book'] : [])];
      expect(await profileOfOwner()).toMatchObject([{ verify_before: steps }]);
      const refused = await publish();
      expect(refused.status).toBe(publishing);
      if (publishing === 403) expect(refused.body.code).toBe('address-unverified');
      await strict.db
        .updateTable('users')
        .set({ email_verified_at: strict.now() })
        .where('id', '=', owner.id)
        .execute();
      expect(await profileOfOwner()).toMatchObject([{ verify_before: [] }]);
      const { body } = await publish();
      const plan = { details: 'A', date: bookingDay, time: '09:30' };
      const booked = await strict.call('POST', `/task/accepted/${body.id}`, { as: customer, json: plan });
      expect(booked.status).toBe(booking);
      await strict.close();
    },
  );
});

describe('another address', () => {
  const next = 'other@example.test';
  const change = (email = next, word = password) =>
    server.call<{ code?: string }>('PATCH', '/user/email', { as: person, json: { email, password: word } });

  it('takes effect when it is confirmed, and the old one can undo it for two days', async () => {
    expect((await change()).status).toBe(200);
    expect(await mailbox()).toMatchObject([{ to: person.email }, { to: next }]);
    expect(await profile()).toMatchObject({ email: person.email });
    const undo = await tokenFor('UndoEmail');
    server.wait(20 * 60_000);
    const verify = { token: await tokenFor('VerifyEmail') };
    expect((await server.call('POST', '/email/verify', { as: person, json: verify })).status).toBe(200);
    expect(await profile()).toMatchObject({ email: next, email_verified: true });
    expect((await signIn(next, password)).status).toBe(200);
    const undone = await server.call<{ reset_token: string }>('POST', '/email/undo', {
      json: { token: undo },
    });
    expect(undone.status).toBe(200);
    expect((await server.call('GET', '/user/Profile', { as: person })).status).toBe(401);
    expect((await signIn(person.email, password)).status).toBe(401);
    const chosen = { token: undone.body.reset_token, password: 'a better horse' };
    expect((await post('/password/reset', chosen)).status).toBe(200);
    expect((await signIn(person.email, 'a better horse')).status).toBe(200);
    expect((await signIn(next, password)).status).toBe(401);
    expect(await post('/email/undo', { token: undo })).toMatchObject({
      status: 410,
      body: { code: 'link-used' },
    });
  });

  it('is never confirmed once it is undone', async () => {
    await change();
    const verify = await tokenFor('VerifyEmail');
    await post('/email/undo', { token: await tokenFor('UndoEmail') });
    expect(await post('/email/verify', { token: verify })).toMatchObject({ status: 410 });
  });

  it('is confirmed by whoever has its mail and the account: a session of it, or its password', async () => {
    const other = await server.person();
    await change();
    const token = await tokenFor('VerifyEmail');
    const needed = { status: 401, body: { code: 'reauthentication-needed' } };
    expect(await post('/email/verify', { token })).toMatchObject(needed);
    expect(await server.call('POST', '/email/verify', { as: other, json: { token } })).toMatchObject(needed);
    expect(await server.call('POST', '/email/verify', { as: 'Bearer x', json: { token } })).toMatchObject(
      needed,
    );
    const wrong = { status: 403, body: { code: 'wrong-password' } };
    expect(await post('/email/verify', { token, password: 'wrong word' })).toMatchObject(wrong);
    expect(await profile()).toMatchObject({ email: person.email });
    // What was refused used up nothing, and of two at once one confirms it.
    const twice = await Promise.all([
      post('/email/verify', { token, password }),
      post('/email/verify', { token, password }),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await profile()).toMatchObject({ email: next, email_verified: true });
  });

  it('is not confirmed by guessing the password without end', async () => {
    await change();
    const token = await tokenFor('VerifyEmail');
    for (let count = 0; count < 10; count += 1)
      expect((await post('/email/verify', { token, password: `guess ${count}` })).status).toBe(403);
    expect((await post('/email/verify', { token, password })).status).toBe(429);
  });

  it('needs the password, and another address than the present one', async () => {
    expect((await change(next, 'wrong word')).status).toBe(403);
    expect(await change(person.email)).toMatchObject({ status: 409, body: { code: 'address-taken' } });
  });

  it('tells nobody but the reader of its mail that an address has an account', async () => {
    const other = await server.person();
    const [toNew, toTaken] = [await change(), await change(other.email)];
    expect(toTaken.status).toBe(toNew.status);
    expect(toTaken.body).toEqual(toNew.body);
    const token = await tokenFor('VerifyEmail');
    expect(await post('/email/verify', { token, password })).toMatchObject({
      status: 409,
      body: { code: 'address-taken' },
    });
    expect(await profile()).toMatchObject({ email: person.email });
  });

  it('fails if somebody signs up with the address meanwhile', async () => {
    await change();
    const verify = await tokenFor('VerifyEmail');
    await post('/signup', {
      firstname: 'A',
      lastname: 'B',
      language: 'en',
      email: next,
      password: 'a long sentence',
    });
    expect(await post('/email/verify', { token: verify, password })).toMatchObject({ status: 409 });
    expect(await profile()).toMatchObject({ email: person.email });
  });

  it('waits where its owner sees it, who gets its link again or cancels it', async () => {
    const address = async () => (await server.call('GET', '/user/email', { as: person })).body;
    const unchanged = { email: person.email, verified: false, pending: null };
    expect(await address()).toEqual(unchanged);
    await change();
    expect(await address()).toMatchObject({ ...unchanged, pending: { email: next } });
    const first = await tokenFor('VerifyEmail');
    await server.call('POST', '/email/verification', { as: person });
    expect((await mailbox())[0]).toMatchObject({ to: next });
    expect((await post('/email/verify', { token: first })).status).toBe(410);
    const second = await tokenFor('VerifyEmail');
    expect((await server.call('DELETE', '/user/email/change', { as: person })).status).toBe(200);
    expect(await address()).toEqual(unchanged);
    expect(await post('/email/verify', { token: second })).toMatchObject({ status: 410 });
    // Once more there is nothing to cancel, and the link of the present address stays.
    await server.call('POST', '/email/verification', { as: person });
    await server.call('DELETE', '/user/email/change', { as: person });
    const own = { token: await tokenFor('VerifyEmail') };
    expect((await server.call('POST', '/email/verify', { as: person, json: own })).status).toBe(200);
    expect(await address()).toEqual({ ...unchanged, verified: true });
  });

  it('is forgotten when its link has expired', async () => {
    await change();
    server.wait(24 * 60 * 60_000);
    const { body } = await server.call<{ token: string }>('POST', '/login', {
      json: { email: person.email, password },
    });
    const { body: address } = await server.call('GET', '/user/email', { as: body.token });
    expect(address).toMatchObject({ pending: null });
  });
});
