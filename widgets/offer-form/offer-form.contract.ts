import { address, redirectAddress } from '#core/element/contract/attribute.ts';
import {
  defineContract,
  headingLevel,
  publishFormParts,
  publishFormSlots,
} from '#core/element/contract/contract.ts';

export const offerFormContract = defineContract({
  tag: 'dragoman-offer-form',
  summary: 'Publishes a translator’s offer in three steps: description, price and languages, review.',
  attributes: {
    ...headingLevel,
    'success-url': redirectAddress(
      'Address after publishing; `{id}` stands for the new offer.',
      '/ProductDetails/{id}',
    ),
    'cancel-url': address('Address of the link “Cancel”, which keeps the draft.', '/Select'),
  },
  events: {
    'dragoman-offer-published': {
      about: 'The offer was published; prevent it to navigate yourself.',
      detail: { id: 'number | string' },
      cancelable: true,
    },
  },
  slots: publishFormSlots,
  parts: {
    ...publishFormParts,
    net: 'What the owner gets per hour, after the fee.',
    chip: 'A chosen language; a click removes it.',
  },
});
