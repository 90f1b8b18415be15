/** What the form holds while it is filled in, and the offer that it stands for. */

import { type BookingMode, bookingModes } from '#core/domain/booking.ts';
import { type CancellationRule, cancellationRules } from '#core/domain/cancellation.ts';
import { isCategory } from '#core/domain/category.ts';
import { parsePrice } from '#core/domain/money.ts';
import type { NewOffer, Offer } from '#core/domain/offer.ts';

/** The values of the form. */
export type OfferFields = {
  title: string;
  description: string;
  type: string;
  /** Empty for the language that the form is shown in. */
  textLanguage: string;
  /** Texts in further languages. */
  translations: readonly string[];
  price: string;
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
  price: '',
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
  price: String(offer.price),
  languages: offer.languages,
  booking: offer.booking ?? 'instant',
  cancellation: offer.cancellation ?? 'free',
  step: '',
});

export const bookingOf = (value: string): BookingMode =>
  bookingModes.find((known) => known === value) ?? 'instant';

export const ruleOf = (value: string): CancellationRule =>
  cancellationRules.find((known) => known === value) ?? 'free';

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
    price: parsePrice(price) ?? 0,
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
