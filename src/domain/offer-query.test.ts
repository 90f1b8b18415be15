import { describe, expect, it } from 'vitest';
import { matches, offerQueryOf } from './offer-query.ts';
import { sampleOffers } from './samples/sample-offers.ts';

describe('a query for offers', () => {
  it('takes a lowest price above the highest for the same range', () => {
    expect(offerQueryOf({ minPrice: '60', maxPrice: '40' })).toMatchObject({ minPrice: 40, maxPrice: 60 });
    expect(offerQueryOf({ minPrice: '40', maxPrice: '60' })).toMatchObject({ minPrice: 40, maxPrice: 60 });
    expect(offerQueryOf({ minPrice: '60' })).toMatchObject({ minPrice: 60, maxPrice: undefined });
  });

  it('matches words of all texts and of the owner’s name, where the backend does not search', () => {
    const [sample] = sampleOffers;
    if (!sample) throw new Error('There is no sample offer.');
    const offer = { ...sample, translations: { de: { title: 'Geburtsurkunden', description: '' } } };
    for (const text of ['geburtsurkunden', 'OKAFOR', 'mira geburt'])
      expect(matches(offer, { text }), text).toBe(true);
    expect(matches(offer, { text: 'mira hochzeit' })).toBe(false);
  });
});
