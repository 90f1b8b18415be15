/** The orders of offer lists. */
export const offerSorts = ['popular', 'newest', 'price-asc', 'price-desc', 'rating'] as const;

export type OfferSort = (typeof offerSorts)[number];
