import { type Unit, unitOf } from '#core/domain/units.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { css } from '#core/theme/css.ts';
import { textSizes, token } from '#core/theme/tokens.ts';

interface PriceProps {
  /** Euros. */
  value: number;
  /** What it is for, as a backend names it; without one, an hour. */
  unit?: string | undefined;
  /** A total: shown without a unit. */
  total?: boolean;
  size?: 'medium' | 'large';
  part?: string;
}

export function Price({ value, unit, total, size = 'medium', part = 'price' }: PriceProps) {
  const suffix = unitSuffix(useMessages(coreMessages), unit);
  const format = useFormat();
  return (
    <span className={price} part={part} data-size={size}>
      {/* A server’s ICU may write prices otherwise than the browser’s: hydration keeps what is there. */}
      <bdi suppressHydrationWarning>{format.price(value)}</bdi>
      {!total && suffix && <bdi data-unit>{suffix}</bdi>}
    </span>
  );
}

type UnitTexts = Record<'perHour' | 'perWord' | 'perPage', string>;

/** What stands behind a price: “/h”; nothing where it is for all of it. */
export function unitSuffix(t: UnitTexts, unit: string | undefined): string {
  const texts: Record<Unit, string> = { hour: t.perHour, word: t.perWord, page: t.perPage, fixed: '' };
  return texts[unitOf(unit)];
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
