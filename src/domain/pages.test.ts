import { expect, it } from 'vitest';
import { listedPaths, pageAt } from './pages.ts';

it.each([
  ['/', '/', {}],
  ['/servicepage/', '/ServicePage', {}],
  ['/category/Call', '/Category/:category', { category: 'Call' }],
  ['/translation', '/:category', { category: 'translation' }],
  ['/Partners/report', '/Partners/Report', {}],
  ['/Partners/a-1', '/Partners/:id', { id: 'a-1' }],
  ['/Select/Request', '/Select/Request', {}],
  ['/Docs', '/Docs/*', {}],
  ['/Docs/elements/offer-grid', '/Docs/*', {}],
])('finds the page at %s', (path, expected, params) => {
  const found = pageAt(path);
  expect(found?.page.path).toBe(expected);
  expect(found?.params).toEqual(params);
});

it.each([
  '/nowhere',
  '/Category/food',
  '/Select/food',
  '/ProductDetails',
  '/Task/1/2',
  '/Docsy',
  '/Docs/theming.md',
])('finds no page at %s', (path) => expect(pageAt(path)).toBeUndefined());

it('lists each public page once, under its own spelling', () => {
  expect(new Set(listedPaths).size).toBe(listedPaths.length);
  expect(listedPaths).toEqual(
    expect.arrayContaining(['/', '/HomePage', '/Docs', '/call', '/Category/document']),
  );
  expect(listedPaths.filter((path) => pageAt(path)?.page.indexed !== true)).toEqual([]);
});
