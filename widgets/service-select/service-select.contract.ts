import { address } from '#core/element/contract/attribute.ts';
import { defineContract, headingLevel } from '#core/element/contract/contract.ts';

export const serviceSelectContract = defineContract({
  tag: 'dragoman-service-select',
  summary: 'Lets visitors choose between requesting and offering help, and the type of help.',
  attributes: {
    ...headingLevel,
    'request-url': address(
      'Address of the request form; `{type}` stands for the type of help.',
      '/Select/Request/{type}',
    ),
    'offer-url': address('Address of the offer form.', '/Select/Offer'),
  },
  events: {
    'dragoman-service-select': {
      about:
        'The visitor chose: `intent` is `request` or `offer`, `type` is the type of help, empty for an offer; prevent it to navigate yourself.',
      detail: { intent: 'string', type: 'string' },
      cancelable: true,
    },
  },
  parts: {
    intents: 'The two cards “Request” and “Offer”.',
    services: 'The section “Select Service”.',
    heading: 'The heading of the section.',
    card: 'One card.',
    title: 'A card’s title, which is its link.',
    request: 'The card “Request”.',
    offer: 'The card “Offer”.',
    service: 'The card of one type of help.',
  },
});
