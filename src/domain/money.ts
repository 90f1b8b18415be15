/** Amounts as people type them, and what the marketplace says of its payments. */
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

/** An Arabic-Indic or Persian digit, converted by its position in its Unicode block. */
const westernDigit = (digit: string): string => String((digit.codePointAt(0) ?? 0) & 0xf);

/** A number with a decimal comma or in other digits, as a computer writes it. */
const plainNumber = (text: string): string =>
  text
    .replace(/[٠-٩۰-۹]/g, westernDigit)
    .replace(/[\s€]/g, '')
    .replace(/[,٫]/, '.');

/**
 * A price as people type it: 45, 45.5, 45,50 or ٤٥. Null where it is no number, has more than two decimals, or is outside
 * the limits.
 */
export function parsePrice(text: string): number | null {
  const plain = plainNumber(text);
  if (!/^\d+(\.\d{0,2})?$/.test(plain)) return null;
  const price = Number(plain);
  return price >= limits.priceMin && price <= limits.priceMax ? price : null;
}

/** Hours as people type them: 1, 1.5 or 1,5. Null where they are no half-hour step within the limits. */
export function parseHours(text: string): number | null {
  const plain = plainNumber(text);
  if (!/^(\d+(\.\d*)?|\.\d+)$/.test(plain)) return null;
  const hours = Number(plain);
  const isStep = Number.isInteger(hours / limits.hoursStep);
  return isStep && hours >= limits.hoursMin && hours <= limits.hoursMax ? hours : null;
}

/** The next half-hour step up (1) or down (-1), within the limits. */
export function hoursAfter(hours: number, direction: 1 | -1): number {
  return Math.min(limits.hoursMax, Math.max(limits.hoursMin, hours + direction * limits.hoursStep));
}
