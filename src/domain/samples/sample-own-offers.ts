import type { OwnOffer } from '#core/domain/offer.ts';
import { sampleOffers } from './sample-offers.ts';
import { sampleUser } from './sample-user.ts';

const { id: users_id, firstName: firstname, lastName: lastname, image } = sampleUser;

/** Offers of the sample person; the last one is inactive. */
export const sampleOwnOffers = (): OwnOffer[] =>
  sampleOffers.slice(0, 5).map((offer, index) => ({
    ...offer,
    users_id,
    firstname,
    lastname,
    image,
    active: index < 4,
    open_bookings: index === 0 ? 2 : 0,
  }));
