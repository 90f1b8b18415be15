import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderStorage } from '#backend/platform/files/storage.ts';
import { ledgerSentences } from '#tests/backend/support/ledger-invariants.ts';
import { type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { demoTaskPath } from '#tests/e2e/support/site-paths.ts';
import { seedDemo } from '#tools/seed/demo.ts';
import { callOffers, documentOffers, translationOffers } from '#tools/seed/sample-offers.ts';
import { translatedTitles } from '#tools/seed/sample-texts.ts';

type Hints = Record<string, { searchHint?: string; homeSearch?: { suggestions: string[] } }>;

/** What the search fields of the grid and of the home page suggest, by file. */
const suggestions = Object.entries(
  import.meta.glob<Hints>(['/widgets/offer-grid/messages/??.ts', '/demo-site/messages/pages/??.ts'], {
    eager: true,
  }),
).flatMap(([path, { messages: texts }]) => {
  const words = [texts?.searchHint ?? [], texts?.homeSearch?.suggestions ?? []].flat();
  return words.map((text): [string, string] => [path.replace(/^.*\//, ''), text]);
});

interface Offer {
  type: string;
  title: string;
  languages: string[];
  users_id: string;
  image: string | null;
  rating: number | null;
}

let server: TestApp;
let offers: Offer[];
const storage = () => folderStorage(`${server.config.dataDir}/uploads`);
beforeAll(async () => {
  server = await testApp();
  await seedDemo(server.db, storage(), server.now());
  offers = (await server.call<Offer[]>('GET', '/api/task/all')).body;
});
afterAll(() => server.close());

const signIn = async (name: string) =>
  (
    await server.call<{ token: string }>('POST', '/login', {
      json: { email: `${name}@demo.test`, password: 'dragoman-demo' },
    })
  ).body.token;

describe('the sample data', () => {
  it('fills every category with offers by many translators in many languages', () => {
    expect(offers.length).toBeGreaterThanOrEqual(60);
    for (const type of ['document', 'call', 'translation']) {
      expect(offers.filter((offer) => offer.type === type).length).toBeGreaterThanOrEqual(24);
    }
    expect(new Set(offers.map((offer) => offer.users_id)).size).toBeGreaterThanOrEqual(18);
    expect(new Set(offers.flatMap((offer) => offer.languages)).size).toBeGreaterThanOrEqual(14);
    expect(new Set(offers.map((offer) => offer.title)).size).toBe(offers.length);
  });

  it('has offers that are written in German, French, Spanish and Arabic, and many translations', async () => {
    const stored = await server.db.selectFrom('offers').select(['text_language', 'translations']).execute();
    const originals = new Set(stored.map((offer) => offer.text_language));
    expect([...originals].sort()).toEqual(['ar', 'de', 'en', 'es', 'fr']);
    const translated = (code: string) => stored.filter(({ translations }) => translations[code]).length;
    for (const code of ['de', 'fr', 'es', 'ar']) expect(translated(code), code).toBeGreaterThanOrEqual(6);
  });

  it('gives every further text an offer', () => {
    const titles = [...documentOffers, ...callOffers, ...translationOffers].map(([, title]) => title);
    expect(titles).toEqual(expect.arrayContaining(translatedTitles));
  });

  it.each(suggestions)('has offers for what %s suggests: %s', async (_file, text) => {
    const { body } = await server.call<Offer[]>('GET', `/api/task/all?q=${encodeURIComponent(text)}`);
    expect(body.length).toBeGreaterThan(0);
  });

  it('has suggestions in five languages', () => {
    expect(suggestions.length).toBeGreaterThanOrEqual(20);
  });

  it('has offers with different ratings, each backed by reviews, and offers without', async () => {
    const ratings = offers.flatMap(({ rating }) => rating ?? []);
    expect(new Set(ratings).size).toBeGreaterThan(5);
    expect(offers.some(({ rating }) => rating === null)).toBe(true);
    const given = await server.db
      .selectFrom('reviews')
      .select((review) => review.fn.countAll<number>().as('count'))
      .where('weight', '>', 0)
      .executeTakeFirstOrThrow();
    expect(given.count).toBeGreaterThan(50);
    const counted = await server.db
      .selectFrom('offers')
      .select((offer) => offer.fn.sum<number>('rating_count').as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(counted.count)).toBe(given.count);
  });

  it('has pictures that exist, and none for a few translators', async () => {
    const images = [...new Set(offers.map(({ image }) => image))];
    expect(images).toContain(null);
    for (const image of images.filter((address) => address !== null)) {
      const { status, headers } = await server.call('GET', new URL(image).pathname);
      expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'image/webp' });
    }
  });

  it('gives the two demo accounts a conversation, an accepted task and a finished, reviewed one', async () => {
    for (const name of ['customer', 'translator']) {
      const as = await signIn(name);
      const { body: tasks } = await server.call<object[]>('GET', '/task/accepted', { as });
      expect(tasks).toContainEqual(expect.objectContaining({ status: 'accepted', review: null }));
      expect(tasks).toContainEqual(
        expect.objectContaining({ status: 'finished', review: expect.objectContaining({ rating: 5 }) }),
      );
      const { body: conversations } = await server.call<{ id: string }[]>('GET', '/chat', { as });
      const thread = await server.call<object[]>('GET', `/chat/selectedChat/${conversations[0]?.id}`, { as });
      expect(thread.body.length).toBeGreaterThan(5);
    }
    const { body: own } = await server.call<object[]>('GET', '/user/task', {
      as: await signIn('translator'),
    });
    expect(own.length).toBeGreaterThan(3);
  });

  it('has the money of every finished task with its owner, less the fee, and a ledger without a gap', async () => {
    for (const [sentence, query] of Object.entries(ledgerSentences))
      expect((await query.execute(server.db)).rows, sentence).toEqual([]);
    const finished = server.db.selectFrom('tasks').where('tasks.status', '=', 'finished');
    const unpaid = await finished
      .leftJoin('payments', 'task_id', 'tasks.id')
      .select('tasks.id')
      .where((is) => is.or([is('payments.status', 'is', null), is('payments.status', '<>', 'settled')]))
      .execute();
    expect(unpaid).toEqual([]);
    const charged = [];
    for await (const { paymentId, amountCents } of server.services.payments.list.charges())
      charged.push({ id: paymentId, amount_cents: amountCents });
    const booked = await server.db
      .selectFrom('payments')
      .select(['id', 'amount_cents'])
      .orderBy('id')
      .execute();
    expect(charged.sort((one, other) => (String(one.id) < String(other.id) ? -1 : 1))).toEqual(booked);
    const as = await signIn('translator');
    const { body: tasks } = await server.call<{ status: string; payment: object }[]>(
      'GET',
      '/task/accepted',
      {
        as,
      },
    );
    expect(tasks.find(({ status }) => status === 'finished')?.payment).toMatchObject({ status: 'released' });
    expect(tasks.find(({ status }) => status === 'accepted')?.payment).toMatchObject({ status: 'unpaid' });
  });

  it('has an account that decides disputes', async () => {
    expect(await signIn('operator')).toBeTruthy();
    const operators = await server.db
      .selectFrom('users')
      .select('email')
      .where('is_operator', '=', true)
      .execute();
    expect(operators).toEqual([{ email: 'operator@demo.test' }]);
  });

  it('gives the sample partner statistics for every day of its default report', async () => {
    const { body } = await server.call<
      Record<'days' | 'pages' | 'campaigns', { views: number; amount: number }[]>
    >('GET', '/embed/report', { as: await signIn('translator') });
    expect(body.days).toHaveLength(28);
    expect(body.pages).toHaveLength(3);
    expect(body.campaigns).toHaveLength(2);
    expect(body.days.every(({ views }) => views > 0)).toBe(true);
    expect(body.campaigns.every(({ amount }) => amount > 0)).toBe(true);
  });

  it('has the demo customer’s finished task at the address that other tests open', async () => {
    const { body } = await server.call<{ id: number; status: string }[]>('GET', '/task/accepted', {
      as: `Bearer ${await signIn('customer')}`,
    });
    const finished = body.find(({ status }) => status === 'finished');
    expect(`/Task/${finished?.id}`).toBe(demoTaskPath);
  });

  it('is inserted only once', async () => {
    await seedDemo(server.db, storage(), server.now());
    const { headers } = await server.call('GET', '/api/task/all');
    expect(headers['x-total-count']).toBe(String(offers.length));
  });
});
