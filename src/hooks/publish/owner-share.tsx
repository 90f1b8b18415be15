import { parsePrice } from '#core/domain/money.ts';
import { divide } from '#core/domain/shares.ts';
import { useMoneyTerms } from '#core/hooks/data/use-money-terms.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { moneyMessages } from '#core/i18n/forms.messages.ts';

/** What the owner gets of this price per hour; empty while the price or the fee is unknown. */
export function OwnerShare({ price }: { price: string }) {
  const t = useMessages(moneyMessages);
  const format = useFormat();
  const terms = useMoneyTerms();
  const euros = parsePrice(price);

  function shareOf(cents: number, feePercent: number) {
    const amount = format.price(divide(cents, 100, feePercent).net / 100);
    if (feePercent === 0) return t.youGetAll({ amount });
    return t.youGet({ amount, percent: format.percent(feePercent / 100) });
  }

  return (
    <span part="net" aria-live="polite">
      {terms && euros !== null && shareOf(Math.round(euros * 100), terms.feePercent)}
    </span>
  );
}
