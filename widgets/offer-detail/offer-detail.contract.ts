import { address, requiredText } from '#core/element/contract/attribute.ts';
import { defineContract, headingLevel, loadingParts, loadingSlots } from '#core/element/contract/contract.ts';
import { defaultMessagesUrl } from '#core/hooks/conversation/messages-url.ts';

export const offerDetailContract = defineContract({
  tag: 'dragoman-offer-detail',
  summary: 'Shows one offer in full: its description, owner, price and reviews, and the link to book it.',
  isPublic: true,
  attributes: {
    'offer-id': requiredText('Id of the offer to show.'),
    ...headingLevel,
    'checkout-url': address('Address of the link “Checkout”; `{id}` stands for the offer.', '/Checkout/{id}'),
    'edit-url': address(
      'Address of the link “Edit” for the offer’s owner; `{id}` stands for the offer.',
      '/Offers/{id}/Edit',
    ),
    'messages-url': address(
      'Address of the conversation that “Ask a question” opens; `{id}` stands for it, `{about}` for the offer’s title.',
      defaultMessagesUrl,
    ),
    'category-url': address(
      'Address of a category’s offers; `{category}` stands for the category.',
      '/Category/{category}',
    ),
    'flag-url': address('Address of a flag image, with `{code}` for the language; by default the backend’s.'),
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
    breadcrumb: 'The link back to the offers of the same category.',
    id: 'The offer’s number, such as #00042.',
    title: 'The offer’s title.',
    type: 'The type of service.',
    languages: 'The languages by name.',
    flag: 'A language’s flag.',
    rating: 'The rating.',
    about: 'What the owner says about themselves.',
    owner: 'The owner’s name.',
    avatar: 'A person’s picture.',
    description: 'The description.',
    reviews: 'The reviews, if the backend sends any.',
    review: 'One review.',
    more: 'The button that shows the other reviews.',
    bar: 'The price and the button “Checkout”, at the bottom of the screen in narrow widgets.',
    panel: 'The panel with the price; in narrow widgets a bar at the bottom.',
    price: 'The price with its unit.',
    checkout: 'The link “Checkout”.',
    facts: 'The terms of every booking.',
    inactive: 'The message that the offer takes no bookings at the moment.',
    'other-offers': 'The link to other offers, where there is none of this id.',
    similar: 'The link to similar offers, beside that message.',
    ask: 'The button “Ask a question”.',
    own: 'The message that the offer is the visitor’s own.',
    edit: 'The link “Edit”, for the offer’s owner.',
    resume: 'The button that resumes a paused offer, for its owner.',
    unfold: 'The button that shows all of a long text, and folds it again.',
    original: 'The button that shows the offer in the language it was written in, and back.',
    level: 'A language of the owner, with its level.',
  },
});
