import type { OwnOffer } from './offer.ts';
import { sampleOffers } from './sample-offers.ts';
import { sampleUser } from './sample-user.ts';

const { id, fullName, firstName, image } = sampleUser;

/** Offers of the sample person; the last one is inactive. */
export const sampleOwnOffers = (): OwnOffer[] =>
  sampleOffers.slice(0, 5).map((offer, index) => ({
    ...offer,
    owner: { id, fullName, firstName, image },
    active: index < 4,
    openBookings: index === 0 ? 2 : 0,
  }));
