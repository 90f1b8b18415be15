import { parsePrice } from '#core/domain/money.ts';
import { divide } from '#core/domain/shares.ts';
import type { Unit } from '#core/domain/units.ts';
import { useMoneyTerms } from '#core/hooks/data/use-money-terms.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { moneyMessages } from '#core/i18n/forms.messages.ts';

interface OwnerShareProps {
  /** As it was typed. */
  price: string;
  unit: Unit;
}

/** What the owner gets of this price, for each unit; empty while the price or the fee is unknown. */
export function OwnerShare({ price, unit }: OwnerShareProps) {
  const euros = parsePrice(price, unit);
  return (
    <span part="net" aria-live="polite">
      {euros !== null && <Share euros={euros} unit={unit} />}
    </span>
  );
}

/** What the owner gets of so many euros. */
export function Share({ euros, unit }: { euros: number; unit: Unit }) {
  const t = useMessages(moneyMessages);
  const format = useFormat();
  const terms = useMoneyTerms();
  if (!terms) return null;
  const { feePercent } = terms;
  // A word costs less than a cent: its share is reckoned in ten-thousandths of a euro, as its price is.
  const parts = unit === 'word' ? 10_000 : 100;
  const amount = format.price(divide(Math.round(euros * parts), 100, feePercent).net / parts);
  if (feePercent === 0) return t.youGetAll({ unit, amount });
  return t.youGet({ unit, amount, percent: format.percent(feePercent / 100) });
}
