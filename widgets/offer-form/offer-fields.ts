import { type Booking, bookings, type Offer } from '#core/domain/offer.ts';
import { entriesOf } from './translation-entries.ts';

/** The values of the form. */
export type OfferFields = {
  title: string;
  description: string;
  type: string;
  /** Empty for the language that the form is shown in. */
  textLanguage: string;
  /** Texts in further languages, see translation-entries.ts. */
  translations: readonly string[];
  price: string;
  languages: readonly string[];
  booking: string;
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
  step: '',
};

export const fieldsOf = (offer: Offer): OfferFields => ({
  title: offer.title,
  description: offer.description,
  type: offer.type,
  textLanguage: offer.textLanguage,
  translations: entriesOf(offer.translations),
  price: String(offer.price),
  languages: offer.languages,
  booking: offer.booking,
  step: '',
});

export const bookingOf = (value: string): Booking => bookings.find((known) => known === value) ?? 'instant';
