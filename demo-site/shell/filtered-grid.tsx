import { useSearchParams } from 'react-router';
import { type Category, categoryOf } from './categories.ts';

const sorts = ['popular', 'newest', 'price-asc', 'price-desc', 'rating'] as const;

/** A grid with its filter bar, which keeps in the address what the visitor narrowed it to. */
export function FilteredGrid({ category }: { category?: Category }) {
  const [address, setAddress] = useSearchParams();
  const read = (name: string) => address.get(name) || undefined;
  return (
    <dragoman-offer-grid
      class="grid-room"
      filters
      category={category ?? categoryOf(read('category'))}
      query={read('query')}
      from={read('from')}
      to={read('to')}
      min-price={read('minPrice')}
      max-price={read('maxPrice')}
      sort={sorts.find((sort) => sort === read('sort'))}
      ondragoman-filter-change={({ detail }) => {
        const told = Object.entries(detail).filter(
          ([name, value]) => value && !(name === 'sort' && value === 'popular'),
        );
        // Another address for the same page: going back leads out of the page, not through every letter typed.
        setAddress(new URLSearchParams(told), { replace: true, preventScrollReset: true });
      }}
    />
  );
}
