import { useState } from 'react';
import type { Client } from '#core/api/client.ts';
import { type NewOffer, offers, type Published } from '#core/api/offers.ts';
import { isCategory } from '#core/domain/category.ts';
import { parsePrice } from '#core/domain/money.ts';
import type { OwnOffer } from '#core/domain/offer.ts';
import { useLocale } from '#core/i18n/context.ts';
import { type Resource, useResource } from '#core/kit/data/use-resource.ts';
import { failedFor, useViewer } from '#core/kit/data/use-viewer.ts';
import { usePublishForm } from '#core/kit/publish/use-publish-form.ts';
import { blankFields, bookingOf, fieldsOf, type OfferFields } from './offer-fields.ts';
import { translationsIn } from './translation-entries.ts';

/** The form was checked before, so that no value is missing. */
function offerOf(fields: OfferFields, textLanguage: string): NewOffer {
  const { title, description, type, price, languages, booking, translations } = fields;
  const texts = translationsIn(translations).map(
    ({ code, ...text }) =>
      [code, { title: text.title.trim(), description: text.description.trim() }] as const,
  );
  return {
    title: title.trim(),
    description: description.trim(),
    type: isCategory(type) ? type : 'document',
    price: parsePrice(price) ?? 0,
    languages,
    booking: bookingOf(booking),
    textLanguage,
    translations: Object.fromEntries(texts),
  };
}

interface OfferFormOptions {
  /** The offer to edit; undefined for a new one. */
  offer: OwnOffer | undefined;
  successUrl: string;
  published: string;
}

export function useOfferForm({ offer, successUrl, published }: OfferFormOptions) {
  const { locale } = useLocale();
  const language = locale.split('-')[0] ?? locale;
  const textLanguageOf = (fields: OfferFields) => fields.textLanguage || language;
  const form = usePublishForm<OfferFields>({
    name: offer ? `offer-form.${offer.id}` : 'offer-form',
    blank: useBlank(offer),
    count: 3,
    publish: (client, fields, key) => {
      const written = offerOf(fields, textLanguageOf(fields));
      return offer ? save(client, offer.id, written) : offers(client).publish(written, key);
    },
    event: offer ? 'dragoman-offer-saved' : 'dragoman-offer-published',
    successUrl,
    published,
    sample: async () => (await import('./offer-form.demo.ts')).sampleFields,
  });
  return { ...form, textLanguage: textLanguageOf(form.fields) };
}

export type OfferFormState = ReturnType<typeof useOfferForm>;

/** The same object until another offer is edited. */
function useBlank(offer: OwnOffer | undefined): OfferFields {
  const [blank] = useState(() => (offer ? fieldsOf(offer) : blankFields));
  return blank;
}

const save = async (client: Client, id: OwnOffer['id'], offer: NewOffer): Promise<Published> => ({
  id,
  serverMessage: await offers(client).edit(id, offer),
});

const sample = { ready: async () => null, empty: null };

/** One's own offer with this id; null where it is somebody else's or deleted. Signed-out visitors have none. */
export function useOwnOffer(id: string): Resource<OwnOffer | null> | { status: 'signed-out' } {
  const viewer = useViewer();
  const user = viewer.status === 'signed-in' ? viewer.user.id : null;
  const found = useResource(
    user ? ['own-offer', user, id] : null,
    async (client) => (await offers(client).own()).find((offer) => String(offer.id) === id) ?? null,
    sample,
  );
  if (viewer.status === 'signed-out') return { status: 'signed-out' };
  return failedFor(viewer) ?? found;
}
