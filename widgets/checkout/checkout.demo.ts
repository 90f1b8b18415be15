import type { Booked } from '#core/api/tasks.ts';
import { sampleOffer } from '#core/domain/samples/sample-offers.ts';

/** The sample offer for the `demo` attribute. */
export const sampleOfferToBook = sampleOffer({
  description: 'Certified translation with stamp and signature, by post and as a signed PDF.',
  rating: 4.9,
  rating_count: 38,
  timezone: 'America/New_York',
});

export const sampleBooked: Booked & { isPayable: boolean } = {
  isPayable: false,
  id: 1,
  status: 'accepted',
  conversation_id: 'sample',
  serverMessage: { type: 'success', message: '' },
};
