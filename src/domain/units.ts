/** What a price is for, how much of it is booked, and what it comes to. */
import type { Category } from './category.ts';
import { limits } from './limits.ts';

export const units = ['hour', 'word', 'page', 'fixed'] as const;

export type Unit = (typeof units)[number];

/** A backend that implements only the specification names none: its prices are per hour. */
export const unitOf = (name: string | undefined): Unit => units.find((known) => known === name) ?? 'hour';

const callUnits = ['hour', 'fixed'] as const satisfies readonly Unit[];

/** The units that an offer of this category may have. */
export const unitsOf = (category: Category): readonly Unit[] => (category === 'call' ? callUnits : units);

/** How much of a unit one may book. */
export const quantities = {
  hour: { least: limits.hoursMin, most: limits.hoursMax, step: limits.hoursStep },
  word: { least: 1, most: 200_000, step: 1 },
  page: { least: 1, most: 1000, step: 1 },
  fixed: { least: 1, most: 1, step: 1 },
} as const satisfies Record<Unit, { least: number; most: number; step: number }>;

/** How much of a unit one may book of an offer of this category; a call has no more hours than its translator wants. */
export const quantitiesOf = (unit: Unit, category: Category, callHours: number = limits.callHoursMax) =>
  unit === 'hour' && category === 'call' ? { ...quantities.hour, most: callHours } : quantities[unit];

/** The decimals that a price in euros may have: a word costs parts of a cent. */
export const placesOf = (unit: Unit): number => (unit === 'word' ? 4 : 2);

/** The least price for one unit, in euros. */
export const leastPriceOf = (unit: Unit): number => 1 / 10 ** placesOf(unit);

/** Whether an amount in euros has no more decimals than this. */
export const hasPlaces = (euros: number, places: number): boolean => Number(euros.toFixed(places)) === euros;

/** How long a call takes: one with a price for all of it takes an hour. */
export const hoursOf = ({ unit, quantity }: { unit: Unit; quantity: number }): number =>
  unit === 'hour' ? quantity : 1;

/** As translators count them. */
export const wordsPerPage = 250;

export interface Agreed {
  /** Euros for one unit. */
  price: number;
  quantity: number;
  /** Euros, the least that it costs; null for none. */
  minimum: number | null;
}

/** Money is reckoned in whole ten-thousandths of a euro, and rounded once: half a cent up. */
const parts = 10_000;
const partsPerCent = parts / 100;

/** A price in ten-thousandths of a euro, and back. */
export const toParts = (price: number): number => Math.round(price * parts);
export const fromParts = (price: number): number => price / parts;

/** The total in cents. Quantities are halves at the finest. */
export function totalCents({ price, quantity, minimum }: Agreed): number {
  const doubled = toParts(price) * Math.round(quantity * 2);
  const cents = Math.floor((doubled + partsPerCent) / (2 * partsPerCent));
  return Math.max(cents, Math.round((minimum ?? 0) * 100));
}

/** Whether the minimum is more than what the price comes to. */
export const isBelowMinimum = (agreed: Agreed): boolean =>
  totalCents({ ...agreed, minimum: null }) < totalCents(agreed);

/** Whether a total is more than its price repeated: a fixed price is the total, unless the minimum is more. */
export const hasFactors = (agreed: Agreed & { unit: Unit }): boolean =>
  agreed.unit !== 'fixed' || isBelowMinimum(agreed);
