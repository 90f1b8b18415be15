import type { ReactNode, Ref } from 'react';
import { css } from '#core/theme/css.ts';
import { classes } from '#core/theme/rules.ts';
import { space } from '#core/theme/tokens.ts';

export interface OfferCardsProps {
  /** The maximum number of columns from each width of the widget on: 0, 480, 840 and 1200 px. */
  columns?: readonly number[];
  /** How many cards there are: no column stays empty. */
  count?: number;
  /** `<li>`s with an offer card each. */
  children: ReactNode;
  label?: string;
  part?: string;
  /** Changes how the cards stand. */
  className?: string | undefined;
  /** Names of parts that are not shown; the class has the rules. */
  hide?: string | undefined;
  ref?: Ref<HTMLUListElement>;
}

/** The list around offer cards or their skeletons. */
export function OfferCards({
  columns = [1, 2, 3, 5],
  count = Number.POSITIVE_INFINITY,
  children,
  label,
  part = 'grid',
  className,
  hide,
  ref,
}: OfferCardsProps) {
  const [smallest = 1, small = smallest, medium = small, large = medium] = columns.map((most) =>
    Math.min(most, count),
  );
  const style = {
    '--columns-0': smallest,
    '--columns-1': small,
    '--columns-2': medium,
    '--columns-3': large,
    '--most-inline-size': large < (columns.at(-1) ?? 0) ? `${large * widestCard}px` : undefined,
    '--lines-0': titleLines(smallest),
    '--lines-1': titleLines(small),
    '--lines-2': titleLines(medium),
    '--lines-3': titleLines(large),
  };
  return (
    <ul
      ref={ref}
      className={classes(cards, className)}
      part={part}
      style={style}
      aria-label={label}
      data-hide={hide}
    >
      {children}
    </ul>
  );
}

/** Few cards would otherwise fill the whole width. */
const widestCard = 420;

/** In one column cards need no alignment with a neighbour. */
const titleLines = (columns: number): number => (columns > 1 ? 3 : 1);

/**
 * The browser lays out cards below the first screen when they come near it. They are still in the document, so its search
 * and screen readers find them. A virtualized list renders only what is near the screen and lays all of it out.
 * Set on the cards, not on the list items: reading the size of an item must not force the layout of its card.
 */
const farDown = `
  content-visibility: auto;
  contain-intrinsic-block-size: auto 18em;
  overflow-clip-margin: ${space(4)};
`;

const cards = css`
  display: grid;
  --list-gap: ${space(4)};
  max-inline-size: var(--most-inline-size);
  gap: var(--list-gap);
  grid-template-columns: repeat(var(--columns-0), minmax(0, 1fr));
  & > li { --offer-title-lines: var(--lines-0); display: grid; min-inline-size: 0; }
  @container (width < 480px) {
    & > li:nth-child(n + 5):not([aria-posinset]) > * { ${farDown} }
  }
  @container (width >= 480px) {
    grid-template-columns: repeat(var(--columns-1), minmax(0, 1fr));
    & > li { --offer-title-lines: var(--lines-1); }
    & > li:nth-child(n + 11):not([aria-posinset]) > * { ${farDown} }
  }
  @container (width >= 840px) {
    grid-template-columns: repeat(var(--columns-2), minmax(0, 1fr));
    & > li { --offer-title-lines: var(--lines-2); }
  }
  @container (width >= 1200px) {
    grid-template-columns: repeat(var(--columns-3), minmax(0, 1fr));
    & > li { --offer-title-lines: var(--lines-3); }
  }
`;
