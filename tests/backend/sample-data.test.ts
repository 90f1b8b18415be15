import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderStorage } from '#backend/files/storage.ts';
import { seedDemo } from '#backend/seed/demo.ts';
import { type TestApp, testApp } from './test-app.ts';

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

  it('has offers with different ratings, each backed by reviews, and offers without', async () => {
    const ratings = offers.flatMap(({ rating }) => rating ?? []);
    expect(new Set(ratings).size).toBeGreaterThan(5);
    expect(offers.some(({ rating }) => rating === null)).toBe(true);
    const given = await server.db
      .selectFrom('reviews')
      .select((review) => review.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
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

  it('gives the sample partner statistics for every day of its default report', async () => {
    const { body } = await server.call<Record<'days' | 'pages' | 'campaigns', { views: number }[]>>(
      'GET',
      '/embed/report',
      { as: await signIn('translator') },
    );
    expect(body.days).toHaveLength(28);
    expect(body.pages).toHaveLength(3);
    expect(body.campaigns).toHaveLength(2);
    expect(body.days.every(({ views }) => views > 0)).toBe(true);
  });

  it('is inserted only once', async () => {
    await seedDemo(server.db, storage(), server.now());
    const { headers } = await server.call('GET', '/api/task/all');
    expect(headers['x-total-count']).toBe(String(offers.length));
  });
});
