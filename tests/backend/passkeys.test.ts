/** Passkeys: adding, signing in, and what is refused. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticator, type Faults } from './authenticator.ts';
import { type Answer, type Person, password, type TestApp, testApp } from './test-app.ts';

type Device = ReturnType<typeof authenticator>;
type Body = Record<string, unknown>;
interface Signed {
  token: string;
  code: string;
  id: string;
  user: { id: string; password_set_at: string | null }[];
}
type Options = Parameters<Device['create']>[0] & Parameters<Device['get']>[0];

const origin = 'http://localhost:3000';
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ PUBLIC_URL: origin });
});
afterAll(() => app.close());

const post = (url: string, json: Body = {}, as?: Person | string): Promise<Answer<Signed>> =>
  app.call<Signed>('POST', url, { json, as });
const optionsOf = async (url: string, as?: Person | string, json: Body = {}) =>
  (await app.call<Options>('POST', url, { as, json })).body;

async function add(person: Person | string, device = authenticator(origin), faults: Faults = {}) {
  const made = device.create(await optionsOf('/passkeys/options', person), faults);
  return { device, answer: await post('/passkeys', made, person) };
}
const signIn = async (device: Device, faults: Faults = {}) =>
  post('/login/passkey', device.get(await optionsOf('/login/passkey/options'), faults));
const mailsTo = async ({ id }: Pick<Person, 'id'>) =>
  (await app.db.selectFrom('mails').select(['topic', 'content']).where('user_id', '=', id).execute()).map(
    ({ topic, content }) => [topic, content?.about],
  );

describe('a passkey', () => {
  it('is added, signs in, is listed with its use, renamed and removed, and each change is mailed', async () => {
    const person = await app.person();
    const { device, answer } = await add(person);
    expect(answer).toMatchObject({ status: 200, body: { name: 'Test device', used_at: null } });
    const { status, body } = await signIn(device);
    expect(status).toBe(200);
    expect(body.user[0]).toMatchObject({ id: person.id });
    const path = `/passkeys/${answer.body.id}`;
    const renamed = await app.call('PATCH', path, { as: body.token, json: { name: ' My phone ' } });
    expect(renamed).toMatchObject({ status: 200, body: { name: 'My phone' } });
    const list = await app.call('GET', '/passkeys', { as: person });
    expect(list.body).toMatchObject([{ id: answer.body.id, name: 'My phone', used_at: expect.any(String) }]);
    expect(Object.keys((list.body as unknown as object[])[0] ?? {})).toEqual([
      'id',
      'name',
      'created_at',
      'used_at',
    ]);
    expect((await app.call('DELETE', path, { as: body.token })).status).toBe(200);
    expect(await signIn(device)).toMatchObject({ status: 401, body: { code: 'passkey-unknown' } });
    expect(await mailsTo(person)).toEqual([
      ['security', 'passkey-added'],
      ['security', 'passkey-removed'],
    ]);
    const { body: told } = await app.call<{ fact: { code: string } }[]>('GET', '/notifications', {
      as: person,
    });
    expect(told.map(({ fact }) => fact.code)).toEqual(['passkey-removed', 'passkey-added']);
  });

  it('is asked for with user verification, as a discoverable one, by the host of PUBLIC_URL', async () => {
    const person = await app.person();
    const creation = await optionsOf('/passkeys/options', person);
    expect(creation).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: person.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    expect(await optionsOf('/login/passkey/options')).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
    });
    await add(person);
    expect(await optionsOf('/passkeys/options', person)).toMatchObject({
      excludeCredentials: [{ transports: ['internal'] }],
    });
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }, 'passkey-refused'],
    ['another host', { rpId: 'evil.example' }, 'passkey-refused'],
    ['no user verification', { isUserVerified: false }, 'passkey-refused'],
    ['a challenge that we did not make', { challenge: 'AAAA' }, 'passkey-expired'],
  ] as [string, Faults, string][])('is refused with %s', async (_what, faults, code) => {
    const person = await app.person();
    const refused = await add(person, undefined, faults);
    expect(refused.answer).toMatchObject({
      status: code === 'passkey-expired' ? 409 : 422,
      body: { code },
    });
    const { device } = await add(person);
    expect(await signIn(device, faults)).toMatchObject({ status: 401, body: { code } });
  });

  it('signs in nobody by the id of another account', async () => {
    const [person, other] = [await app.person(), await app.person()];
    const { device } = await add(person);
    const userHandle = Buffer.from(other.id).toString('base64url');
    expect(await signIn(device, { userHandle })).toMatchObject({
      status: 401,
      body: { code: 'passkey-unknown' },
    });
  });

  it('uses each challenge once, of two at once too, for five minutes, and for one purpose', async () => {
    const person = await app.person();
    const { device } = await add(person);
    const signed = device.get(await optionsOf('/login/passkey/options'));
    const twice = await Promise.all([post('/login/passkey', signed), post('/login/passkey', signed)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await post('/login/passkey', signed)).toMatchObject({ body: { code: 'passkey-expired' } });

    const late = device.get(await optionsOf('/login/passkey/options'));
    app.wait(5 * 60_000);
    expect(await post('/login/passkey', late)).toMatchObject({
      status: 401,
      body: { code: 'passkey-expired' },
    });
    const { body } = await signIn(device);
    const confirming = device.get(await optionsOf('/user/reauthenticate/passkey/options', body.token));
    expect((await post('/login/passkey', confirming)).status).toBe(401);
  });

  it('is added by whom it was asked for, and once', async () => {
    const [person, other] = [await app.person(), await app.person()];
    const device = authenticator(origin);
    const made = device.create(await optionsOf('/passkeys/options', person));
    expect(await post('/passkeys', made, other)).toMatchObject({
      status: 409,
      body: { code: 'passkey-expired' },
    });
    const again = device.create(await optionsOf('/passkeys/options', person));
    const twice = await Promise.all([post('/passkeys', again, person), post('/passkeys', again, person)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is refused and reported when its counter does not go up, as a copy’s', async () => {
    const person = await app.person();
    const { device } = await add(person);
    expect((await signIn(device, { counter: 7 })).status).toBe(200);
    expect(await signIn(device, { counter: 7 })).toMatchObject({
      status: 401,
      body: { code: 'passkey-copied' },
    });
    expect((await signIn(device, { counter: 8 })).status).toBe(200);
    expect(await mailsTo(person)).toContainEqual(['security', 'passkey-copied']);
  });

  it('may have no counter', async () => {
    const { device } = await add(await app.person(), undefined, { counter: 0 });
    expect((await signIn(device, { counter: 0 })).status).toBe(200);
    expect((await signIn(device, { counter: 0 })).status).toBe(200);
  });

  it('belongs to nobody else: not to rename, not to remove', async () => {
    const [person, other] = [await app.person(), await app.person()];
    const path = `/passkeys/${(await add(person)).answer.body.id}`;
    for (const [method, json] of [
      ['PATCH', { name: 'Mine' }],
      ['PATCH', { name: '' }],
      ['DELETE', undefined],
    ] as const)
      expect(await app.call(method, path, { as: other, json })).toMatchObject({ status: 404 });
    expect((await app.call('PATCH', path, { as: person, json: { name: '' } })).status).toBe(422);
    expect((await app.call('PATCH', path, { as: person, json: { name: 'x'.repeat(61) } })).status).toBe(422);
    expect((await app.call('DELETE', '/passkeys/nonsense', { as: person })).status).toBe(404);
  });

  it.each([
    ['nothing', () => ({})],
    ['no response', (whole: Body) => ({ ...whole, response: undefined })],
    ['an empty signature', (whole: Body) => ({ ...whole, response: { ...part(whole), signature: '' } })],
    ['a cut signature', (whole: Body) => ({ ...whole, response: { ...part(whole), signature: 'AAAA' } })],
    [
      'client data that is no JSON',
      (whole: Body) => ({ ...whole, response: { ...part(whole), clientDataJSON: 'AAAA' } }),
    ],
    [
      'client data that is null',
      (whole: Body) => ({ ...whole, response: { ...part(whole), clientDataJSON: 'bnVsbA' } }),
    ],
    [
      'cut authenticator data',
      (whole: Body) => ({ ...whole, response: { ...part(whole), authenticatorData: 'AAAA' } }),
    ],
    ['another type', (whole: Body) => ({ ...whole, type: 'password' })],
    ['an id that is not its raw id', (whole: Body) => ({ ...whole, rawId: 'AAAA' })],
    ['a long id', (whole: Body) => ({ ...whole, id: 'A'.repeat(13_000) })],
    ['a list', () => [] as unknown as Body],
  ] as [string, (whole: Body) => Body][])('is refused, never a fault, with %s', async (_what, change) => {
    const { device } = await add(await app.person());
    const whole = device.get(await optionsOf('/login/passkey/options'));
    const { status } = await post('/login/passkey', change(whole));
    expect([400, 401, 422]).toContain(status);
  });

  it('is added only with a recent proof of who one is', async () => {
    const person = await app.person();
    const { device } = await add(person);
    app.wait(10 * 60_000 + 1);
    for (const url of ['/passkeys/options', '/passkeys'])
      expect(await post(url, {}, person)).toMatchObject({
        status: 401,
        body: { code: 'reauthentication-needed' },
      });
    const signed = device.get(await optionsOf('/user/reauthenticate/passkey/options', person));
    expect((await post('/user/reauthenticate/passkey', signed, person)).status).toBe(200);
    expect((await add(person)).answer.status).toBe(200);
  });
});

const part = (whole: Body) => whole.response as Body;

describe('an account without a password', () => {
  let count = 0;
  const newcomer = () => {
    count += 1;
    return { firstname: 'Ada', lastname: 'Keys', email: `keys${count}@example.test`, language: 'en' };
  };
  async function signUp(person = newcomer()) {
    const device = authenticator(origin);
    const made = device.create(await optionsOf('/signup/passkey/options', undefined, person));
    return { device, person, answer: await post('/signup/passkey', { ...made, ...person }) };
  }

  it('is opened with a passkey, which signs in at once and from then on', async () => {
    const { device, person, answer } = await signUp();
    expect(answer.status).toBe(200);
    expect(answer.body.user[0]).toMatchObject({ email: person.email, password_set_at: null });
    expect((await app.call('GET', '/user/Profile', { as: answer.body.token })).status).toBe(200);
    expect((await signIn(device)).body.user[0]?.id).toBe(answer.body.user[0]?.id);
    const wrong = await post('/login', { email: person.email, password });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } });
    expect(await mailsTo({ id: answer.body.user[0]?.id ?? '' })).toEqual([['security', 'verify-address']]);
  });

  it('is refused for an address that cannot be used, before and after the device has made the passkey', async () => {
    const { person } = await signUp();
    const taken = { status: 409, body: { code: 'address-taken' } };
    expect(await post('/signup/passkey/options', person)).toMatchObject(taken);
    const made = authenticator(origin).create(
      await optionsOf('/signup/passkey/options', undefined, newcomer()),
    );
    expect(await post('/signup/passkey', { ...made, ...person })).toMatchObject(taken);
    expect(await post('/signup/passkey', { ...made, ...newcomer() })).toMatchObject({
      status: 409,
      body: { code: 'passkey-expired' },
    });
  });

  it('keeps its last passkey, of two removals at once too', async () => {
    const { answer } = await signUp();
    const { token } = answer.body;
    await add(token);
    const { body } = await app.call<{ id: string }[]>('GET', '/passkeys', { as: token });
    const removals = await Promise.all(
      body.map(({ id }) => app.call<Signed>('DELETE', `/passkeys/${id}`, { as: token })),
    );
    expect(removals.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(removals.find(({ status }) => status === 409)?.body.code).toBe('last-sign-in-method');
    expect((await app.call('GET', '/passkeys', { as: token })).body).toHaveLength(1);
  });

  it('gets a password, and then may do without the passkey', async () => {
    const { answer, person } = await signUp();
    const { token } = answer.body;
    expect((await post('/user/password', { next: 'a longer one' }, token)).status).toBe(200);
    expect((await post('/login', { email: person.email, password: 'a longer one' })).status).toBe(200);
    const { body } = await app.call<{ id: string }[]>('GET', '/passkeys', { as: token });
    expect((await app.call('DELETE', `/passkeys/${body[0]?.id}`, { as: token })).status).toBe(200);
  });

  it('uses its passkey where others enter their password', async () => {
    const { device, answer } = await signUp();
    const { token } = answer.body;
    app.wait(10 * 60_000 + 1);
    const calls = [
      ['PATCH', '/user/email', { email: 'elsewhere@example.test' }],
      ['POST', '/user/password', { next: 'a longer one' }],
      ['GET', '/user/export', undefined],
      ['DELETE', '/user', {}],
    ] as const;
    for (const [method, path, json] of calls)
      expect(await app.call(method, path, { as: token, json })).toMatchObject({
        status: 401,
        body: { code: 'reauthentication-needed' },
      });
    expect((await post('/user/reauthenticate', { password }, token)).status).toBe(403);
    const signed = device.get(await optionsOf('/user/reauthenticate/passkey/options', token));
    expect((await post('/user/reauthenticate/passkey', signed, token)).status).toBe(200);
    for (const [method, path, json] of calls)
      expect((await app.call(method, path, { as: token, json })).status).toBe(200);
    expect(await signIn(device)).toMatchObject({ status: 401, body: { code: 'passkey-unknown' } });
  });
});

it('asks for the password where only the password was used to sign in', async () => {
  const person = await app.person();
  for (const [method, path, json] of [
    ['PATCH', '/user/email', { email: 'new@example.test' }],
    ['POST', '/user/password', { next: 'a longer one' }],
    ['DELETE', '/user', {}],
  ] as const)
    expect(await app.call(method, path, { as: person, json })).toMatchObject({
      status: 401,
      body: { code: 'reauthentication-needed' },
    });
});

it('confirms with no passkey of somebody else, and offers none to whom has none', async () => {
  const [person, other] = [await app.person(), await app.person()];
  expect((await post('/user/reauthenticate/passkey/options', {}, person)).status).toBe(404);
  await add(person);
  const { device } = await add(other);
  const signed = device.get(await optionsOf('/user/reauthenticate/passkey/options', person));
  expect(await post('/user/reauthenticate/passkey', signed, person)).toMatchObject({
    status: 403,
    body: { code: 'passkey-unknown' },
  });
});

it('keeps passkeys when the password is reset', async () => {
  const person = await app.person();
  const { device } = await add(person);
  await post('/user/password', { current: password, next: 'a longer one' }, person);
  expect((await signIn(device)).status).toBe(200);
});
