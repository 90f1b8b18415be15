import type { Booked } from '#core/api/tasks.ts';
import type { OfferInDetail } from '#core/domain/offer.ts';

/** The sample offer for the `demo` attribute. */
export const sampleOffer: OfferInDetail = {
  id: 42,
  title: 'Certified translation of birth and marriage certificates',
  description: 'Certified translation with stamp and signature, by post and as a signed PDF.',
  type: 'document',
  price: 45,
  languages: ['de', 'en'],
  owner: { id: 'sample-42', fullName: 'Mira Okafor', firstName: 'Mira', image: null },
  textLanguage: 'en',
  translations: {},
  booking: 'instant',
  languageLevels: { de: 'native', en: 'C2' },
  about: '',
  rating: 4.9,
  ratingCount: 38,
  active: true,
  ownerTimeZone: 'America/New_York',
  reviews: [],
};

export const sampleBooked: Booked & { isPayable: boolean } = {
  isPayable: false,
  taskId: '1',
  status: 'accepted',
  total: null,
  payment: null,
  conversationId: 'sample',
  serverMessage: { type: 'success', message: '' },
};
