/** Amounts as people type them, and what the marketplace says of its payments. */
import { westernDigits } from './digits.ts';
import { limits } from './limits.ts';
import type { PaymentPolicy } from './payment.ts';

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
 * A price without its thousands separators. Prices have two decimals at most: three digits behind the only point or comma
 * are thousands.
 */
function withoutThousands(plain: string): string {
  const grouped = /^[1-9]\d{0,2}(?:([.,'’٬])\d{3})(?:\1\d{3})*(?!\d)/.exec(plain);
  if (!grouped) return plain;
  const [whole, separator = ''] = grouped;
  const rest = plain.slice(whole.length);
  return rest.startsWith(separator) ? plain : whole.replaceAll(separator, '') + rest;
}

/**
 * A price as people type it: 45, 45.5, 45,50, 1,234.50 or ٤٥. Null where it is no number, has more than two decimals, or is outside
 * the limits.
 */
export function parsePrice(text: string): number | null {
  const plain = withPoint(withoutThousands(digitsOf(text)));
  if (!/^\d+(\.\d{0,2})?$/.test(plain)) return null;
  const price = Number(plain);
  return price >= limits.priceMin && price <= limits.priceMax ? price : null;
}

/** Hours as people type them: 1, 1.5 or 1,5. Null where they are no half-hour step within the limits. */
export function parseHours(text: string, most: number = limits.hoursMax): number | null {
  const plain = withPoint(digitsOf(text));
  if (!/^(\d+(\.\d*)?|\.\d+)$/.test(plain)) return null;
  const hours = Number(plain);
  const isStep = Number.isInteger(hours / limits.hoursStep);
  return isStep && hours >= limits.hoursMin && hours <= most ? hours : null;
}

/** Whether a total, in cents, can be paid by card. */
export const isPayable = (cents: number): boolean =>
  cents / 100 >= limits.totalMin && cents / 100 <= limits.totalMax;

/** The next half-hour step up (1) or down (-1), within the limits. */
export function hoursAfter(hours: number, direction: 1 | -1, most: number = limits.hoursMax): number {
  return Math.min(most, Math.max(limits.hoursMin, hours + direction * limits.hoursStep));
}
