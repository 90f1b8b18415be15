import { choice, wholeNumber } from '#core/element/contract/attribute.ts';
import { defineContract } from '#core/element/contract/contract.ts';
import { noticePlacements } from '#core/ui/notice-list.tsx';

export const toasterContract = defineContract({
  tag: 'dragoman-toaster',
  summary: 'Shows the notices of the page’s widgets for a few seconds, above everything else on the page.',
  attributes: {
    placement: choice(noticePlacements, 'top-center', 'Position of the notices on the screen.'),
    duration: wholeNumber(
      5000,
      'How long a notice is shown, in milliseconds; 0 shows it until it is dismissed.',
      {
        min: 0,
      },
    ),
  },
  events: {
    'dragoman-notice': {
      about:
        'Fired on `document` before a notice is shown; prevent it to show the notice yourself. `type` is success, error, warning or info.',
      detail: { type: 'string', message: 'string' },
      cancelable: true,
    },
  },
  parts: {
    notice: 'One notice; its `data-type` is success, error, warning or info.',
    link: 'The link of a notice to what it is about, such as the conversation of a message.',
    dismiss: 'The button that closes a notice.',
  },
});
