import { Star } from 'lucide';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';
import { Icon } from './icon.tsx';

interface RatingProps {
  /** Mean of the reviews; without one it says “New”. */
  value: number | null | undefined;
  count: number | undefined;
  part?: string;
}

export function Rating({ value, count, part = 'rating' }: RatingProps) {
  const messages = useMessages(coreMessages);
  const format = useFormat();

  if (typeof value !== 'number' || !count) {
    return (
      <span className={rating} part={part} data-new>
        {messages.newOffer}
      </span>
    );
  }
  return (
    <span
      className={rating}
      part={part}
      role="img"
      aria-label={messages.rating({ value: format.rating(value), count, digits: format.number(count) })}
    >
      <Icon node={Star} size={14} filled />
      <b suppressHydrationWarning>{format.rating(value)}</b>{' '}
      <span suppressHydrationWarning>{`(${format.compact(count)})`}</span>
    </span>
  );
}

const rating = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-block-size: 26px;
  font-size: ${textSizes.sm};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  color: ${token('color-muted')};
  white-space: nowrap;
  & > svg { color: ${token('color-star')}; }
  & > b { font-weight: 600; color: ${token('color-text')}; }
  &[data-new] { padding-inline: ${space(2.5)}; border: 1px dashed ${token('color-control')}; border-radius: 999px; }
`;
