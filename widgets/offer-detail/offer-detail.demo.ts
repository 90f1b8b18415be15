import { sampleAuthor, sampleOffer } from '#core/domain/samples/sample-offers.ts';

/** The sample offer for the `demo` attribute. */
export const sampleOfferInDetail = sampleOffer({
  description:
    'Certified translation of birth, marriage and divorce certificates with stamp and signature, by post and as a signed PDF. Apostilles included, names spelt as in your passport.\n\nUpload a photo when booking and I tell you whether it is readable.',
  translations: {
    de: {
      title: 'Beglaubigte Übersetzung von Geburts- und Heiratsurkunden',
      description:
        'Beglaubigte Übersetzung von Geburts-, Heirats- und Scheidungsurkunden mit Stempel und Unterschrift, per Post und als signiertes PDF.',
    },
  },
  language_levels: { de: 'native', en: 'C2' },
  about:
    'Sworn translator at the regional court of Cologne since 2014. I translate certificates the registry offices accept the first time, and I call if something in the original cannot be read.',
  rating: 4.7,
  rating_count: 3,
  timezone: 'Europe/Berlin',
  member_since: '2024-03-12T12:00:00.000Z',
  tasks_done: 41,
  reviews: [
    {
      ...sampleAuthor('Jonas Weber'),
      rating: 5,
      text: 'Accepted by the registry office without a question. Two days.',
      reply: null,
      created_at: '2026-11-04T12:00:00.000Z',
    },
    {
      ...sampleAuthor('Ngozi Eze'),
      rating: 5,
      text: 'She noticed a wrong date in my original and helped me have it corrected.',
      reply: 'A pleasure. I hope the wedding was lovely!',
      created_at: '2026-10-18T12:00:00.000Z',
    },
    {
      ...sampleAuthor('María del Carmen Fernández'),
      rating: 4,
      text: 'Very good work, and the paper copy came a day later than the scan.',
      reply: null,
      created_at: '2026-09-30T12:00:00.000Z',
    },
  ],
});
