import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Category } from './categories.ts';
import { filteredGrid } from './shown-widgets.ts';

/** A grid with a filter bar. It keeps its filters in the address, and begins anew with that of each navigation. */
export function FilteredGrid({ category }: { category?: Category }) {
  const { key, search } = useLocation();
  return <Grid key={key} search={search} category={category} />;
}

/** Fewer offers than a page holds leave the reserved space empty. */
const pageOfOffers = 24;

function Grid({ search, category }: { search: string; category: Category | undefined }) {
  // A server does not know the address otherwise.
  const [fromAddress] = useState(() => filteredGrid(new URLSearchParams(search), category));
  const [isShort, setShort] = useState(false);
  return (
    <dragoman-offer-grid
      class={isShort ? 'fills-screen' : 'grid-space'}
      filters
      sync-url=""
      {...fromAddress}
      ondragoman-load={({ detail: { count } }) => setShort(count < pageOfOffers)}
    />
  );
}
