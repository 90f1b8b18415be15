import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart } from '#tests/backend/support/multipart.ts';
import { type Person, password, type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
let person: Person;
beforeAll(async () => {
  server = await testApp({ PUBLIC_URL: 'https://dragoman.example', PAYMENT_POLICY: 'off' });
  person = await server.person();
});
afterAll(() => server.close());

const upload = (content: Buffer | string, field = 'image') =>
  server.call<{ data: string; message: string }>('POST', '/upload', {
    as: person,
    ...multipart([{ name: field, file: { name: 'me.png', type: 'image/png', content } }]),
  });
const profile = async () =>
  (await server.call<{ image: string; firstname: string }[]>('GET', '/user/Profile', { as: person })).body[0];

describe('the profile', () => {
  it('is saved', async () => {
    const json = {
      firstname: 'Thị Minh Anh',
      lastname: 'Nguyễn',
      phonenumber: '+49 151 23456789',
      address: 'Hauptstraße 1, Leipzig',
      languages: ['vi', 'de'],
      about: 'Seit 2010 in Leipzig.',
      language_levels: { vi: 'native', de: 'C1' },
      email: 'other@example.test',
    };
    const saved = await server.call('PATCH', '/user/Profile', { as: person, json });
    expect(saved).toMatchObject({ status: 200, body: { type: 'success' } });
    expect(await profile()).toMatchObject({
      ...json,
      email: person.email,
      id: person.id,
      users_id: person.id,
    });
  });

  it.each([
    ['phonenumber', '0341 123'],
    ['firstname', '  '],
    ['languages', []],
    ['languages', ['deutsch']],
    ['address', ''],
    ['about', 'x'.repeat(2001)],
    ['language_levels', { vi: 'fluent' }],
    ['language_levels', { vietnamese: 'C1' }],
    ['language_levels', ['C1']],
  ])('names the field %s when it is %j', async (field, value) => {
    const { status, body } = await server.call('PATCH', '/user/Profile', {
      as: person,
      json: { [field]: value },
    });
    expect(status).toBe(422);
    expect(body.message).toMatch(/^"\w+" must be /);
  });

  it('shows on one’s offers what one says about oneself', async () => {
    const translator = await server.person();
    const offer = await server.offer(translator);
    const json = { about: 'Sworn in.', language_levels: { en: 'B2' } };
    await server.call('PATCH', '/user/Profile', { as: translator, json });
    const shown = async () => (await server.call<object[]>('GET', `/api/task/all/${offer}`)).body[0];
    expect(await shown()).toMatchObject(json);
    await server.call('PATCH', '/user/Profile', {
      as: translator,
      json: { about: '', language_levels: {} },
    });
    expect(await shown()).toMatchObject({ about: null, language_levels: {} });
  });
});

describe('a picture', () => {
  const png = () =>
    sharp({ create: { width: 640, height: 400, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();

  it('is re-encoded, resized and served to any origin', async () => {
    const answer = await upload(await png());
    expect(answer).toMatchObject({ status: 200, body: { type: 'info', data: expect.any(String) } });
    const image = (await profile())?.image ?? '';
    expect(image).toMatch(/^https:\/\/dragoman\.example\/uploads\/.+\.webp$/);
    const served = await server.app.inject({ url: new URL(image).pathname });
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 256,
      height: 256,
    });
  });

  it('replaces the previous one', async () => {
    const before = new URL((await profile())?.image ?? '').pathname;
    await upload(await png());
    expect((await server.call('GET', before)).status).toBe(404);
  });

  it('is one of those sent at once, and only that file stays', async () => {
    const picture = await png();
    const files = () => readdir(join(server.config.dataDir, 'uploads', 'avatars'));
    const others = (await files()).length - Number(Boolean((await profile())?.image));
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(picture)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await server.call('GET', new URL((await profile())?.image ?? '').pathname)).status).toBe(200);
    expect(await files()).toHaveLength(others + 1);
  });

  it('of another person cannot be claimed, nor removed by replacing one’s own', async () => {
    await upload(await png());
    const image = new URL((await profile())?.image ?? '').pathname;
    const thief = await server.person();
    const addresses = [
      image,
      `https://dragoman.example${image}`,
      '/uploads/documents/1',
      'https://evil.example/x',
    ];
    for (const claimed of addresses) {
      await server.call('PATCH', '/user/Profile', { as: thief, json: { about: 'A', image: claimed } });
      const change = server.db.updateTable('users').set({ image: claimed }).where('id', '=', thief.id);
      await expect(change.execute()).rejects.toThrow('users_image');
    }
    const own = await server.call<{ image: null }[]>('GET', '/user/Profile', { as: thief });
    expect(own.body).toMatchObject([{ about: 'A', image: null }]);
    const file = { name: 'me.png', type: 'image/png', content: await png() };
    await server.call('POST', '/upload', { as: thief, ...multipart([{ name: 'image', file }]) });
    await server.call('DELETE', '/user', { as: thief, json: { password } });
    expect((await server.call('GET', image)).status).toBe(200);
  });

  it('that arrives while the account is being deleted stays nowhere', async () => {
    const leaving = await server.person();
    const file = { name: 'me.png', type: 'image/png', content: await png() };
    const send = () =>
      server.call('POST', '/upload', { as: leaving, ...multipart([{ name: 'image', file }]) });
    const files = () => readdir(join(server.config.dataDir, 'uploads', 'avatars'));
    const before = await files();
    const deleted = server.call('DELETE', '/user', { as: leaving, json: { password } });
    await Promise.all([deleted, send(), send(), send()]);
    expect((await deleted).status).toBe(200);
    expect(await files()).toEqual(before);
    const row = server.db.selectFrom('users').select('image').where('id', '=', leaving.id);
    expect(await row.executeTakeFirst()).toEqual({ image: null });
  });

  it.each([
    ['text', '<script>alert(1)</script>', 415],
    ['a vector picture', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 415],
    ['truncated', '\x89PNG\r\n\x1a\n', 415],
    ['too large', Buffer.alloc(5 * 1024 * 1024 + 1), 413],
  ])('is refused when it is %s, whatever its name says', async (_name, content, status) => {
    expect(await upload(content)).toMatchObject({
      status,
      body: { type: 'error', message: expect.any(String) },
    });
  });

  it('is required, in the field named image', async () => {
    expect((await upload(await png(), 'photo')).status).toBe(422);
    expect((await server.call('POST', '/upload', { as: person, json: {} })).status).toBe(415);
    expect((await server.call('POST', '/upload', { json: {} })).status).toBe(401);
  });

  it('cannot be read from outside its folder', async () => {
    for (const path of [
      '/uploads/avatars/..%2f..%2fdatabase.lock',
      '/uploads/avatars/none.webp',
      '/uploads/x',
    ]) {
      expect((await server.call('GET', path)).status).toBe(404);
    }
  });
});

describe('flags', () => {
  it.each(['en', 'ja', 'ar', 'uk', 'eo', 'zh', 'cu'])('exist for the language %s', async (code) => {
    const { status, headers, text } = await server.call('GET', `/flags/${code}.svg`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'access-control-allow-origin': '*',
    });
    expect(headers['cache-control']).toContain('max-age=');
    expect(text).toContain('<svg');
  });

  it.each(['es', 'hr', 'sr'])('are simplified where their coat of arms is large: %s', async (code) => {
    const { text } = await server.call('GET', `/flags/${code}.svg`);
    expect(text.length).toBeLessThan(8000);
    const { width, height } = await sharp(Buffer.from(text)).metadata();
    expect([width, height]).toEqual([640, 480]);
  });

  it.each(['de', 'es'])('are served as bitmaps to pages, which render faster: %s', async (code) => {
    const { headers, rawPayload } = await server.app.inject({
      url: `/flags/${code}.svg`,
      headers: { accept: 'image/avif,image/webp,image/svg+xml,image/*,*/*;q=0.8' },
    });
    expect(headers).toMatchObject({ 'content-type': 'image/webp', vary: 'accept' });
    expect((await sharp(rawPayload).metadata()).width).toBe(144);
  });

  it('are chosen by language, not by country code', async () => {
    const flag = async (code: string) =>
      /id="([\w-]+)"/.exec((await server.call('GET', `/flags/${code}.svg`)).text)?.[1];
    expect(await flag('ar')).toBe('flag-icons-sa');
    expect(await flag('ja')).toBe('flag-icons-jp');
  });

  it('are 404 for an unknown language', async () => {
    for (const file of ['xx.svg', 'us.svg', '..%2f..%2fpackage.json', 'en.png']) {
      expect((await server.call('GET', `/flags/${file}`)).status).toBe(404);
    }
  });
});
