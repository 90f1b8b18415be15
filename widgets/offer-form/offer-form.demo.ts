import type { OfferFields } from './offer-fields.ts';

/** A half-written sample offer for the `demo` attribute. */
export const sampleFields: Partial<OfferFields> = {
  title: 'Certified translation of birth and marriage certificates',
  description:
    'Sworn translations with stamp and signature, by post and as a signed PDF, usually in three days.',
  type: 'document',
  price: '45',
  languages: ['de', 'en'],
};
