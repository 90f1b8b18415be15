import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { seedSynthetic } from '#tools/seed/synthetic.ts';

interface Offer {
  id: number;
  type: string;
  title: string;
  description: string;
  languages: string[];
  price: number;
}

const offerCount = 3000;
let server: TestApp;
let all: Offer[];
beforeAll(async () => {
  server = await testApp();
  await seedSynthetic(server.db, offerCount, server.now(), () => undefined);
  all = await readAll('/api/task/all?limit=100');
});
afterAll(() => server.close());

/** Reads every page of a list by following its rel="next" links. */
async function readAll(start: string): Promise<Offer[]> {
  const found: Offer[] = [];
  let next: string | undefined = start;
  while (next) {
    const page: { body: Offer[]; headers: Record<string, unknown> } = await server.call('GET', next);
    found.push(...page.body);
    next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
  }
  return found;
}

it('seeds the requested number of offers, each listed once', () => {
  expect(all.length).toBe(offerCount);
  expect(new Set(all.map(({ id }) => id)).size).toBe(offerCount);
});

const hasLanguages =
  (...codes: string[]) =>
  ({ languages }: Pick<Offer, 'languages'>) =>
    codes.every((code) => languages.includes(code));
const mentions =
  (...words: string[]) =>
  ({ title, description }: Offer) =>
    words.every((word) => new RegExp(`(^|[^a-z])${word}`, 'i').test(`${title} ${description}`));

it.each<[string, (offer: Offer) => boolean]>([
  ['languages=de', hasLanguages('de')],
  ['languages=en,de', hasLanguages('de', 'en')],
  ['languages=fi,hr&sort=newest', hasLanguages('fi', 'hr')],
  ['languages=en,de,fr&sort=price-asc', hasLanguages('de', 'en', 'fr')],
  ['languages=en,de,fr,es&sort=popular', hasLanguages('de', 'en', 'fr', 'es')],
  ['languages=en,de,fr,es,ar', hasLanguages('de', 'en', 'fr', 'es', 'ar')],
  [
    'languages=en&sort=rating&min_price=50&max_price=60',
    ({ price, ...offer }) => hasLanguages('en')(offer) && price >= 50 && price <= 60,
  ],
  ['q=contract', mentions('contract')],
  ['q=court+sworn', mentions('court', 'sworn')],
  ['q=contracts+es+fr', mentions('contracts', 'es', 'fr')],
  ['q=contracts+websites', () => false],
  [
    'q=manual&languages=de,en&sort=newest',
    (offer) => mentions('manual')(offer) && hasLanguages('de', 'en')(offer),
  ],
  ['sort=rating&min_price=50&max_price=60', ({ price }) => price >= 50 && price <= 60],
])('lists all offers of ?%s page by page, with their total', async (query, isMeant) => {
  const expected = all.filter(isMeant).map(({ id }) => id);
  const found = (await readAll(`/api/task/all?limit=50&${query}`)).map(({ id }) => id);
  expect(found.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
  const { headers } = await server.call('GET', `/api/task/all?limit=1&${query}`);
  expect(headers['x-total-count']).toBe(expected.length > 1000 ? '1000+' : String(expected.length));
});

it.each(['', '&languages=de', '&languages=en,de', '&languages=en,de,fr'])(
  'sorts offers of all categories%s by price across pages',
  async (languages) => {
    for (const [sort, sign] of [
      ['price-asc', 1],
      ['price-desc', -1],
    ] as const) {
      const found = await readAll(`/api/task/all?limit=50&sort=${sort}${languages}`);
      const inOrder = found.toSorted((a, b) => sign * (a.price - b.price || a.id - b.id));
      expect(found.map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id));
    }
  },
);

it('links the next page with the whole query encoded', async () => {
  const hostile = `>; rel="prev", <https://evil.example/é\r\nset-cookie: a=b>`;
  const query = new URLSearchParams({ limit: '1', unknown: hostile });
  const spelled = `limit=1&unknown=${hostile.replaceAll(' ', '%20').replace('\r\n', '%0d%0a')}`;
  for (const path of [`/api/task/all?${query}`, `/api/task/all?${spelled}`]) {
    const { status, headers } = await server.call('GET', path);
    expect(status).toBe(200);
    expect(headers.link).toMatch(/^<\/api\/task\/all\?[\w%.*+=&-]+>; rel="next"$/);
    const next = new URL(/<(.+)>/.exec(headers.link ?? '')?.[1] ?? '', 'https://dragoman.example');
    expect(next.searchParams.get('unknown')).toBe(hostile);
  }
});
