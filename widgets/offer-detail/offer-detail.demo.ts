import type { OfferInDetail } from '#core/domain/offer.ts';

const customer = (fullName: string) => ({
  id: '',
  fullName,
  firstName: fullName.split(' ')[0] ?? fullName,
  image: null,
});

/** The sample offer for the `demo` attribute. */
export const sampleOffer: OfferInDetail = {
  id: 42,
  title: 'Certified translation of birth and marriage certificates',
  description:
    'Certified translation of birth, marriage and divorce certificates with stamp and signature, by post and as a signed PDF. Apostilles included, names spelt as in your passport.\n\nUpload a photo when booking and I tell you whether it is readable.',
  type: 'document',
  price: 45,
  languages: ['de', 'en'],
  owner: { id: 'sample-42', fullName: 'Mira Okafor', firstName: 'Mira', image: null },
  textLanguage: 'en',
  translations: {
    de: {
      title: 'Beglaubigte Übersetzung von Geburts- und Heiratsurkunden',
      description:
        'Beglaubigte Übersetzung von Geburts-, Heirats- und Scheidungsurkunden mit Stempel und Unterschrift, per Post und als signiertes PDF.',
    },
  },
  booking: 'instant',
  languageLevels: { de: 'native', en: 'C2' },
  about:
    'Sworn translator at the regional court of Cologne since 2014. I translate certificates the registry offices accept the first time, and I call if something in the original cannot be read.',
  rating: 4.7,
  ratingCount: 3,
  active: true,
  ownerTimeZone: 'Europe/Berlin',
  reviews: [
    {
      author: customer('Jonas Weber'),
      rating: 5,
      text: 'Accepted by the registry office without a question. Two days.',
      reply: '',
      createdAt: new Date(2026, 10, 4),
    },
    {
      author: customer('Ngozi Eze'),
      rating: 5,
      text: 'She noticed a wrong date in my original and helped me have it corrected.',
      reply: 'A pleasure. I hope the wedding was lovely!',
      createdAt: new Date(2026, 9, 18),
    },
    {
      author: customer('María del Carmen Fernández'),
      rating: 4,
      text: 'Very good work, and the paper copy came a day later than the scan.',
      reply: '',
      createdAt: new Date(2026, 8, 30),
    },
  ],
};
