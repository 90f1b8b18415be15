import { type JSX, useState } from 'react';
import { useLocation } from 'react-router';
import { useIsHydrated } from '#core/ui/use-is-hydrated.ts';
import { type Category, categoryOf } from './categories.ts';
import { filteredGrid } from './shown-widgets.ts';

type GridListeners = Pick<
  JSX.IntrinsicElements['dragoman-offer-grid'],
  'ondragoman-load' | 'ondragoman-filter-change'
>;

interface FilteredGridProps {
  category?: Category;
  /** Called with the category that the visitor filters by; undefined is all. */
  onCategory?(category: Category | undefined): void;
}

/** A grid with a filter bar. It keeps its filters in the address, and begins anew with that of each navigation. */
export function FilteredGrid(props: FilteredGridProps) {
  const { key, search } = useLocation();
  return <Grid key={key} search={search} {...props} />;
}

/** Fewer offers than a page holds leave the reserved space empty. */
const pageOfOffers = 24;

function Grid({ search, category, onCategory }: FilteredGridProps & { search: string }) {
  // A server does not know the address otherwise.
  const [fromAddress] = useState(() => filteredGrid(new URLSearchParams(search), category));
  const [isShort, setShort] = useState(false);
  // React adds no listeners to an element that it finds in the server's HTML.
  const isHydrated = useIsHydrated();
  const listeners: GridListeners = {
    'ondragoman-load': ({ detail: { count } }) => setShort(count < pageOfOffers),
    'ondragoman-filter-change': ({ detail }) => onCategory?.(categoryOf(detail.category)),
  };
  return (
    <dragoman-offer-grid
      class={isShort ? 'fills-screen' : 'grid-space'}
      filters
      sync-url=""
      {...fromAddress}
      {...(isHydrated && listeners)}
    />
  );
}
