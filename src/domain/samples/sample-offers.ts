import type { Offer, OfferInDetail } from '#core/domain/offer.ts';
import type { Unit } from '#core/domain/units.ts';

/** For the `demo` attribute: an offer of an invented person, with what is particular about it. */
export const sampleOffer = <Fields extends Partial<OfferInDetail>>(fields: Fields): Offer & Fields => ({
  id: 42,
  title: 'Certified translation of birth and marriage certificates',
  description: 'A sample offer, so that a page can be designed before anything is connected.',
  type: 'document',
  price: 45,
  languages: ['de', 'en'],
  ...sampleAuthor('Mira Okafor'),
  users_id: 'sample-42',
  textLanguage: 'en',
  ...fields,
});

export function sampleAuthor(name: string) {
  const [firstname = '', ...lastname] = name.split(' ');
  return { firstname, lastname: lastname.join(' '), image: null };
}

const rows: readonly [
  title: string,
  type: Offer['type'],
  price: number,
  languages: string,
  owner: string,
  rating: number | null,
  count: number,
  unit?: Unit,
][] = [
  [
    'Certified translation of birth and marriage certificates',
    'document',
    45,
    'de,en',
    'Mira Okafor',
    4.9,
    38,
  ],
  ['Technical manuals and safety sheets', 'document', 52, 'pl,de,en', 'Paweł Zieliński', 4.8, 112],
  ['On the line with the doctor or the clinic', 'call', 40, 'ar,de', 'Layla Haddad', 5.0, 64],
  [
    'Employment contracts and references, sworn translator',
    'document',
    60,
    'fr,de,en,it',
    'Élodie Marchand',
    4.7,
    21,
  ],
  ['Websites that read as if written there', 'translation', 0.12, 'es,en', 'Carmen Ruiz', 4.9, 87, 'word'],
  ['Calls with landlords and authorities', 'call', 35, 'tr,de', 'Deniz Aydın', null, 0],
  ['Patent abstracts and claims', 'document', 95, 'ja,en', 'Haruto Sato', 5.0, 12],
  ['Slides and speeches for the big day', 'translation', 70, 'zh,en', 'Wei Chen', 4.6, 19, 'fixed'],
  ['Letters from the office, filled in together', 'document', 28, 'uk,de,ru', 'Oksana Kovalenko', 4.9, 45],
  ['Parent-teacher talks, interpreted by phone', 'call', 30, 'hi,en', 'Ananya Rao', null, 0],
  ['Menus, signs and small brochures', 'translation', 38, 'it,en,de', 'Giulia Conti', 4.8, 33],
  ['Company register extracts and articles', 'document', 32, 'pt,en', 'João Almeida', 4.7, 26, 'page'],
];

export const sampleOffers: Offer[] = rows.map(
  ([title, type, price, languages, owner, rating, rating_count, unit = 'hour'], index) =>
    sampleOffer({
      id: index + 1,
      title,
      type,
      price,
      unit,
      languages: languages.split(','),
      ...sampleAuthor(owner),
      users_id: `sample-${index + 1}`,
      rating,
      rating_count,
    }),
);
