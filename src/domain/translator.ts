/** A translator as everybody may see them. Pages import the types only. */
import { type Static, Type } from 'typebox';
import * as fields from './fields.ts';
import { author, described, instant, list, nullable } from './fields.ts';
import { ListedOffer, type Offer, Review } from './offer.ts';

const Credential = Type.Object({
  kind: Type.String({ description: 'sworn, degree, certificate or membership' }),
  title: Type.String(),
  checked_at: described(instant, 'when an operator checked the document'),
});

export const Translator = Type.Object({
  id: Type.String(),
  ...author,
  about: nullable(Type.String({ description: 'what they write about themselves' })),
  about_translations: described(
    Type.Record(Type.String(), Type.String()),
    'the same in further languages, by code',
  ),
  languages: list(Type.String(), 'codes of the languages that they speak'),
  language_levels: described(fields.languageLevels, 'by language code'),
  credentials: list(Credential, 'those that were checked'),
  rating: nullable(
    Type.Number({ description: 'the mean of all their reviews, 1 to 5; null while there are none' }),
  ),
  rating_count: Type.Number(),
  tasks_done: Type.Number({ description: 'their tasks that are finished' }),
  answers_in_minutes: nullable(
    Type.Number({ description: 'the median, to those who wrote first; null while too few did' }),
  ),
  member_since: described(instant, 'when they signed up'),
  offers: list(ListedOffer, 'the published ones, most popular first'),
  reviews: list(Review, 'the newest ones, of all offers'),
});

/** As a backend of ours sends it; the offers are those of any backend. */
export type Translator = Omit<Static<typeof Translator>, 'offers'> & { offers: readonly Offer[] };
