import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedSynthetic } from '#backend/seed/synthetic.ts';
import { type TestApp, testApp } from './test-app.ts';

interface Offer {
  id: number;
  type: string;
  title: string;
  description: string;
  languages: string[];
  price: number;
}

const many = 3000;
let server: TestApp;
let all: Offer[];
beforeAll(async () => {
  server = await testApp();
  await seedSynthetic(server.db, many, server.now(), () => undefined);
  all = await readAll('/api/task/all?limit=100');
});
afterAll(() => server.close());

/** Every page of a list, by the links from each to the next. */
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

it('seeds as many as asked, each listed once', () => {
  expect(all.length).toBe(many);
  expect(new Set(all.map(({ id }) => id)).size).toBe(many);
});

const serves =
  (...codes: string[]) =>
  ({ languages }: Pick<Offer, 'languages'>) =>
    codes.every((code) => languages.includes(code));
const says =
  (...words: string[]) =>
  ({ title, description }: Offer) =>
    words.every((word) => new RegExp(`(^|[^a-z])${word}`, 'i').test(`${title} ${description}`));

it.each<[string, (offer: Offer) => boolean]>([
  ['languages=de', serves('de')],
  ['languages=en,de', serves('de', 'en')],
  ['languages=fi,hr&sort=newest', serves('fi', 'hr')],
  ['languages=en,de,fr&sort=price-asc', serves('de', 'en', 'fr')],
  ['languages=en,de,fr,es&sort=popular', serves('de', 'en', 'fr', 'es')],
  ['languages=en,de,fr,es,ar', serves('de', 'en', 'fr', 'es', 'ar')],
  [
    'languages=en&sort=rating&min_price=50&max_price=60',
    ({ price, ...offer }) => serves('en')(offer) && price >= 50 && price <= 60,
  ],
  ['q=contract', says('contract')],
  ['q=court+sworn', says('court', 'sworn')],
  ['q=contracts+es+fr', says('contracts', 'es', 'fr')],
  ['q=contracts+websites', () => false],
  ['q=manual&languages=de,en&sort=newest', (offer) => says('manual')(offer) && serves('de', 'en')(offer)],
  ['sort=rating&min_price=50&max_price=60', ({ price }) => price >= 50 && price <= 60],
])('lists all offers of ?%s, page by page, and says how many', async (query, isMeant) => {
  const expected = all.filter(isMeant).map(({ id }) => id);
  const found = (await readAll(`/api/task/all?limit=50&${query}`)).map(({ id }) => id);
  expect(found.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
  const { headers } = await server.call('GET', `/api/task/all?limit=1&${query}`);
  expect(headers['x-total-count']).toBe(expected.length > 1000 ? '1000+' : String(expected.length));
});

it.each(['', '&languages=de', '&languages=en,de', '&languages=en,de,fr'])(
  'puts offers of all categories%s in the order of their prices, from page to page',
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
