/** Accounts without a password, and passkeys where others enter it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticator } from '#tests/backend/support/authenticator.ts';
import { origin, passkeyCalls } from '#tests/backend/support/passkey-calls.ts';
import { password, type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let app: TestApp;
let calls: ReturnType<typeof passkeyCalls>;
beforeAll(async () => {
  app = await testApp({ PUBLIC_URL: origin });
  calls = passkeyCalls(app);
});
afterAll(() => app.close());

describe('an account without a password', () => {
  let count = 0;
  const newcomer = () => {
    count += 1;
    return { firstname: 'Ada', lastname: 'Keys', email: `keys${count}@example.test`, language: 'en' };
  };
  async function signUp(person = newcomer()) {
    const device = authenticator(origin);
    const made = device.create(await calls.optionsOf('/signup/passkey/options', undefined, person));
    return { device, person, answer: await calls.post('/signup/passkey', { ...made, ...person }) };
  }

  it('is opened with a passkey, which signs in at once and from then on', async () => {
    const { device, person, answer } = await signUp();
    expect(answer.status).toBe(200);
    expect(answer.body.user[0]).toMatchObject({ email: person.email, password_set_at: null });
    expect((await app.call('GET', '/user/Profile', { as: answer.body.token })).status).toBe(200);
    expect((await calls.signIn(device)).body.user[0]?.id).toBe(answer.body.user[0]?.id);
    const wrong = await calls.post('/login', { email: person.email, password });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } });
    const { terms_version } = await app.db
      .selectFrom('users')
      .select('terms_version')
      .where('email', '=', person.email)
      .executeTakeFirstOrThrow();
    expect(terms_version).toBe(app.services.legalTexts.en.version);
    expect(await calls.mailsTo({ id: answer.body.user[0]?.id ?? '' })).toEqual([
      ['security', 'verify-address'],
    ]);
  });

  it('is refused for an address that cannot be used, before and after the device has made the passkey', async () => {
    const { person } = await signUp();
    const taken = { status: 409, body: { code: 'address-taken' } };
    expect(await calls.post('/signup/passkey/options', person)).toMatchObject(taken);
    const made = authenticator(origin).create(
      await calls.optionsOf('/signup/passkey/options', undefined, newcomer()),
    );
    expect(await calls.post('/signup/passkey', { ...made, ...person })).toMatchObject(taken);
    expect(await calls.post('/signup/passkey', { ...made, ...newcomer() })).toMatchObject({
      status: 409,
      body: { code: 'passkey-expired' },
    });
  });

  it('keeps its last passkey, of two removals at once too', async () => {
    const { answer } = await signUp();
    const { token } = answer.body;
    await calls.add(token);
    const { body } = await app.call<{ id: string }[]>('GET', '/passkeys', { as: token });
    const removals = await Promise.all(
      body.map(({ id }) => app.call<{ code: string }>('DELETE', `/passkeys/${id}`, { as: token })),
    );
    expect(removals.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(removals.find(({ status }) => status === 409)?.body.code).toBe('last-sign-in-method');
    expect((await app.call('GET', '/passkeys', { as: token })).body).toHaveLength(1);
  });

  it('gets a password, and then may do without the passkey', async () => {
    const { answer, person } = await signUp();
    const { token } = answer.body;
    expect((await calls.post('/user/password', { next: 'a longer one' }, token)).status).toBe(200);
    expect((await calls.post('/login', { email: person.email, password: 'a longer one' })).status).toBe(200);
    const { body } = await app.call<{ id: string }[]>('GET', '/passkeys', { as: token });
    expect((await app.call('DELETE', `/passkeys/${body[0]?.id}`, { as: token })).status).toBe(200);
  });

  it('uses its passkey where others enter their password', async () => {
    const { device, answer } = await signUp();
    const { token } = answer.body;
    app.wait(10 * 60_000 + 1);
    const sensitive = [
      ['PATCH', '/user/email', { email: 'elsewhere@example.test' }],
      ['POST', '/user/password', { next: 'a longer one' }],
      ['GET', '/user/export', undefined],
      ['DELETE', '/user', {}],
    ] as const;
    for (const [method, path, json] of sensitive)
      expect(await app.call(method, path, { as: token, json })).toMatchObject({
        status: 401,
        body: { code: 'reauthentication-needed' },
      });
    expect((await calls.post('/user/reauthenticate', { password }, token)).status).toBe(403);
    const signed = device.get(await calls.optionsOf('/user/reauthenticate/passkey/options', token));
    expect((await calls.post('/user/reauthenticate/passkey', signed, token)).status).toBe(200);
    for (const [method, path, json] of sensitive)
      expect((await app.call(method, path, { as: token, json })).status).toBe(200);
    expect(await calls.signIn(device)).toMatchObject({ status: 401, body: { code: 'passkey-unknown' } });
  });
});

it('asks for the password after a sign-in with it, and does without once it was entered again', async () => {
  const person = await app.person();
  const sensitive = [
    ['PATCH', '/user/email', { email: 'new@example.test' }],
    ['POST', '/user/password', { next: 'a longer one' }],
    ['DELETE', '/user', {}],
  ] as const;
  for (const [method, path, json] of sensitive)
    expect(await app.call(method, path, { as: person, json })).toMatchObject({
      status: 401,
      body: { code: 'reauthentication-needed' },
    });
  expect((await calls.post('/user/reauthenticate', { password }, person)).status).toBe(200);
  for (const [method, path, json] of sensitive)
    expect((await app.call(method, path, { as: person, json })).status).toBe(200);
});
