import { type JSX, useState } from 'react';
import type { Category } from './categories.ts';
import { filteredGrid } from './shown-widgets.ts';
import { useIsHydrated } from './use-is-hydrated.ts';
import { useWrittenAddress } from './use-written-address.ts';

type GridListeners = Pick<
  JSX.IntrinsicElements['dragoman-offer-grid'],
  'ondragoman-load' | 'ondragoman-filter-change'
>;

/** A grid with a filter bar. The URL contains the filters. */
export function FilteredGrid({ category }: { category?: Category }) {
  const [address, writeAddress] = useWrittenAddress();
  const isHydrated = useIsHydrated();
  const [shown] = useState(readShown);
  const listeners: GridListeners = {
    'ondragoman-load': ({ detail }) => storeShown(detail.count),
    'ondragoman-filter-change': ({ detail }) => {
      const filters = Object.entries(detail).filter(
        ([name, value]) => value && !(name === 'sort' && value === 'popular'),
      );
      // Replaces the history entry, so that the back button leaves the page instead of undoing each typed character.
      writeAddress(new URLSearchParams(filters));
    },
  };
  return (
    <dragoman-offer-grid
      class="grid-space"
      filters
      shown={isHydrated ? shown : undefined}
      {...filteredGrid(address, category)}
      {...(isHydrated && listeners)}
    />
  );
}

/**
 * How many offers the visitor has seen in this history entry: going back to it or reloading it shows as many again. A
 * change of the filters replaces the entry, and with it the number.
 */
function readShown(): number | undefined {
  const shown: unknown = globalThis.history?.state?.shown;
  return typeof shown === 'number' && shown > 0 ? Math.min(shown, 10_000) : undefined;
}

function storeShown(shown: number): void {
  if (shown !== history.state?.shown) history.replaceState({ ...history.state, shown }, '');
}
