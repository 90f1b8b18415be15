import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Prerendered, prerenderer } from '#backend/features/site/prerendered.ts';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';

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
  backend = await testApp({ PUBLIC_URL: 'https://dragoman.example', PAYMENT_POLICY: 'off' });
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

it('renders each offer in that language where it has a text in it', async () => {
  await backend.offer(owner, {
    title: 'Birth certificates',
    textLanguage: 'en',
    translations: { de: { title: 'Geburtsurkunden', description: 'Beglaubigt' } },
  });
  const title = (text: string, lang: string) => new RegExp(`<a [^>]*lang="${lang}"[^>]*>${text}</a>`);
  const german = await render('offer-grid?locale=de-AT');
  expect(german.body.html).toMatch(title('Geburtsurkunden', 'de'));
  // Cards do not show descriptions.
  expect(JSON.stringify(german.body.data)).not.toContain('Beglaubigt');
  expect((await render('offer-grid?locale=ar')).body.html).toMatch(title('Birth certificates', 'en'));
});

it('treats invalid attribute values as the element does and ignores unknown ones', async () => {
  const { status, body } = await render('offer-grid?category=documents&page-size=0&colour=red&lang=en');
  expect(status).toBe(200);
  expect(Object.keys(body.data)).toEqual(['/api/task/all?limit=24']);
  expect(body.html).toContain(String(id));
});

it.each(['javascript:alert(1)//{code}', '%20java%09script:alert(1)', 'data:image/svg+xml,{code}'])(
  'takes no address but a web address: %s',
  async (address) => {
    const names = ['detail-url', 'checkout-url', 'flag-url', 'site-url'];
    const query = names.map((name) => `${name}=${address}`).join('&');
    const { body } = await render(`offer-grid?lang=en&${query}`);
    const plain = await render('offer-grid?lang=en');
    expect(body.html).toBe(plain.body.html);
    expect(body.html).toContain(`href="https://dragoman.example/ProductDetails/${id}"`);
  },
);

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
  ['a price beyond all numbers', 'max-price', '99999999999999999999'],
  ['a price beyond all offers', 'min-price', '1e300'],
  ['a long query', 'query', 'a'.repeat(5000)],
  ['a query of many words', 'query', 'a%20'.repeat(2000)],
])('answers %s with 422 and a message that names the attribute %s', async (_name, name, value) => {
  for (const path of ['prerender/offer-grid', 'instant/offer-grid.js']) {
    const answer = await backend.call('GET', `/embed/${path}?${name}=${value}`);
    expect(answer, path).toMatchObject({
      status: 422,
      body: { type: 'error', message: expect.stringMatching(`^"${name}" must be`) },
    });
  }
});

it.each(['from=x7', 'to=xx', 'languages=english', 'languages=de,x7', 'category=poems', 'sort=best'])(
  'renders what it would without it, where a value is none: %s',
  async (wrong) => {
    const { status, body } = await render(`offer-grid?lang=en&${wrong}`);
    expect(status).toBe(200);
    expect(body.html).toBe((await render('offer-grid?lang=en')).body.html);
  },
);

it('offers only languages that somebody translates, with the number of offers', async () => {
  const { body } = await render('offer-grid?lang=en&filters&from=de');
  const options = (name: string) => {
    const [, select = ''] = new RegExp(`<select[^>]*name="${name}".*?>(.*?)</select>`).exec(body.html) ?? [];
    return [...select.matchAll(/<option[^>]*>(.*?)<\/option>/g)].map(([, text]) => text);
  };
  expect(options('to').length).toBeLessThan(5);
  expect(options('from')).toContainEqual(expect.stringMatching(/^German \(\d\)$/));
});

describe('renderings', () => {
  let server: TestApp;
  const rendered: Prerendered[] = [];
  beforeAll(async () => {
    server = await testApp({ RATE_LIMITS: 'on' });
    const limits = { perMinute: 60, reading: 60, waiting: 20, bytes: 200_000 };
    const prerender = prerenderer(server.app, server.config, limits);
    server.app.get('/in-small-cache', async (call) => {
      rendered.push(await prerender(call, 'offer-grid'));
      return {};
    });
    await server.offer(await server.person());
  });
  afterAll(() => server.close());
  const renderAll = (queries: string[], from: string) =>
    Promise.all(
      queries.map((query) =>
        server.app.inject({ url: `/embed/prerender/offer-grid?${query}`, remoteAddress: from }),
      ),
    );
  const headings = (count: number, start = 0) =>
    Array.from({ length: count }, (_, at) => `lang=en&heading=${start + at}`);
  const statuses = (answers: { statusCode: number }[]) =>
    [200, 429, 503].map((status) => answers.filter(({ statusCode }) => statusCode === status).length);

  it('are limited to 60 a minute for an address, while known ones are still answered', async () => {
    for (const start of [0, 15, 30, 45]) await renderAll(headings(15, start), '2001:db8::1');
    const [refused] = await renderAll(['lang=en&heading=another'], '2001:db8::2');
    expect(refused).toMatchObject({ statusCode: 429 });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused?.json()).toMatchObject({ type: 'error', code: 'too-many-tries' });
    expect(statuses(await renderAll(headings(60), '2001:db8::1'))).toEqual([60, 0, 0]);
    expect(statuses(await renderAll(['lang=en&heading=another'], '2001:db8:0:1::1'))).toEqual([1, 0, 0]);
  });

  it('are shared by equal requests, which unknown parameters do not make different', async () => {
    const queries = Array.from({ length: 100 }, (_, at) => `lang=en&heading=shared&x${at}=1`);
    expect(statuses(await renderAll(queries, '192.0.2.1'))).toEqual([100, 0, 0]);
  });

  it('wait for each other in a short queue, beyond which the answer is 503', async () => {
    const answers = (
      await Promise.all(
        Array.from({ length: 5 }, (_, at) => renderAll(headings(20, 2000 + 20 * at), `198.51.100.${at}`)),
      )
    ).flat();
    const [done = 0, limited, refused = 0] = statuses(answers);
    expect([done + refused, limited]).toEqual([100, 0]);
    expect(done).toBeGreaterThanOrEqual(20);
    const busy = answers.find(({ statusCode }) => statusCode === 503);
    expect(busy?.headers['retry-after']).toBe('2');
    expect(busy?.json()).toMatchObject({ type: 'error', code: 'busy' });
  });

  it('link several parallel callers each to the local host they asked', async () => {
    const hosts = ['one.localhost', 'two.localhost', 'one.localhost', 'two.localhost'];
    const rendered = hosts.map((host) =>
      server.call<Rendered>('GET', '/embed/prerender/offer-grid?lang=en', { headers: { host } }),
    );
    const links = (await Promise.all(rendered)).map(
      ({ body }) => /http[^"]*ProductDetails/.exec(body.html)?.[0],
    );
    expect(links).toEqual(hosts.map((host) => `http://${host}/ProductDetails`));
  });

  it('are forgotten beyond the size of the cache', async () => {
    const ask = (heading: string) => server.call('GET', `/in-small-cache?lang=en&heading=${heading}`);
    await ask('first');
    await ask('first');
    expect(rendered[1]).toBe(rendered[0]);
    for (let at = 0; at < 8; at += 1) await ask(`${at}${'a'.repeat(10_000)}`);
    await ask('first');
    expect(rendered.at(-1)).not.toBe(rendered[0]);
  });
});

it('lists no more offers than the limit, in its data, its links and its JSON-LD', async () => {
  const rendered = await render('offer-grid?limit=3&lang=en', { accept: 'application/json' });
  expect(Object.keys(JSON.parse(rendered.text).data)).toEqual(['/api/task/all?limit=3']);
  const { text } = await render('offer-grid?limit=3&lang=en', { accept: 'text/html' });
  expect(text).toContain('"numberOfItems":3');
  expect(text.match(/<li><a href=/g)).toHaveLength(3);
  const picked = await render('offer-grid?ids=1,2,3&limit=2&lang=en', { accept: 'text/html' });
  expect(picked.text).toContain('"numberOfItems":2');
});
