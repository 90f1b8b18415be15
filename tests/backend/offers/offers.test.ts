import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';

interface Offer {
  id: number;
  title: string;
  type: string;
  price: number;
  languages: string[];
}

let server: TestApp;
let owner: Person;
beforeAll(async () => {
  server = await testApp();
  owner = await server.person({ firstname: 'Layla', lastname: 'Haddad', language: 'ar' });
});
afterAll(() => server.close());

const fields = {
  title: 'Diplomas',
  description: 'For uni-assist',
  type: 'document',
  price: 35,
  languages: ['tr', 'de'],
};

describe('publishing an offer', () => {
  it('accepts the spec’s form with repeated languages[]', async () => {
    const form = 'title=Calls&description=At+the+doctor&type=call&price=42.5&languages[]=ar&languages[]=de';
    const published = await server.call<{ id: number }>('POST', '/task/create', { as: owner, form });
    expect(published).toMatchObject({ status: 200, body: { type: 'success', message: expect.any(String) } });
    const { body } = await server.call('GET', `/api/task/all/${published.body.id}`);
    expect(body).toEqual([
      {
        id: published.body.id,
        active: true,
        booking: 'instant',
        unit: 'hour',
        minimum: null,
        turnaround_hours: 0,
        cancellation: 'free',
        textLanguage: 'ar',
        translations: {},
        title: 'Calls',
        description: 'At the doctor',
        type: 'call',
        price: 42.5,
        languages: ['ar', 'de'],
        user_language: 'ar',
        image: null,
        firstname: 'Layla',
        lastname: 'Haddad',
        users_id: owner.id,
        rating: null,
        rating_count: 0,
        created_at: expect.stringMatching(/^\d{4}-.*Z$/),
        about: null,
        language_levels: {},
        timezone: null,
        member_since: expect.stringMatching(/^\d{4}-.*Z$/),
        tasks_done: 0,
        max_hours: 8,
        reviews: [],
      },
    ]);
  });

  it.each([
    ['repeated values', 'languages=fr&languages=it', ['fr', 'it']],
    ['a comma list', 'languages=fr,it', ['fr', 'it']],
  ])('accepts languages as %s', async (_name, languages, expected) => {
    const form = `title=A&description=B&type=translation&price=20&${languages}`;
    const { body } = await server.call<{ id: number }>('POST', '/task/create', { as: owner, form });
    expect((await server.call('GET', `/api/task/all/${body.id}`)).body).toMatchObject([
      { languages: expected },
    ]);
  });

  it('needs a session', async () => {
    expect(await server.call('POST', '/task/create', { json: fields })).toMatchObject({
      status: 401,
      body: { type: 'error', message: expect.any(String) },
    });
  });

  it.each([
    ['title', '   '],
    ['title', 'x'.repeat(121)],
    ['description', undefined],
    ['type', 'poem'],
    ['price', 'free'],
    ['price', -1],
    ['languages', []],
    ['languages', ['en']],
    ['languages', ['en', 'xx']],
    ['title', 'NUL \0'],
  ])('names the field %s when it is %j', async (field, value) => {
    const { status, body } = await server.call('POST', '/task/create', {
      as: owner,
      json: { ...fields, [field]: value },
    });
    expect({ status, body }).toMatchObject({ status: 422, body: { type: 'error' } });
    expect(body.message).toContain(`"${field}"`);
  });

  it('lists a user’s own offers under /user/task', async () => {
    const other = await server.person();
    const id = await server.offer(other, { title: 'Mine alone' });
    const { body } = await server.call('GET', '/user/task', { as: other });
    expect(body).toMatchObject([{ id, title: 'Mine alone', active: true }]);
  });
});

describe('browsing', () => {
  let marketplace: TestApp;
  const list = async (path: string) => (await marketplace.call<Offer[]>('GET', path)).body;
  beforeAll(async () => {
    marketplace = await testApp();
    const translator = await marketplace.person();
    await marketplace.offer(translator, {
      title: 'Birth certificates',
      type: 'document',
      price: 30,
      languages: ['de', 'en'],
    });
    await marketplace.offer(translator, {
      title: 'Verträge, geprüft',
      type: 'document',
      price: 60,
      languages: ['de', 'en', 'fr'],
    });
    await marketplace.offer(translator, {
      title: '契約書の翻訳',
      type: 'translation',
      price: 90,
      languages: ['ja', 'en'],
    });
    const description = Array.from({ length: 60 }, (_, number) => `ward${number}`).join(' ');
    const calls = { type: 'call', price: 45, languages: ['ar', 'de'] };
    await marketplace.offer(translator, { title: 'Doctor calls', description, ...calls });
  });
  afterAll(() => marketplace.close());

  it('returns all offers, newest first among equals, with their total', async () => {
    const { status, body, headers } = await marketplace.call<Offer[]>('GET', '/api/task/all');
    expect(status).toBe(200);
    expect(body.map(({ id }) => id)).toEqual([4, 3, 2, 1]);
    expect(headers['x-total-count']).toBe('4');
    expect(headers.link).toBeUndefined();
  });

  it('returns one category, and 404 for an unknown one', async () => {
    expect((await list('/api/category/document')).map(({ type }) => type)).toEqual(['document', 'document']);
    expect(await marketplace.call('GET', '/api/category/poem')).toMatchObject({
      status: 404,
      body: { type: 'error' },
    });
  });

  it.each([
    ['languages=en', [3, 2, 1]],
    ['languages=en,de', [2, 1]],
    ['languages=DE,fr,en', [2]],
    ['min_price=45&max_price=60', [4, 2]],
    ['q=birth', [1]],
    ['q=VERTRAGE', [2]],
    ['q=certificates%20birth', [1]],
    ['q=%E7%BF%BB%E8%A8%B3', [3]],
    ['q=birth%20calls', []],
    ['q=ward', [4]],
    ['q=war%20calls', [4]],
    ['q=ward%20birth', []],
    ['q=warden', []],
    ['ids=3,1,999', [3, 1]],
    ['sort=newest', [4, 3, 2, 1]],
    ['sort=price-asc', [1, 4, 2, 3]],
    ['sort=price-desc', [3, 2, 4, 1]],
    ['q=%25%27%22\\', [4, 3, 2, 1]],
  ])('filters and sorts by %s', async (query, ids) => {
    expect((await list(`/api/task/all?${query}`)).map(({ id }) => id)).toEqual(ids);
  });

  it.each(['popular', 'newest', 'price-asc', 'price-desc', 'rating'])(
    'pages through all offers sorted by %s',
    async (sort) => {
      const seen: number[] = [];
      let next: string | undefined = `/api/task/all?limit=1&sort=${sort}`;
      while (next) {
        const page: { body: Offer[]; headers: Record<string, string> } = await marketplace.call<Offer[]>(
          'GET',
          next,
        );
        seen.push(...page.body.map(({ id }) => id));
        expect(page.headers['x-total-count']).toBe('4');
        next = /^<([^>]+)>; rel="next"$/.exec(page.headers.link ?? '')?.[1];
      }
      expect(seen).toHaveLength(4);
      expect(new Set(seen).size).toBe(4);
    },
  );

  it.each([
    'limit=0',
    'limit=101',
    'limit=a',
    'cursor=bm9wZQ',
    'limit=1&limit=2',
    'sort=best',
    'sort=newest&sort=rating',
    'min_price=x',
    'q=%00',
  ])('refuses %s with a clear message', async (query) => {
    const { status, body } = await marketplace.call('GET', `/api/task/all?${query}`);
    expect(status).toBe(422);
    expect(body).toMatchObject({ type: 'error', message: expect.stringMatching(/^"/) });
  });

  it('answers 304 until an offer changes', async () => {
    const first = await marketplace.call('GET', '/api/task/all?limit=2');
    expect(first.headers.etag).toMatch(/^W\//);
    const headers = { 'if-none-match': first.headers.etag as string };
    expect(await marketplace.call('GET', '/api/task/all?limit=2', { headers })).toMatchObject({
      status: 304,
      text: '',
    });
    await marketplace.offer(await marketplace.person());
    expect((await marketplace.call('GET', '/api/task/all?limit=2', { headers })).status).toBe(200);
  });
});

describe('opening an offer', () => {
  it.each(['0', '-1', '1.5', 'abc', '99999999', '9'.repeat(40), "1'--", '1%00'])(
    'answers 404 for %s',
    async (id) => {
      expect(await server.call('GET', `/api/task/all/${id}`)).toMatchObject({
        status: 404,
        body: { type: 'error' },
      });
    },
  );

  it('returns the same with and without a token, and never the owner’s contact data', async () => {
    const id = await server.offer(owner);
    const { text, status } = await server.call('GET', `/api/task/all/${id}`, { as: owner });
    expect(status).toBe(200);
    expect(text).not.toMatch(/email|phone|address|password/);
    expect((await server.call('GET', `/api/task/all/${id}`, { as: 'stale token' })).status).toBe(200);
  });
});
