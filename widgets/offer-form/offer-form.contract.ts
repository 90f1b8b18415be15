import { address, redirectAddress, text } from '#core/element/contract/attribute.ts';
import { defineContract, headingLevel } from '#core/element/contract/contract.ts';
import { publishFormParts, publishFormSlots } from '#core/element/contract/publish-form-parts.ts';

export const offerFormContract = defineContract({
  tag: 'dragoman-offer-form',
  summary:
    'Publishes a translator’s offer in three steps, or edits one: description, price and languages, review.',
  attributes: {
    'offer-id': text('Id of one’s own offer to edit; without it the form publishes a new one.'),
    ...headingLevel,
    'success-url': redirectAddress(
      'Address after publishing or saving; `{id}` stands for the offer.',
      '/ProductDetails/{id}',
    ),
    'cancel-url': address(
      'Address of the link “Cancel”, which keeps the draft; while editing, the offer’s page by default.',
      '/Select',
    ),
    'offers-url': address('Address of one’s own offers, for an offer that is not there.', '/Dashboard'),
  },
  events: {
    'dragoman-offer-published': {
      about: 'The offer was published; prevent it to navigate yourself.',
      detail: { id: 'number | string' },
      cancelable: true,
    },
    'dragoman-offer-saved': {
      about: 'The changed offer was saved; prevent it to navigate yourself.',
      detail: { id: 'number | string' },
      cancelable: true,
    },
  },
  slots: publishFormSlots,
  parts: {
    ...publishFormParts,
    net: 'What the owner gets of the price, after the fee.',
    translations: 'The texts in further languages.',
    translation: 'The text in one further language.',
    'add-translation': 'The selection of a further language.',
    'remove-translation': 'The button that removes the text in a further language.',
    'open-bookings': 'The message that open bookings keep what was agreed.',
    paused: 'The message that the edited offer is paused.',
    missing: 'What is shown where the offer to edit is not there.',
    chip: 'A chosen language; a click removes it.',
  },
});
