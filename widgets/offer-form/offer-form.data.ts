import { useState } from 'react';
import type { Client } from '#core/api/client.ts';
import { offers, type Published } from '#core/api/offers.ts';
import type { NewOffer, OwnOffer } from '#core/domain/offer.ts';
import { useResource } from '#core/hooks/data/use-resource.ts';
import { useSignedIn } from '#core/hooks/data/use-signed-in.ts';
import { usePublishForm } from '#core/hooks/publish/use-publish-form.ts';
import { useLocale } from '#core/i18n/context.ts';
import { blankFields, fieldsOf, type OfferFields, offerOf } from './offer-fields.ts';

const names = [
  'title',
  'description',
  'type',
  'unit',
  'price',
  'minimum',
  'turnaround_hours',
  'languages',
  'textLanguage',
];
const controls = Object.fromEntries(names.map((name) => [name, name]));

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
    controls,
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

/** One object until another offer is edited. */
function useBlank(offer: OwnOffer | undefined): OfferFields {
  const [blank] = useState(() => (offer ? fieldsOf(offer) : blankFields));
  return blank;
}

const save = async (client: Client, id: OwnOffer['id'], offer: NewOffer): Promise<Published> => ({
  id,
  serverMessage: await offers(client).edit(id, offer),
});

const sample = { ready: async () => null, empty: null };

/** One's own offer with this id; null where it is somebody else's or deleted. */
export function useOwnOffer(id: string) {
  const signedIn = useSignedIn();
  const read = async (client: Client): Promise<OwnOffer | null> =>
    (await offers(client).own()).find((offer) => String(offer.id) === id) ?? null;
  return signedIn.only(useResource(signedIn.key('own-offer', id), read, sample));
}
