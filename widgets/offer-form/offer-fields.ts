/** What the form holds while it is filled in, and the offer that it stands for. */

import { type BookingMode, bookingModes } from '#core/domain/booking.ts';
import { type CancellationRule, cancellationRules } from '#core/domain/cancellation.ts';
import { isCategory } from '#core/domain/category.ts';
import { limits } from '#core/domain/limits.ts';
import { parsePrice, parseWhole } from '#core/domain/money.ts';
import type { NewOffer, Offer } from '#core/domain/offer.ts';
import { type Unit, unitOf, units, unitsOf } from '#core/domain/units.ts';

/** The values of the form. */
export type OfferFields = {
  title: string;
  description: string;
  type: string;
  /** Empty for the language that the form is shown in. */
  textLanguage: string;
  /** Texts in further languages. */
  translations: readonly string[];
  unit: string;
  price: string;
  /** Empty for none. */
  minimum: string;
  turnaround_hours: string;
  languages: readonly string[];
  booking: string;
  cancellation: string;
  step: string;
};

export const blankFields: OfferFields = {
  title: '',
  description: '',
  type: '',
  textLanguage: '',
  translations: [],
  unit: 'hour',
  price: '',
  minimum: '',
  turnaround_hours: '',
  languages: [],
  booking: 'instant',
  cancellation: 'free',
  step: '',
};

export const fieldsOf = (offer: Offer): OfferFields => ({
  title: offer.title,
  description: offer.description,
  type: offer.type,
  textLanguage: offer.textLanguage ?? '',
  translations: entriesOf(offer.translations ?? {}),
  unit: unitOf(offer.unit),
  price: String(offer.price),
  minimum: offer.minimum ? String(offer.minimum) : '',
  turnaround_hours: offer.turnaround_hours ? String(offer.turnaround_hours) : '',
  languages: offer.languages,
  booking: offer.booking ?? 'instant',
  cancellation: offer.cancellation ?? 'free',
  step: '',
});

export const bookingOf = (value: string): BookingMode =>
  bookingModes.find((known) => known === value) ?? 'instant';

export const ruleOf = (value: string): CancellationRule =>
  cancellationRules.find((known) => known === value) ?? 'free';

/** The units that the offer may have; all of them until its type is chosen. */
export const unitsFor = (type: string): readonly Unit[] => (isCategory(type) ? unitsOf(type) : units);

/** The chosen unit. An offer that became a call may have had one that calls do not have. */
export const unitIn = ({ unit, type }: Pick<OfferFields, 'unit' | 'type'>): Unit =>
  unitsFor(type).find((known) => known === unit) ?? 'hour';

/** A price for all of it is the least that it costs. */
export const minimumIn = (fields: OfferFields): number | null =>
  unitIn(fields) === 'fixed' ? null : parsePrice(fields.minimum, 'fixed');

/** Whole hours from a booking to its deadline, 0 for none; null where something else was typed. */
export function turnaroundIn({ turnaround_hours: text, type }: OfferFields): number | null {
  if (type === 'call' || text.trim() === '') return 0;
  const hours = parseWhole(text);
  return hours !== null && hours <= limits.turnaroundHours ? hours : null;
}

/** The form was checked before, so that no value is missing. */
export function offerOf(fields: OfferFields, textLanguage: string): NewOffer {
  const { title, description, type, price, languages, booking, cancellation, translations } = fields;
  const texts = translationsIn(translations).map(
    ({ code, ...text }) =>
      [code, { title: text.title.trim(), description: text.description.trim() }] as const,
  );
  return {
    title: title.trim(),
    description: description.trim(),
    type: isCategory(type) ? type : 'document',
    unit: unitIn(fields),
    price: parsePrice(price, unitIn(fields)) ?? 0,
    minimum: minimumIn(fields),
    turnaround_hours: turnaroundIn(fields) ?? 0,
    languages,
    booking: bookingOf(booking),
    cancellation: ruleOf(cancellation),
    textLanguage,
    translations: Object.fromEntries(texts),
  };
}

// Texts in further languages as a draft keeps them: one JSON text `[code, title, description]` for each.

export interface Translation {
  code: string;
  title: string;
  description: string;
}

export const toEntry = ({ code, title, description }: Translation): string =>
  JSON.stringify([code, title, description]);

export const entriesOf = (translations: NonNullable<Offer['translations']>): readonly string[] =>
  Object.entries(translations).map(([code, text]) => toEntry({ code, ...text }));

/** Leaves out what somebody else may have written to the storage of the device. */
export const translationsIn = (entries: readonly string[]): Translation[] =>
  entries.flatMap((entry) => {
    const [code, title, description] = parse(entry);
    return typeof code === 'string' && typeof title === 'string' && typeof description === 'string'
      ? [{ code, title, description }]
      : [];
  });

function parse(entry: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(entry);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}
