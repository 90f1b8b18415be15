import { useSearchParams } from 'react-router';
import { type Category, categoryOf } from './categories.ts';

const sorts = ['popular', 'newest', 'price-asc', 'price-desc', 'rating'] as const;

/** A grid with a filter bar. The URL contains the filters. */
export function FilteredGrid({ category }: { category?: Category }) {
  const [address, setAddress] = useSearchParams();
  const read = (name: string) => address.get(name) || undefined;
  return (
    <dragoman-offer-grid
      class="grid-space"
      filters
      category={category ?? categoryOf(read('category'))}
      query={read('query')}
      from={read('from')}
      to={read('to')}
      min-price={read('minPrice')}
      max-price={read('maxPrice')}
      sort={sorts.find((sort) => sort === read('sort'))}
      ondragoman-filter-change={({ detail }) => {
        const filters = Object.entries(detail).filter(
          ([name, value]) => value && !(name === 'sort' && value === 'popular'),
        );
        // Replaces the history entry, so that the back button leaves the page instead of undoing each typed character.
        setAddress(new URLSearchParams(filters), { replace: true, preventScrollReset: true });
      }}
    />
  );
}
