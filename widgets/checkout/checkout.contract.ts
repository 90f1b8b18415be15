import { choice, text, wholeNumber } from '#core/element/contract/attribute.ts';
import {
  defineContract,
  fieldParts,
  headingLevel,
  loadingParts,
  loadingSlots,
} from '#core/element/contract/contract.ts';

export const checkoutContract = defineContract({
  tag: 'dragoman-checkout',
  summary: 'Books an offer: asks what is needed, when, and for the documents, then opens the conversation.',
  attributes: {
    'offer-id': text('The offer to book, by its id.'),
    ...headingLevel,
    'sign-in-url': text('Where people sign in; on the marketplace they come back from there.', '/SignIn'),
    'success-url': text('Where a booking leads, with the new conversation in its query.', '/messages'),
    'redirect-delay': wholeNumber(2000, 'Milliseconds between the booking and the way on.', { min: 0 }),
    payment: choice(['none', 'card'], 'none', 'Whether the customer pays by card right after booking.'),
    'category-url': text(
      'Where the offers of a category are; `{category}` stands for it.',
      '/Category/{category}',
    ),
    'flag-url': text(
      'Address of a flag picture, with `{code}` for the language; the backend’s own unless set.',
    ),
  },
  events: {
    'dragoman-order-accepted': {
      about:
        'The offer is booked; prevent it to lead the customer on yourself. A card payment still follows.',
      detail: { offerId: 'number | string', conversationId: 'string' },
      cancelable: true,
    },
    'dragoman-order-error': {
      about: 'The booking or its payment failed; `status` is the HTTP status, 0 where no answer came.',
      detail: { status: 'number', message: 'string' },
    },
  },
  slots: loadingSlots,
  parts: {
    ...loadingParts,
    ...fieldParts,
    counter: 'How many characters of the details are used, of how many.',
    form: 'The form.',
    heading: 'The heading.',
    details: 'The text area for what is needed.',
    date: 'The date input.',
    time: 'The time input.',
    clocks: 'What the time chosen is on the clocks of both.',
    documents: 'The place for documents and the list of those chosen.',
    file: 'A chosen document.',
    offer: 'The offer that is booked.',
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
    total: 'What the booking costs.',
    submit: 'The button “Checkout”.',
    'sign-in': 'A link to where people sign in.',
    notice: 'Says that the form is sent once somebody has signed in.',
    refused: 'Says why this offer cannot be booked by this person.',
    booked: 'What is shown once the offer is booked.',
    messages: 'The link to the conversation.',
  },
});
