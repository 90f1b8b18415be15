import { text } from '#core/element/contract/attribute.ts';
import { defineContract, headingLevel } from '#core/element/contract/contract.ts';

export const serviceSelectContract = defineContract({
  tag: 'dragoman-service-select',
  summary: 'Lets people choose between asking for help and offering it, and what kind of help it is.',
  attributes: {
    ...headingLevel,
    'request-url': text(
      'Where a request of a type is written; `{type}` stands for it.',
      '/Select/Request/{type}',
    ),
    'offer-url': text('Where an offer is written.', '/Select/Offer'),
  },
  events: {
    'dragoman-service-select': {
      about:
        'The person chose: `intent` is `request` or `offer`, `type` the kind of help, empty for an offer; prevent it to lead on yourself.',
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
    service: 'A card of one kind of help.',
  },
});
