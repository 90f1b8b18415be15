import { type FocusEvent, useState } from 'react';
import { priceRange } from '#core/domain/offer-query.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { TextField } from '#core/ui/text-field.tsx';
import * as styles from './filter-bar.styles.ts';
import { offerGridMessages } from './offer-grid.messages.ts';
import type { FilterState } from './use-filters.ts';

const noteId = 'price-note';

/**
 * The two prices. A lowest one above the highest means the same range the other way round: the grid shows it at once, and
 * the fields change places when the visitor leaves them.
 */
export function PriceFields({ filters, set, swapPrices }: FilterState) {
  const t = useMessages(offerGridMessages);
  const format = useFormat();
  const [hasSwapped, setHasSwapped] = useState(false);
  const { minPrice, maxPrice, isSwapped } = priceRange(filters);
  const isNoted = isSwapped || (hasSwapped && minPrice !== undefined && maxPrice !== undefined);
  const price = (name: 'minPrice' | 'maxPrice') =>
    ({
      name,
      compact: true,
      type: 'number',
      min: 0,
      step: 'any',
      inputMode: 'decimal',
      suffix: '€',
      value: filters[name],
      describedBy: isNoted ? noteId : undefined,
      onChange: (value: string) => {
        setHasSwapped(false);
        set(name, value);
      },
    }) as const;
  const swap = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!isSwapped || currentTarget.contains(relatedTarget)) return;
    setHasSwapped(true);
    swapPrices();
  };
  return (
    <>
      <fieldset className={styles.prices} aria-label={t.price} onBlur={swap}>
        <TextField {...price('minPrice')} label={t.minPrice} />
        <TextField {...price('maxPrice')} label={t.maxPrice} />
      </fieldset>
      <p id={noteId} className={styles.note} role="status">
        {isNoted && t.pricesSwapped({ from: format.price(minPrice ?? 0), to: format.price(maxPrice ?? 0) })}
      </p>
    </>
  );
}
