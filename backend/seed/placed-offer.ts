import type { Row } from '#backend/repositories/bulk.ts';
import type { NewOffer } from '#backend/repositories/offers.ts';

/** A sample offer with its id in the database. */
export interface PlacedOffer extends NewOffer {
  id: number;
  owner: Row<'users'>;
  ratings: number;
}

export const day = 24 * 60 * 60 * 1000;
