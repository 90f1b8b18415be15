/** What people may agree on: which prices, how much of a unit, and which totals. */
import type { Category } from '@dragoman/widgets/domain/category.ts';
import { limits } from '@dragoman/widgets/domain/limits.ts';
import { isPayable } from '@dragoman/widgets/domain/money.ts';
import {
  type Agreed,
  hasPlaces,
  leastPriceOf,
  placesOf,
  quantitiesOf,
  totalCents,
  type Unit,
  unitsOf,
} from '@dragoman/widgets/domain/units.ts';
import { invalid, wrong } from '#backend/platform/errors.ts';

interface Price {
  category: Category;
  unit: Unit;
  /** In euros. */
  price: number;
}

/** The unit and the decimals of a price depend on each other, and on what is offered. */
export function refusePrice({ category, unit, price }: Price): void {
  const words = unitsOf(category);
  if (!words.includes(unit))
    throw wrong('unit', { rule: 'word-of-category', words: words.join(', '), category });
  const least = leastPriceOf(unit);
  if (price < least) throw wrong('price', { rule: 'price', least, most: limits.priceMax });
  refusePlaces('price', price, placesOf(unit));
}

/** Rounding would make another price of one that has more decimals. */
export function refusePlaces(field: string, euros: number, most: number): void {
  if (!hasPlaces(euros, most)) throw wrong(field, { rule: 'places', most });
}

interface Bookable {
  unit: Unit;
  category: Category;
  /** The most hours of a call, as its translator wants. */
  callHours?: number | undefined;
  /** How the call names the quantity. */
  field?: string;
}

export function refuseQuantity(
  quantity: number,
  { unit, category, callHours, field = 'quantity' }: Bookable,
): void {
  const { least, most, step } = quantitiesOf(unit, category, callHours);
  if (quantity >= least && quantity <= most && Number.isInteger(quantity / step)) return;
  if (unit === 'fixed') throw wrong(field, { rule: 'once' });
  throw step === 1
    ? wrong(field, { rule: 'whole', least, most })
    : wrong(field, { rule: 'steps', least, most, step });
}

/** In cents. A total that nobody could pay makes no task. */
export function payableTotal(agreed: Agreed): number {
  const cents = totalCents(agreed);
  if (isPayable(cents)) return cents;
  throw invalid('total-out-of-range', { least: limits.totalMin, most: limits.totalMax });
}
