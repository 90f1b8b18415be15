/** Amounts as people type them, and what the marketplace says of its payments. */
import { westernDigits } from './digits.ts';
import { limits } from './limits.ts';
import type { PaymentPolicy } from './payment.ts';
import { leastPriceOf, placesOf, quantities, type Unit } from './units.ts';

/** Offers are priced in it. */
export const offerCurrency = 'EUR';

/** What a backend says of its payments before one books or publishes. */
export interface MoneyTerms {
  currency: string;
  /** Percent of what the customer pays. */
  feePercent: number;
  policy: PaymentPolicy;
  /** Days from the delivery until a task finishes by itself; 0 for never. */
  autoFinishDays: number;
  /** Hours that an owner has to answer a booking on request; null where the backend does not say. */
  answerHours: number | null;
}

/** Full-width and other digits as 0 to 9, without spaces and the currency. */
const digitsOf = (text: string): string => westernDigits(text.normalize('NFKC')).replace(/[\s€]/g, '');

const withPoint = (number: string): string => number.replace(/[,٫]/, '.');

/**
 * A number without its thousands separators. Where it has two decimals at most, three digits behind the only point or comma
 * are thousands.
 */
function withoutThousands(plain: string, places = 2): string {
  const grouped = /^[1-9]\d{0,2}(?:([.,'’٬])\d{3})(?:\1\d{3})*(?!\d)/.exec(plain);
  if (!grouped) return plain;
  const [whole, separator = ''] = grouped;
  const rest = plain.slice(whole.length);
  const isDecimal = places > 2 && rest === '' && /^\d+[.,]\d{3}$/.test(whole);
  return isDecimal || rest.startsWith(separator) ? plain : whole.replaceAll(separator, '') + rest;
}

/**
 * A price as people type it: 45, 45.5, 45,50, 1,234.50 or ٤٥. Null where it is no number, has more decimals than a price of
 * this unit, or is outside the limits.
 */
export function parsePrice(text: string, unit: Unit = 'hour'): number | null {
  const places = placesOf(unit);
  const plain = withPoint(withoutThousands(digitsOf(text), places));
  const typed = /^\d+(?:\.(?<decimals>\d*))?$/.exec(plain);
  if (!typed || (typed.groups?.decimals ?? '').length > places) return null;
  const price = Number(plain);
  return price >= leastPriceOf(unit) && price <= limits.priceMax ? price : null;
}

/** How much of a unit is booked, as people type it: 1.5 or 1,5 hours, 1,200 words. Null where one cannot book so much. */
export function parseQuantity(text: string, unit: Unit, most: number = quantities[unit].most): number | null {
  const { least, step } = quantities[unit];
  const digits = digitsOf(text);
  const plain = withPoint(step < 1 ? digits : withoutThousands(digits));
  if (!/^(\d+(\.\d*)?|\.\d+)$/.test(plain)) return null;
  const quantity = Number(plain);
  return Number.isInteger(quantity / step) && quantity >= least && quantity <= most ? quantity : null;
}

/** A whole number from 0, as people type it; null for any other text. */
export function parseWhole(text: string): number | null {
  const plain = withoutThousands(digitsOf(text));
  return /^\d+$/.test(plain) ? Number(plain) : null;
}

/** Whether a total, in cents, can be paid by card. */
export const isPayable = (cents: number): boolean =>
  cents / 100 >= limits.totalMin && cents / 100 <= limits.totalMax;

/** The next step up (1) or down (-1), within the limits. */
export function quantityAfter(
  quantity: number,
  direction: 1 | -1,
  unit: Unit,
  most: number = quantities[unit].most,
): number {
  const { least, step } = quantities[unit];
  return Math.min(most, Math.max(least, quantity + direction * step));
}
