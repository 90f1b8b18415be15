import { describe, expect, it } from 'vitest';
import type { Client } from './client.ts';
import { offers } from './offers.ts';

/** A backend that implements only the spec: it sends all offers at once, in its own order. */
const rows = [
  {
    id: 1,
    type: 'document',
    title: 'Birth certificates',
    price: '45',
    languages: ['de', 'en'],
    image: '/a.webp',
    firstname: 'Mira',
    lastname: 'Okafor',
    users_id: 9,
  },
  { id: 2, type: 'call', title: 'Doctor calls', price: 30, languages: 'ar,de', image: 'javascript:alert(1)' },
  {
    id: 'x3',
    type: 'document',
    title: 'Contracts',
    description: 'Birth of a firm',
    price: 60,
    languages: ['fr', 'de'],
  },
  { id: 4, type: 'unheard-of', title: 'Broken' },
  'nonsense',
];

const plainBackend: Client = {
  baseUrl: 'https://backend.example',
  call: async () => ({ body: rows, headers: new Headers() }),
};

const list = (query: Parameters<ReturnType<typeof offers>['list']>[0]) =>
  offers(plainBackend).list(query, { limit: 24 });

describe('offers of a backend that implements only the spec', () => {
  it('are parsed from fields of any form, without unreadable rows', async () => {
    const { offers: found, total, next } = await list({});
    expect(found.map(({ id }) => id)).toEqual([1, 2, 'x3']);
    expect(found[0]).toMatchObject({
      price: 45,
      languages: ['de', 'en'],
      users_id: '9',
      firstname: 'Mira',
      lastname: 'Okafor',
      image: 'https://backend.example/a.webp',
    });
    expect(found[1]).toMatchObject({ languages: ['ar', 'de'], description: '', image: null });
    expect([total, next]).toEqual([{ count: 3, more: false }, null]);
  });

  it('are filtered and sorted by the client', async () => {
    expect((await list({ category: 'document' })).offers.map(({ id }) => id)).toEqual([1, 'x3']);
    expect((await list({ languages: ['de', 'ar'] })).offers.map(({ id }) => id)).toEqual([2]);
    expect((await list({ text: 'BIRTH firm' })).offers.map(({ id }) => id)).toEqual(['x3']);
    expect(
      (await list({ minPrice: 30, maxPrice: 45, sort: 'price-asc' })).offers.map(({ id }) => id),
    ).toEqual([2, 1]);
  });
});
