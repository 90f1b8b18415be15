import { categories } from '#core/domain/category.ts';
import { choice, text } from '#core/element/contract/attribute.ts';
import {
  defineContract,
  headingLevel,
  publishFormParts,
  publishFormSlots,
} from '#core/element/contract/contract.ts';

export const requestFormContract = defineContract({
  tag: 'dragoman-request-form',
  summary: 'Asks translators for help in three steps: what for, what it may cost and by when, a last look.',
  attributes: {
    type: choice(categories, 'document', 'The category of help that is asked for.'),
    ...headingLevel,
    'success-url': text('Where publishing leads; `{id}` stands for the new request.', '/Dashboard'),
    'cancel-url': text('Where “Cancel” leads; the draft stays.', '/Select'),
  },
  events: {
    'dragoman-request-published': {
      about: 'The request is published; prevent it to lead the person on yourself.',
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
