/** Pictures that are small to send and much work to decode. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { multipart } from '#tests/backend/support/multipart.ts';
import { type Person, password, type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });
const upload = (as: Person, content: Buffer) =>
  server.call<{ code: string }>('POST', '/upload', {
    as,
    ...multipart([{ name: 'image', file: { name: 'me.png', type: 'image/png', content } }]),
  });

it.each([
  ['AVIF', () => flat(64, 64).avif()],
  ['GIF', () => flat(64, 64).gif()],
  ['TIFF', () => flat(64, 64).tiff()],
])('are refused as %s, before they are decoded', async (_kind, make) => {
  const { status, body } = await upload(await server.person(), await make().toBuffer());
  expect([status, body.code]).toEqual([415, 'picture-kind']);
});

it.each([
  ['PNG', () => flat(4001, 4000).png()],
  ['WebP', () => flat(4001, 4000).webp()],
  ['JPEG', () => flat(4001, 4000).jpeg()],
])('are refused above 16 megapixels: %s', async (_kind, make) => {
  const { status, body } = await upload(await server.person(), await make().toBuffer());
  expect([status, body.code]).toEqual([415, 'picture-pixels']);
});

it('wait for each other where they are one person’s, few at a time, while others go on', async () => {
  const picture = await flat(4000, 4000).webp().toBuffer();
  const [eager, other] = [await server.person(), await server.person()];
  const answered: string[] = [];
  const noting = async (name: string, work: Promise<{ status: number }>) => {
    const { status } = await work;
    answered.push(`${name} ${status}`);
  };
  const many = Array.from({ length: 30 }, () => noting('eager', upload(eager, picture)));
  const signIn = server.call('POST', '/login', { json: { email: other.email, password } });
  await Promise.all([...many, noting('other', upload(other, picture)), noting('sign-in', signIn)]);
  expect(answered.filter((answer) => answer === 'eager 429').length).toBeGreaterThanOrEqual(15);
  expect(answered).toContain('sign-in 200');
  expect(answered.indexOf('other 200')).toBeGreaterThanOrEqual(0);
  expect(answered.indexOf('other 200')).toBeLessThan(answered.lastIndexOf('eager 200'));
});
