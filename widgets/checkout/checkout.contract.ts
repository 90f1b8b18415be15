import { address, choice, redirectAddress, text, wholeNumber } from '#core/element/contract/attribute.ts';
import {
  defineContract,
  fieldParts,
  headingLevel,
  loadingParts,
  loadingSlots,
} from '#core/element/contract/contract.ts';

export const checkoutContract = defineContract({
  tag: 'dragoman-checkout',
  summary: 'Books an offer: asks for a description, a time and documents, then opens the conversation.',
  attributes: {
    'offer-id': text('Id of the offer to book.'),
    ...headingLevel,
    'sign-in-url': address('Address of the sign-in page; on the marketplace it leads back.', '/SignIn'),
    'success-url': redirectAddress(
      'Address after a booking; its query names the new conversation.',
      '/messages',
    ),
    'redirect-delay': wholeNumber(2000, 'Milliseconds between the booking and the redirect.', { min: 0 }),
    payment: choice(['none', 'card'], 'none', 'Whether the customer pays by card right after booking.'),
    reference: text('Your own reference for the booking; it comes back in the event.', '', {
      pattern: /^.{0,100}$/u,
      allowed: 'at most 100 characters',
    }),
    'category-url': address(
      'Address of a category’s offers; `{category}` stands for the category.',
      '/Category/{category}',
    ),
    'flag-url': address('Address of a flag image, with `{code}` for the language; by default the backend’s.'),
  },
  events: {
    'dragoman-order-accepted': {
      about:
        'The offer is booked; prevent it to navigate yourself. The payment, if any, still follows. ' +
        '`value` is the total in euros.',
      detail: {
        offerId: 'number | string',
        conversationId: 'string',
        bookingId: 'string',
        value: 'number',
        currency: 'string',
        reference: 'string',
      },
      cancelable: true,
    },
    'dragoman-payment-start': {
      about: 'The customer goes to the payment page; `value` is the amount in euros.',
      detail: { taskId: 'string', value: 'number', currency: 'string' },
    },
    'dragoman-order-error': {
      about: 'The booking or its payment failed; `status` is the HTTP status, or 0 if no answer came.',
      detail: { status: 'number', message: 'string' },
    },
  },
  slots: loadingSlots,
  parts: {
    ...loadingParts,
    ...fieldParts,
    counter: 'The number of characters in the details, and the limit.',
    form: 'The form.',
    heading: 'The heading.',
    details: 'The text area for the description.',
    date: 'The date input.',
    time: 'The time input.',
    hours: 'The input for the hours.',
    clocks: 'The chosen time in both time zones.',
    documents: 'The file input and the list of chosen documents.',
    file: 'A chosen document.',
    offer: 'The offer to book.',
    title: 'The offer’s title.',
    type: 'The offer’s type.',
    price: 'The offer’s price per hour.',
    owner: 'The owner’s name.',
    avatar: 'The owner’s picture.',
    languages: 'The languages by name.',
    flag: 'A language’s flag.',
    rating: 'The rating.',
    steps: 'The progress list.',
    step: 'One step of it.',
    total: 'The price of the booking.',
    submit: 'The button “Checkout”.',
    'sign-in': 'A link to sign in.',
    notice: 'The note that sending the form requires a sign-in.',
    refused: 'The message why this user cannot book this offer.',
    pay: 'The button that leads to the payment page after the booking.',
    booked: 'The confirmation after the booking.',
    messages: 'The link to the conversation.',
  },
});
