/** Passkeys: adding, signing in, and what is refused. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticator, type Faults } from '#tests/backend/support/authenticator.ts';
import { type Body, origin, passkeyCalls } from '#tests/backend/support/passkey-calls.ts';
import { password, type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let app: TestApp;
let calls: ReturnType<typeof passkeyCalls>;
beforeAll(async () => {
  app = await testApp({ PUBLIC_URL: origin });
  calls = passkeyCalls(app);
});
afterAll(() => app.close());

describe('a passkey', () => {
  it('is added, signs in, is listed with its use, renamed and removed, and each change is mailed', async () => {
    const person = await app.person();
    const { device, answer } = await calls.add(person);
    expect(answer).toMatchObject({ status: 200, body: { name: 'Test device', used_at: null } });
    const { status, body } = await calls.signIn(device);
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
    expect(await calls.signIn(device)).toMatchObject({ status: 401, body: { code: 'passkey-unknown' } });
    expect(await calls.mailsTo(person)).toEqual([
      ['security', 'passkey-added'],
      ['security', 'passkey-removed'],
    ]);
    const { body: notifications } = await app.call<{ activity: { code: string } }[]>(
      'GET',
      '/notifications',
      {
        as: person,
      },
    );
    expect(notifications.map(({ activity }) => activity.code)).toEqual(['passkey-removed', 'passkey-added']);
  });

  it('is asked for with user verification, as a discoverable one, by the host of PUBLIC_URL', async () => {
    const person = await app.person();
    const creation = await calls.optionsOf('/passkeys/options', person);
    expect(creation).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: person.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    expect(await calls.optionsOf('/login/passkey/options')).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
    });
    await calls.add(person);
    expect(await calls.optionsOf('/passkeys/options', person)).toMatchObject({
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
    const refused = await calls.add(person, undefined, faults);
    expect(refused.answer).toMatchObject({
      status: code === 'passkey-expired' ? 409 : 422,
      body: { code },
    });
    const { device } = await calls.add(person);
    expect(await calls.signIn(device, faults)).toMatchObject({ status: 401, body: { code } });
  });

  it('signs in nobody by the id of another account', async () => {
    const [person, other] = [await app.person(), await app.person()];
    const { device } = await calls.add(person);
    const userHandle = Buffer.from(other.id).toString('base64url');
    expect(await calls.signIn(device, { userHandle })).toMatchObject({
      status: 401,
      body: { code: 'passkey-unknown' },
    });
  });

  it('uses each challenge once, of two at once too, for five minutes, and for one purpose', async () => {
    const person = await app.person();
    const { device } = await calls.add(person);
    const signed = device.get(await calls.optionsOf('/login/passkey/options'));
    const twice = await Promise.all([
      calls.post('/login/passkey', signed),
      calls.post('/login/passkey', signed),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await calls.post('/login/passkey', signed)).toMatchObject({ body: { code: 'passkey-expired' } });

    const late = device.get(await calls.optionsOf('/login/passkey/options'));
    app.wait(5 * 60_000);
    expect(await calls.post('/login/passkey', late)).toMatchObject({
      status: 401,
      body: { code: 'passkey-expired' },
    });
    const { body } = await calls.signIn(device);
    const confirming = device.get(await calls.optionsOf('/user/reauthenticate/passkey/options', body.token));
    expect((await calls.post('/login/passkey', confirming)).status).toBe(401);
  });

  it('is added by whom it was asked for, and once', async () => {
    const [person, other] = [await app.person(), await app.person()];
    const device = authenticator(origin);
    const made = device.create(await calls.optionsOf('/passkeys/options', person));
    expect(await calls.post('/passkeys', made, other)).toMatchObject({
      status: 409,
      body: { code: 'passkey-expired' },
    });
    const again = device.create(await calls.optionsOf('/passkeys/options', person));
    const twice = await Promise.all([
      calls.post('/passkeys', again, person),
      calls.post('/passkeys', again, person),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is refused and reported when its counter does not go up, as a copy’s', async () => {
    const person = await app.person();
    const { device } = await calls.add(person);
    expect((await calls.signIn(device, { counter: 7 })).status).toBe(200);
    expect(await calls.signIn(device, { counter: 7 })).toMatchObject({
      status: 401,
      body: { code: 'passkey-copied' },
    });
    expect((await calls.signIn(device, { counter: 8 })).status).toBe(200);
    expect(await calls.mailsTo(person)).toContainEqual(['security', 'passkey-copied']);
  });

  it('may have no counter', async () => {
    const { device } = await calls.add(await app.person(), undefined, { counter: 0 });
    expect((await calls.signIn(device, { counter: 0 })).status).toBe(200);
    expect((await calls.signIn(device, { counter: 0 })).status).toBe(200);
  });

  it('belongs to nobody else: not to rename, not to remove', async () => {
    const [person, other] = [await app.person(), await app.person()];
    const path = `/passkeys/${(await calls.add(person)).answer.body.id}`;
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
    const { device } = await calls.add(await app.person());
    const whole = device.get(await calls.optionsOf('/login/passkey/options'));
    const { status } = await calls.post('/login/passkey', change(whole));
    expect([400, 401, 422]).toContain(status);
  });

  it('is added only with a recent proof of who one is', async () => {
    const person = await app.person();
    const { device } = await calls.add(person);
    app.wait(10 * 60_000 + 1);
    for (const url of ['/passkeys/options', '/passkeys'])
      expect(await calls.post(url, {}, person)).toMatchObject({
        status: 401,
        body: { code: 'reauthentication-needed' },
      });
    const signed = device.get(await calls.optionsOf('/user/reauthenticate/passkey/options', person));
    expect((await calls.post('/user/reauthenticate/passkey', signed, person)).status).toBe(200);
    expect((await calls.add(person)).answer.status).toBe(200);
  });
});

const part = (whole: Body) => whole.response as Body;

it('confirms with no passkey of somebody else, and offers none to whom has none', async () => {
  const [person, other] = [await app.person(), await app.person()];
  expect((await calls.post('/user/reauthenticate/passkey/options', {}, person)).status).toBe(404);
  await calls.add(person);
  const { device } = await calls.add(other);
  const signed = device.get(await calls.optionsOf('/user/reauthenticate/passkey/options', person));
  expect(await calls.post('/user/reauthenticate/passkey', signed, person)).toMatchObject({
    status: 403,
    body: { code: 'passkey-unknown' },
  });
});

it('keeps passkeys when the password is reset', async () => {
  const person = await app.person();
  const { device } = await calls.add(person);
  await calls.post('/user/password', { current: password, next: 'a longer one' }, person);
  expect((await calls.signIn(device)).status).toBe(200);
});
