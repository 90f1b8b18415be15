import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, type TestApp, testApp } from './test-app.ts';

interface Rendered {
  html: string;
  css: string;
  data: Record<string, { status: number; body: unknown }>;
  locale: string;
}

let backend: TestApp;
let owner: Person;
let id: number;

beforeAll(async () => {
  backend = await testApp({ PUBLIC_URL: 'https://dragoman.example' });
  owner = await backend.person({ firstname: 'Mira', lastname: 'Okafor' });
  id = await backend.offer(owner, { title: '</script><script>alert(1)</script> & "Deeds"', price: 45 });
});
afterAll(() => backend.close());

const render = (path: string, headers: Record<string, string> = {}) =>
  backend.call<Rendered>('GET', `/embed/prerender/${path}`, { headers });

it('renders a grid with its styles and the API responses it used', async () => {
  const { status, headers, body } = await render('offer-grid?category=document&lang=en');
  expect(status).toBe(200);
  expect(body.html).toContain('part="card"');
  expect(body.html).toContain(`href="https://dragoman.example/ProductDetails/${id}"`);
  expect(body.css).toContain('container-type');
  expect(Object.keys(body.data)).toEqual(['/api/category/document?limit=24']);
  expect(headers['cache-control']).toMatch(/^public, max-age=\d+, stale-while-revalidate=\d+$/);
  expect(headers['access-control-allow-origin']).toBe('*');
});

it('answers 304 while nothing has changed', async () => {
  const first = await render('offer-grid?lang=en');
  expect(first.headers.etag).toMatch(/^W\//);
  const etag = first.headers.etag ?? '';
  expect((await render('offer-grid?lang=en', { 'if-none-match': etag })).status).toBe(304);
  await backend.offer(owner, { title: 'Another one' });
  expect((await render('offer-grid?lang=en', { 'if-none-match': etag })).status).toBe(200);
});

it('is compressed with brotli from the second request on', async () => {
  const url = '/embed/prerender/offer-grid?category=document&lang=en';
  const ask = () => backend.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  const first = await ask();
  await expect.poll(async () => (await ask()).rawPayload.length).toBeLessThan(first.rawPayload.length);
  const { headers, rawPayload } = await ask();
  expect(headers).toMatchObject({ 'content-encoding': 'br', etag: first.headers.etag });
  expect(headers.vary).toContain('accept-encoding');
  expect(brotliDecompressSync(rawPayload)).toEqual(brotliDecompressSync(first.rawPayload));
  const plain = await backend.app.inject({ url, headers: { 'accept-encoding': 'br;q=0' } });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.payload).toBe(brotliDecompressSync(rawPayload).toString());
});

it('uses the requested language, else the browser’s preferred one', async () => {
  expect((await render('offer-grid?locale=de')).body.html).toContain('Mehr');
  const preferred = await render('offer-grid', { 'accept-language': 'fr;q=0.4, de-CH, en;q=0.8' });
  expect(preferred.body.locale).toBe('de-CH');
  expect(preferred.headers.vary).toContain('accept-language');
  expect((await render('offer-grid?lang=de')).headers.vary).not.toContain('accept-language');
  expect((await render('offer-grid?locale=ar')).body.html).toContain('dir="rtl"');
});

it('treats invalid attribute values as the element does and ignores unknown ones', async () => {
  const { status, body } = await render('offer-grid?category=documents&page-size=0&colour=red&lang=en');
  expect(status).toBe(200);
  expect(Object.keys(body.data)).toEqual(['/api/task/all?limit=24']);
  expect(body.html).toContain(String(id));
});

it('links each of several parallel callers to the host they asked', async () => {
  const server = await testApp();
  const offer = await server.offer(await server.person());
  const hosts = ['one.example', 'two.example', 'one.example', 'two.example'];
  const rendered = hosts.map((host) =>
    server.call<Rendered>('GET', '/embed/prerender/offer-grid?lang=en', { headers: { host } }),
  );
  const links = (await Promise.all(rendered)).map(
    ({ body }) => /http[^"]*ProductDetails[^"]*/.exec(body.html)?.[0],
  );
  expect(links).toEqual(hosts.map((host) => `http://${host}/ProductDetails/${offer}`));
  await server.close();
});

it('renders one offer, and says so when it does not exist', async () => {
  expect((await render(`offer-detail?offer-id=${id}&lang=en`)).body.html).toContain('part="checkout"');
  const missing = await render('offer-detail?offer-id=999999&lang=en');
  expect(missing.status).toBe(200);
  expect(missing.body.html).toContain('part="empty"');
});

it('shows public data only', async () => {
  expect((await render('dashboard')).status).toBe(404);
  expect((await render('no-such-widget')).status).toBe(404);
});

it('returns an HTML fragment with a declarative shadow root and escaped JSON-LD', async () => {
  const { text, headers } = await render(`offer-detail?offer-id=${id}&lang=en`, { accept: 'text/html' });
  expect(headers['content-type']).toContain('text/html');
  expect(text).toMatch(/^<dragoman-offer-detail offer-id="\d+"><template shadowrootmode="open">/);
  expect(text).not.toContain('<script>alert');
  const [, structured = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
  expect(JSON.parse(structured)).toMatchObject({
    '@type': 'Service',
    name: '</script><script>alert(1)</script> & "Deeds"',
    offers: { priceSpecification: { price: 45, priceCurrency: 'EUR' } },
  });
  const quoted = await render('offer-grid?heading=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E&lang=en', {
    accept: 'text/html',
  });
  expect(quoted.text).not.toContain('<script>alert');
});

it.each([
  ['a price beyond all numbers', 'max-price=99999999999999999999'],
  ['a long query', `query=${'a'.repeat(5000)}`],
  ['a query of many words', `query=${'a%20'.repeat(2000)}`],
])('answers %s with 422 and the reason, as the call for offers does', async (_name, query) => {
  for (const path of ['prerender/offer-grid', 'instant/offer-grid.js']) {
    const answer = await backend.call('GET', `/embed/${path}?${query}`);
    expect(answer, path).toMatchObject({
      status: 422,
      body: { type: 'error', message: expect.stringContaining('must be') },
    });
  }
});
