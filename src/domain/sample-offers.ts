import type { Offer } from './offer.ts';

/** Sample offers for the `demo` attribute, of invented people. */
const rows: readonly [
  title: string,
  type: Offer['type'],
  price: number,
  languages: string,
  owner: string,
  rating: number | null,
  count: number,
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
  ['Websites that read as if written there', 'translation', 55, 'es,en', 'Carmen Ruiz', 4.9, 87],
  ['Calls with landlords and authorities', 'call', 35, 'tr,de', 'Deniz Aydın', null, 0],
  ['Patent abstracts and claims', 'document', 95, 'ja,en', 'Haruto Sato', 5.0, 12],
  ['Slides and speeches for the big day', 'translation', 70, 'zh,en', 'Wei Chen', 4.6, 19],
  ['Letters from the office, filled in together', 'document', 28, 'uk,de,ru', 'Oksana Kovalenko', 4.9, 45],
  ['Parent-teacher talks, interpreted by phone', 'call', 30, 'hi,en', 'Ananya Rao', null, 0],
  ['Menus, signs and small brochures', 'translation', 38, 'it,en,de', 'Giulia Conti', 4.8, 33],
  ['Company register extracts and articles', 'document', 65, 'pt,en', 'João Almeida', 4.7, 26],
];

export const sampleOffers: Offer[] = rows.map(
  ([title, type, price, languages, owner, rating, ratingCount], index) => ({
    id: index + 1,
    title,
    type,
    price,
    languages: languages.split(','),
    owner: {
      id: `sample-${index + 1}`,
      fullName: owner,
      firstName: owner.split(' ')[0] ?? owner,
      image: null,
    },
    description: 'A sample offer, so that a page can be designed before anything is connected.',
    textLanguage: 'en',
    translations: {},
    rating,
    ratingCount,
    active: true,
    booking: 'instant',
  }),
);
