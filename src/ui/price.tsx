import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { css } from '#core/theme/css.ts';
import { textSizes, token } from '#core/theme/tokens.ts';

interface PriceProps {
  /** Euros. */
  value: number;
  /** A total: shown without “/h”. */
  total?: boolean;
  size?: 'medium' | 'large';
  part?: string;
}

export function Price({ value, total, size = 'medium', part = 'price' }: PriceProps) {
  const { perHour } = useMessages(coreMessages);
  const format = useFormat();
  return (
    <span className={price} part={part} data-size={size}>
      {/* A server’s ICU may write prices otherwise than the browser’s: hydration keeps what is there. */}
      <bdi suppressHydrationWarning>{format.price(value)}</bdi>
      {!total && <bdi data-unit>{perHour}</bdi>}
    </span>
  );
}

const price = css`
  font-size: ${textSizes.base};
  line-height: 1.2;
  color: ${token('color-muted')};
  white-space: nowrap;
  & > bdi { font-size: ${textSizes.xl}; font-weight: 700; font-variant-numeric: tabular-nums; color: ${token('color-text')}; }
  & > bdi[data-unit] { font-size: inherit; font-weight: 400; color: inherit; }
  &[data-size='large'] > :first-child { font-size: ${textSizes.h2}; }
`;
