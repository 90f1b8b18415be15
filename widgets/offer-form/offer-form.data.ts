import { type NewOffer, offers } from '#core/api/offers.ts';
import { isCategory } from '#core/domain/category.ts';
import { parsePrice } from '#core/domain/money.ts';
import { usePublishForm } from '#core/kit/publish/use-publish-form.ts';
import type { OfferFields } from './offer-fields.ts';

const blank: OfferFields = { title: '', description: '', type: '', price: '', languages: [], step: '' };

/** The form was checked before, so that no value is missing. */
function offerOf({ title, description, type, price, languages }: OfferFields): NewOffer {
  return {
    title: title.trim(),
    description: description.trim(),
    type: isCategory(type) ? type : 'document',
    price: parsePrice(price) ?? 0,
    languages,
  };
}

export const useOfferForm = (successUrl: string, published: string) =>
  usePublishForm<OfferFields>({
    name: 'offer-form',
    blank,
    count: 3,
    publish: (client, fields, key) => offers(client).publish(offerOf(fields), key),
    event: 'dragoman-offer-published',
    successUrl,
    published,
    sample: async () => (await import('./offer-form.demo.ts')).sampleFields,
  });

export type OfferFormState = ReturnType<typeof useOfferForm>;
