import { choice, wholeNumber } from '#core/element/contract/attribute.ts';
import { defineContract } from '#core/element/contract/contract.ts';
import { noticePlacements } from '#core/ui/notice-list.tsx';

export const toasterContract = defineContract({
  tag: 'dragoman-toaster',
  summary: 'Shows what the widgets of the page have to tell, floating above everything for a few seconds.',
  attributes: {
    placement: choice(noticePlacements, 'top-center', 'Where on the screen the notices appear.'),
    duration: wholeNumber(
      5000,
      'How long a notice stays, in milliseconds; 0 keeps it until it is dismissed.',
      {
        min: 0,
      },
    ),
  },
  events: {
    'dragoman-notice': {
      about:
        'Fired on `document` for each notice, before it shows; prevent it to show the notice yourself. `type` is success, error, warning or info.',
      detail: { type: 'string', message: 'string' },
      cancelable: true,
    },
  },
  parts: {
    notice: 'One notice; its `data-type` is success, error, warning or info.',
    dismiss: 'The button that closes a notice.',
  },
});
