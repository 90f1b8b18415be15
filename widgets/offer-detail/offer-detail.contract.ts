import { text } from '#core/element/contract/attribute.ts';
import { defineContract, headingLevel, loadingParts, loadingSlots } from '#core/element/contract/contract.ts';

export const offerDetailContract = defineContract({
  tag: 'dragoman-offer-detail',
  summary:
    'Shows one offer in full: what it is, who stands behind it, what it costs, and the way to book it.',
  isPublic: true,
  attributes: {
    'offer-id': text('The offer to show, by its id.'),
    ...headingLevel,
    'checkout-url': text('Where “Checkout” leads; `{id}` stands for the offer.', '/Checkout/{id}'),
    'category-url': text(
      'Where the offers of a category are; `{category}` stands for it.',
      '/Category/{category}',
    ),
    'flag-url': text(
      'Address of a flag picture, with `{code}` for the language; the backend’s own unless set.',
    ),
  },
  events: {
    'dragoman-load': {
      about: 'The offer is shown.',
      detail: { offer: 'Offer' },
    },
    'dragoman-offer-book': {
      about: 'The visitor wants to book the offer; prevent it to open the checkout yourself.',
      detail: { id: 'number | string', offer: 'Offer' },
      cancelable: true,
    },
  },
  slots: loadingSlots,
  parts: {
    ...loadingParts,
    breadcrumb: 'The way back to the offers of the same category.',
    id: 'The offer’s number, such as #00042.',
    title: 'The offer’s title.',
    type: 'The type of service.',
    languages: 'The languages by name.',
    flag: 'A language’s flag.',
    rating: 'The rating.',
    about: 'Who stands behind the offer.',
    owner: 'The owner’s name.',
    avatar: 'A person’s picture.',
    description: 'What the customer gets.',
    reviews: 'What customers said, where the backend tells it.',
    review: 'What one customer said.',
    more: 'The button that shows the other reviews.',
    panel: 'The panel with the price, a bar at the bottom where there is little room.',
    price: 'The price per hour.',
    checkout: 'The link “Checkout”.',
    facts: 'What holds for each booking.',
    inactive: 'Says that the offer cannot be booked any more.',
  },
});
