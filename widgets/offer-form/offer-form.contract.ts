import { text } from '#core/element/contract/attribute.ts';
import {
  defineContract,
  headingLevel,
  publishFormParts,
  publishFormSlots,
} from '#core/element/contract/contract.ts';

export const offerFormContract = defineContract({
  tag: 'dragoman-offer-form',
  summary: 'Publishes an offer of a translator in three steps: what it is, what it costs, a last look.',
  attributes: {
    ...headingLevel,
    'success-url': text('Where publishing leads; `{id}` stands for the new offer.', '/ProductDetails/{id}'),
    'cancel-url': text('Where “Cancel” leads; the draft stays.', '/Select'),
  },
  events: {
    'dragoman-offer-published': {
      about: 'The offer is published; prevent it to lead the person on yourself.',
      detail: { id: 'number | string' },
      cancelable: true,
    },
  },
  slots: publishFormSlots,
  parts: {
    ...publishFormParts,
    chip: 'A chosen language; pressing it takes the language away.',
  },
});
