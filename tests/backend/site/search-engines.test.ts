/** What search engines and link previews read: heads of pages, statuses, robots.txt and sitemaps. */
import { readFileSync } from 'node:fs';
import { legalKinds } from '@dragoman/widgets/domain/legal.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readLegalTexts } from '#backend/features/legal/texts.ts';
import { docsSummary } from '#backend/features/site/docs.ts';
import { type HeadOffer, headOf, withHead } from '#backend/features/site/page-head.ts';
import { siteTexts } from '#backend/messages.ts';
import { inProject } from '#backend/project-root.ts';
import { type TestApp, testApp } from '#tests/backend/support/test-app.ts';

const origin = 'https://market.example';
let server: TestApp;

beforeAll(async () => {
  server = await testApp({ PUBLIC_URL: origin, SEED: 'none', PAYMENT_POLICY: 'off' });
});
afterAll(() => server.close());

const index = readFileSync(inProject('demo-site', 'index.html'), 'utf8');
const english = { origin, locale: 'en', isLocaleInAddress: false, offer: undefined } as const;

it('names a page, its address and its languages', () => {
  const page = withHead(index, headOf({ ...english, path: '/category/Document/' }));
  expect(page).toContain('<title>Documents – Dragoman</title>');
  expect(page).toContain(`<link rel="canonical" href="${origin}/Category/document">`);
  for (const language of ['en', 'de', 'fr', 'es', 'ar'])
    expect(page).toContain(`hreflang="${language}" href="${origin}/Category/document?lang=${language}">`);
  expect(page).toContain(`hreflang="x-default" href="${origin}/Category/document">`);
  expect(page.match(/name="description"/g)).toHaveLength(1);
});

const icon = (name: string) => readFileSync(inProject('demo-site', 'public', name));

it('has icons at the addresses that browsers and phones ask for by themselves', () => {
  expect(icon('favicon.ico').readUInt32LE(0)).toBe(0x10000);
  const touched = icon('apple-touch-icon.png');
  expect([touched.readUInt32BE(16), touched.readUInt32BE(20)]).toEqual([180, 180]);
  expect(index).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png" />');
});

it('has a manifest, whose icons are there', () => {
  const manifest = JSON.parse(icon('site.webmanifest').toString());
  expect(manifest).toMatchObject({ name: 'Dragoman', start_url: '/' });
  for (const { src, sizes } of manifest.icons) {
    const picture = icon(src.slice(1));
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(index).toContain('<link rel="manifest" href="/site.webmanifest" />');
});

it('leads password managers to the settings', async () => {
  const { status, headers } = await server.call('GET', '/.well-known/change-password');
  expect({ status, location: headers.location }).toEqual({ status: 303, location: '/Settings' });
});

it.each([
  '/ProductDetails/%',
  '/%E0%A4%A',
  '/ProductDetails/%00',
  '/Docs/%2F%',
  `/Category/${'x'.repeat(3000)}`,
])('answers browsers with a page, and calls with JSON, at the address %s', async (url) => {
  const page = await server.call('GET', url, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(404);
  expect(page.headers['content-type']).toMatch(/^text\/(html|plain)/);
  const refused = await server.call('GET', `/api${url}`, { headers: { accept: 'application/json' } });
  expect([400, 404, 414]).toContain(refused.status);
  expect(refused.body).toMatchObject({ type: 'error' });
});

it('has a picture for link previews, an offer that of its owner', () => {
  const site = withHead(index, headOf({ ...english, path: '/' }));
  expect(site).toContain(`<meta property="og:image" content="${origin}/preview.png">`);
  const file = readFileSync(inProject('demo-site', 'public', 'preview.png'));
  // Width and height stand in the first chunk of a PNG file.
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(site).toContain('<meta property="og:image:width" content="1200">');
  expect(site).toContain('<meta property="og:image:height" content="630">');
  expect(file.length).toBeLessThan(60_000);
  const offer: HeadOffer = {
    ...{ id: 7, title: 'Contracts', description: '', textLanguage: 'en', translations: {} },
    ...{ price: 25, unit: 'hour', rating: null, ratingCount: 0 },
    picture: { path: '/uploads/avatars/1.webp', width: 256, height: 256, alt: 'Mira Hoffmann' },
  };
  const path = '/ProductDetails/7';
  const page = withHead(index, headOf({ ...english, path, offer }));
  expect(page).toContain(`<meta property="og:image" content="${origin}/uploads/avatars/1.webp">`);
  expect(page).toContain('<meta property="og:image:alt" content="Mira Hoffmann">');
  const plain = withHead(index, headOf({ ...english, path, offer: { ...offer, picture: null } }));
  expect(plain).toContain(`<meta property="og:image" content="${origin}/preview.png">`);
});

it('titles a documentation page by its heading, and describes it by its first sentence', () => {
  const path = '/Docs/Elements/offer-grid';
  const page = withHead(index, headOf({ ...english, path, docs: docsSummary(path, origin) }));
  expect(page).toContain('<title>dragoman-offer-grid – Documentation – Dragoman</title>');
  expect(page).toMatch(/<meta name="description" content="[A-Z][^"`]+\.">/);
  expect(page).toContain(`<link rel="canonical" href="${origin}${path}">`);
});

it('has each language at an address of its own', () => {
  const facts = { ...english, locale: 'ar', isLocaleInAddress: true, path: '/call' } as const;
  const page = withHead(index, headOf(facts));
  expect(page).toContain('<html lang="ar" dir="rtl" data-theme="auto">');
  expect(page).toContain('<title>المكالمات – Dragoman</title>');
  expect(page).toContain(`<link rel="canonical" href="${origin}/call?lang=ar">`);
});

it.each(['/Dashboard', '/messages', '/Settings', '/SignIn', '/Checkout/1', '/nowhere'])(
  'keeps %s out of search engines',
  (path) => {
    const page = withHead(index, headOf({ ...english, path }));
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).not.toContain('canonical');
  },
);

it('escapes what people wrote, in attributes, between tags and in data', () => {
  const hostile = '"><script>alert(1)</script>$& \'';
  const offer: HeadOffer = {
    ...{ id: 7, title: hostile, description: hostile, textLanguage: 'en', translations: {} },
    ...{ price: 25.5, unit: 'hour', rating: 4.5, ratingCount: 2 },
    picture: { path: '/uploads/avatars/1.webp', width: 256, height: 256, alt: hostile },
  };
  const page = withHead(index, headOf({ ...english, path: '/ProductDetails/7', offer }));
  expect(page).not.toContain('<script>alert');
  const data: unknown = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '');
  expect(data).toMatchObject({
    '@type': 'Service',
    name: hostile,
    url: `${origin}/ProductDetails/7`,
    offers: { price: '25.50', priceCurrency: 'EUR' },
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
  });
});

it.each([
  ['hour', 45, { '@type': 'UnitPriceSpecification', price: 45, unitCode: 'HUR', unitText: 'hour' }],
  ['word', 0.1234, { '@type': 'UnitPriceSpecification', price: 0.1234, unitCode: 'D68', unitText: 'word' }],
  ['page', 25, { '@type': 'UnitPriceSpecification', price: 25, unitCode: 'ZP', unitText: 'page' }],
  ['fixed', 80, { '@type': 'PriceSpecification', price: 80 }],
] as const)('tells search engines what a price is for: %s', (unit, price, specification) => {
  const offer: HeadOffer = {
    ...{ id: 7, title: 'Deeds', description: '', textLanguage: 'en', translations: {} },
    ...{ price, unit, rating: null, ratingCount: 0, picture: null },
  };
  const page = withHead(index, headOf({ ...english, path: '/ProductDetails/7', offer }));
  const { offers }: { offers: object } = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '');
  expect(offers).toHaveProperty('priceSpecification', { ...specification, priceCurrency: 'EUR' });
});

it.each(['en', 'de', 'fr', 'es', 'ar'] as const)(
  'has the words of the pages themselves, in %s',
  async (language) => {
    const site = await import(`#site/messages/pages/${language}.ts`);
    const help = await import(`#site/messages/help/${language}.ts`);
    const { shown } = readLegalTexts(server.config)[language];
    const { home, allOffers, about, team } = site.messages;
    const texts = siteTexts(language).heads;
    for (const [head, page] of [
      [texts.home, home],
      [texts.allOffers, allOffers],
      [texts.about, about],
      [texts.team, team],
    ])
      expect(head).toEqual({ title: page.title, description: page.lead });
    expect(texts.help.title).toBe(help.messages.title);
    for (const kind of legalKinds) expect(texts[kind].title).toBe(shown[kind].title);
  },
);

it('names the pages about us, too', () => {
  const page = withHead(index, headOf({ ...english, path: '/TEAMSECTION' }));
  expect(page).toContain('<title>Contact US – Dragoman</title>');
  expect(page).toContain(`<link rel="canonical" href="${origin}/TeamSection">`);
});

it('answers 404 for pages and offers that do not exist', async () => {
  const owner = await server.person();
  const id = await server.offer(owner, { title: 'Contracts' });
  const html = { headers: { accept: 'text/html' } };
  const statusOf = async (path: string) => (await server.call('GET', path, html)).status;
  expect(await statusOf(`/ProductDetails/${id}`)).toBe(200);
  // The same address in another spelling.
  const spelled = String(id).replace(/\d/g, (digit) => `%3${digit}`);
  expect(await statusOf(`/ProductDetails/${spelled}`)).toBe(200);
  expect(await statusOf(`/Checkout/${id}`)).toBe(200);
  for (const path of [
    '/nowhere',
    '/Checkout/999999',
    '/ProductDetails/999999',
    '/ProductDetails/none',
    '/productdetails/-1',
  ])
    expect(await statusOf(path), path).toBe(404);
  await server.db.updateTable('offers').set({ deleted_at: new Date() }).where('id', '=', id).execute();
  expect(await statusOf(`/ProductDetails/${id}`)).toBe(404);
  expect(await statusOf(`/Checkout/${id}`)).toBe(404);
});

it('answers every address with a page of its own origin', async () => {
  const html = { headers: { accept: 'text/html' } };
  for (const path of ['//evil.example', '//', '//[', '/%E0%A4%A', '/?lang=%', '/\\evil.example']) {
    const { status, text } = await server.call('GET', path, html);
    expect(status, path).toBeLessThan(500);
    expect(text, path).not.toContain('://evil.example');
  }
});

it('lists its pages and the offers that can be booked', async () => {
  const headers = { host: 'evil.example' };
  const read = async (path: string) => (await server.call('GET', path, { headers })).text;
  const owner = await server.person();
  const shown = await server.offer(owner, { title: 'Shown' });
  const paused = await server.offer(owner, { title: 'Paused' });
  await server.db.updateTable('offers').set({ active: false }).where('id', '=', paused).execute();
  expect(await read('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const parts = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => at);
  expect(parts[0]).toBe(`${origin}/sitemaps/pages.xml`);
  const listed = await Promise.all(parts.map((part) => read(part.replace(origin, ''))));
  expect(listed.join()).toContain(`<loc>${origin}/Category/document</loc>`);
  expect(listed.join()).toContain(`<loc>${origin}/Docs/elements/offer-grid</loc>`);
  expect(listed.join()).toContain(`<loc>${origin}/ProductDetails/${shown}</loc>`);
  expect(listed.join()).not.toContain(`/ProductDetails/${paused}<`);
  for (const name of ['offers-0.xml', 'offers-999.xml', 'offers-1', '..%2Fx.xml'])
    expect((await server.call('GET', `/sitemaps/${name}`)).status, name).toBe(404);
});

it('says when an offer was last changed', async () => {
  const owner = await server.person();
  const id = await server.offer(owner, { title: 'Changed' });
  const lastmod = async () => {
    const { text } = await server.call('GET', '/sitemaps/offers-1.xml');
    return new RegExp(`/ProductDetails/${id}</loc><lastmod>([^<]+)</lastmod>`).exec(text)?.[1] ?? '';
  };
  const published = await lastmod();
  expect(Date.parse(published)).toBeGreaterThan(0);
  await server.call('PATCH', `/api/task/${id}`, { as: owner, json: { price: 31 } });
  expect(Date.parse(await lastmod())).toBeGreaterThan(Date.parse(published));
});

it('lists offers of later ids in a later part', async () => {
  const later = await server.offer(await server.person(), { title: 'Later' });
  await server.db.deleteFrom('offer_language_pairs').where('offer_id', '=', later).execute();
  await server.db.updateTable('offers').set({ id: 5001 }).where('id', '=', later).execute();
  const listed = async (part: string) => (await server.call('GET', `/sitemaps/${part}.xml`)).text;
  expect(await listed('offers-1')).not.toContain('/ProductDetails/5001<');
  expect(await listed('offers-2')).toContain('/ProductDetails/5001<');
});
