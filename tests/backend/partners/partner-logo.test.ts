/** The logo of a partner: uploaded by a member, shown to everybody. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sweepFiles } from '#backend/features/operator/sweeps.use-cases.ts';
import { multipart } from '#tests/backend/support/multipart.ts';
import {
  create,
  fixedMember,
  member,
  other,
  read,
  server,
  withPartnerAccounts,
} from '#tests/backend/support/partner-accounts.ts';

withPartnerAccounts();

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } } })
    .png()
    .toBuffer();

async function upload(id: string, content: Buffer | string, as = member) {
  const file = { name: 'logo.png', type: 'image/png', content };
  const body = multipart([{ name: 'image', file }]);
  return server.call<{ logo: string; code: string }>('POST', `/partners/${id}/logo`, { as, ...body });
}

const files = () => readdir(join(server.config.dataDir, 'uploads', 'logos')).catch(() => []);
const pathOf = (logo: string) => new URL(logo).pathname;

it('keeps its proportions, and is shown with the partner, in lists and to its visitors’ sign-in window', async () => {
  const { id } = await create();
  const { status, body } = await upload(id, await picture(800, 200));
  expect(status).toBe(200);
  expect(body.logo).toMatch(/^http:\/\/localhost:\d+\/uploads\/logos\/[\w-]+\.webp$/);
  const stored = await server.app.inject({ url: pathOf(body.logo) });
  expect(stored.headers['content-type']).toBe('image/webp');
  expect(await sharp(stored.rawPayload).metadata()).toMatchObject({ width: 256, height: 64, hasAlpha: true });

  expect(await read(id)).toMatchObject({ logo: body.logo });
  const listed = await server.call<object[]>('GET', '/partners', { as: member });
  expect(listed.body).toMatchObject([{ id, logo: body.logo }]);
  const origin = 'http://localhost:4711';
  await server.call('POST', `/partners/${id}/origins`, { as: member, json: { origin } });
  const site = await server.call('GET', `/embed/site?origin=${encodeURIComponent(origin)}`);
  expect(site.body).toMatchObject({ id, logo: body.logo });
});

it('leaves no file when it is replaced or removed, and stays when the partner is changed otherwise', async () => {
  const { id } = await create();
  const before = await files();
  const first = (await upload(id, await picture(20, 20))).body.logo;
  const second = (await upload(id, await picture(30, 30))).body.logo;
  expect((await server.call('GET', pathOf(first))).status).toBe(404);
  await server.call('PATCH', `/partners/${id}`, { as: member, json: { name: 'Sons' } });
  expect(await read(id)).toMatchObject({ name: 'Sons', logo: second });
  expect((await server.call('GET', pathOf(second))).status).toBe(200);
  expect(await sweepFiles(server.services, new AbortController().signal)).toEqual([]);
  expect(await files()).toHaveLength(before.length + 1);

  await server.call('PATCH', `/partners/${id}`, { as: member, json: { logo: null } });
  expect(await read(id)).toMatchObject({ logo: null });
  expect(await files()).toEqual(before);
});

it('is refused, and stored nowhere, from strangers, for partners of the environment, and when it is no picture', async () => {
  const { id } = await create();
  const operated = await server.person({ id: fixedMember });
  const before = await files();
  const content = await picture(20, 20);
  expect((await upload(id, content, other)).status).toBe(404);
  expect((await upload('fixed', content, operated)).body.code).toBe('partner-fixed');
  for (const wrong of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<script>alert(1)</script>'])
    expect((await upload(id, wrong)).status).toBe(415);
  expect(await files()).toEqual(before);
});
