import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
let owner: Person;
beforeEach(async () => {
  server = await testApp();
  owner = await server.person({ firstname: 'Layla', lastname: 'Haddad' });
});
afterEach(() => server.close());

interface Offer {
  id: number;
  title: string;
  firstname: string;
  near?: true;
}

async function list(query = '') {
  const { body, headers } = await server.call<Offer[]>('GET', `/api/task/all?limit=12${query}`);
  return { offers: body, etag: String(headers.etag), total: headers['x-total-count'] };
}

const titles = async (query = '') => (await list(query)).offers.map(({ title }) => title);

const changes: [string, (id: number) => Promise<unknown>, string[]][] = [
  [
    'a title',
    (id) => server.call('PATCH', `/api/task/${id}`, { as: owner, json: { title: 'Deeds' } }),
    ['Deeds by Layla'],
  ],
  [
    'the owner’s name',
    () => server.call('PATCH', '/user/Profile', { as: owner, json: { firstname: 'Leila' } }),
    ['Leases by Leila'],
  ],
  ['a new offer', () => server.offer(owner, { title: 'Wills' }), ['Wills by Layla', 'Leases by Layla']],
  [
    'a paused offer',
    (id) => server.call('PATCH', `/api/task/${id}`, { as: owner, json: { active: false } }),
    [],
  ],
  ['a deleted offer', (id) => server.call('DELETE', `/api/task/${id}`, { as: owner }), []],
];

it.each(changes)(
  'a list that was read before shows %s at once, with another ETag',
  async (_what, change, after) => {
    const id = await server.offer(owner, { title: 'Leases' });
    const before = await list();
    expect(await list()).toEqual(before);
    await change(id);
    const { offers, etag } = await list();
    expect(offers.map(({ title, firstname }) => `${title} by ${firstname}`)).toEqual(after);
    expect(etag).not.toBe(before.etag);
  },
);

it.each([
  [
    'is new',
    '&q=leases%20wills',
    async () => server.offer(owner, { title: 'Leases and wills' }),
    ['Leases and wills'],
  ],
  [
    'has the word but for a letter',
    '&q=diplomaz',
    async () => server.offer(owner, { title: 'Diplomas' }),
    ['Diplomas'],
  ],
])('a search that found nothing finds an offer at once that %s', async (_what, query, change, after) => {
  await server.offer(owner, { title: 'Leases' });
  await server.offer(owner, { title: 'Wills' });
  expect(await titles(query)).toEqual([]);
  expect(await titles(query)).toEqual([]);
  await change();
  expect(await titles(query)).toEqual(after);
});

it('a search that was made before finds further offers, exactly and but for a letter', async () => {
  await server.offer(owner, { title: 'Cartography' });
  for (const _time of ['first', 'second', 'third'])
    expect(await titles('&q=cartography')).toEqual(['Cartography']);
  await server.offer(owner, { title: 'Kartography' });
  expect((await list('&q=cartography')).offers).toMatchObject([
    { title: 'Cartography' },
    { title: 'Kartography', near: true },
  ]);
  await server.offer(owner, { title: 'Cartography, again' });
  const { offers, total } = await list('&q=cartography');
  expect(offers.map(({ title, near = false }) => [title, near])).toEqual([
    ['Cartography, again', false],
    ['Cartography', false],
    ['Kartography', true],
  ]);
  expect(total).toBe('3');
});
