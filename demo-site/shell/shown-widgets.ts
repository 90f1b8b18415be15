/** The widgets of the public pages by their attributes: the pages show them, and a link to a page prefetches their answers. */
import { type Category, categories, categoryOf } from './categories.ts';

const sorts = ['popular', 'newest', 'price-asc', 'price-desc', 'rating'] as const;

/** The grid of the home page. */
export const popularOffers = { limit: 5, 'page-size': 5, sort: 'popular' } as const;

/** The grids of a category page: the chosen category first, with more offers. */
export const categoryGrids = (chosen: Category) =>
  [chosen, ...categories.filter((category) => category !== chosen)].map((category) => {
    const count = category === chosen ? 10 : 5;
    return { category, limit: count, 'page-size': count };
  });

/** A grid whose filters the address names. */
export function filteredGrid(address: URLSearchParams, category?: Category) {
  const read = (name: string) => address.get(name) || undefined;
  return {
    // A visitor may look beyond the page's own category.
    category: address.has('category') ? categoryOf(read('category')) : category,
    query: read('query'),
    from: read('from'),
    to: read('to'),
    'min-price': read('minPrice'),
    'max-price': read('maxPrice'),
    sort: sorts.find((sort) => sort === read('sort')),
    'page-size': pageSizeIn(read('page-size')),
  };
}

/** How many offers a visitor without scripts has asked for: `backend/features/site/rendered-page.ts`. */
function pageSizeIn(text = ''): number | undefined {
  const count = Number(text);
  return Number.isInteger(count) && count > 24 && count <= 240 ? count : undefined;
}

/** One offer. */
export const offerDetail = (id: string | undefined) => ({ 'offer-id': id });
