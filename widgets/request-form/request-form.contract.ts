import { categories } from '#core/domain/category.ts';
import { address, choice, redirectAddress } from '#core/element/contract/attribute.ts';
import {
  defineContract,
  headingLevel,
  publishFormParts,
  publishFormSlots,
} from '#core/element/contract/contract.ts';

export const requestFormContract = defineContract({
  tag: 'dragoman-request-form',
  summary: 'Publishes a customer’s request in three steps: description, price and deadline, review.',
  attributes: {
    type: choice(categories, 'document', 'The category of the request.'),
    ...headingLevel,
    'success-url': redirectAddress(
      'Address after publishing; `{id}` stands for the new request.',
      '/Dashboard',
    ),
    'cancel-url': address('Address of the link “Cancel”, which keeps the draft.', '/Select'),
  },
  events: {
    'dragoman-request-published': {
      about: 'The request was published; prevent it to navigate yourself.',
      detail: { id: 'number | string' },
      cancelable: true,
    },
  },
  slots: publishFormSlots,
  parts: {
    ...publishFormParts,
    chip: 'A chosen language; a click removes it.',
  },
});
