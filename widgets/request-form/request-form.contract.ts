import { categories } from '#core/domain/category.ts';
import { address, choice, redirectAddress, text } from '#core/element/contract/attribute.ts';
import { defineContract, headingLevel } from '#core/element/contract/contract.ts';
import { publishFormParts, publishFormSlots } from '#core/element/contract/publish-form-parts.ts';

export const requestFormContract = defineContract({
  tag: 'dragoman-request-form',
  summary: 'Publishes a customer’s request in three steps: description, price and deadline, review.',
  attributes: {
    type: choice(categories, 'document', 'The category of the request.'),
    'request-id': text('Edits this request of the user instead of publishing a new one.'),
    ...headingLevel,
    'success-url': redirectAddress(
      'Address after publishing; `{id}` stands for the new request.',
      '/Requests/{id}',
    ),
    'request-url': address(
      'Address of the request that is edited, where saving and “Cancel” lead by default; `{id}` stands for it.',
      '/Requests/{id}',
    ),
    'cancel-url': address('Address of the link “Cancel”, which keeps the draft.', '/Select'),
  },
  events: {
    'dragoman-request-published': {
      about: 'The request was published; prevent it to navigate yourself.',
      detail: { id: 'number | string' },
      cancelable: true,
    },
    'dragoman-request-saved': {
      about: 'The changes of the request were saved; prevent it to navigate yourself.',
      detail: { id: 'number | string' },
      cancelable: true,
    },
  },
  slots: publishFormSlots,
  parts: {
    ...publishFormParts,
    request: 'The link to the request that is edited, where it cannot be changed any more.',
    chip: 'A chosen language; a click removes it.',
  },
});
