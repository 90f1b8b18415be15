/** How the total of a booking comes about, in one line of text. */
import { type Agreed, hasFactors, isBelowMinimum, totalCents, type Unit } from '#core/domain/units.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { moneyMessages } from '#core/i18n/forms.messages.ts';

interface FactorsProps extends Agreed {
  unit: Unit;
}

interface TotalProps extends FactorsProps {
  /** Euros, as the backend reckons it; by default it is reckoned here. */
  total?: number | undefined;
  /** The part of the total itself. */
  part?: string;
}

/** “5 h × €45 = €225”, or “100 words × €0.12 (at least €25) = €25”; for a fixed price that price alone. */
export function Total({ total, part, ...factors }: TotalProps) {
  const format = useFormat();
  return (
    <>
      <Factors {...factors} />
      {hasFactors(factors) && ' = '}
      <bdi part={part}>{format.price(total ?? totalCents(factors) / 100)}</bdi>
    </>
  );
}

/** What stands before the total where that has a place of its own: “5 h × €45”. */
export function Factors(factors: FactorsProps) {
  const { price, unit, quantity, minimum } = factors;
  const t = useMessages(moneyMessages);
  const format = useFormat();
  if (!hasFactors(factors)) return null;
  return (
    <>
      {unit !== 'fixed' && (
        <>
          <bdi>{t.countedShort({ unit, count: quantity, digits: format.number(quantity) })}</bdi>
          {' × '}
        </>
      )}
      <bdi>{format.price(price)}</bdi>
      {isBelowMinimum(factors) && ` (${t.atLeast({ amount: format.price(minimum ?? 0) })})`}
    </>
  );
}
