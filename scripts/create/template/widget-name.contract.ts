import { categories } from '#core/domain/category.ts';
import { choice } from '#core/element/contract/attribute.ts';
import { defineContract, headingLevel, loadingParts, loadingSlots } from '#core/element/contract/contract.ts';

export const widgetNameContract = defineContract({
  tag: 'dragoman-widget-name',
  summary: 'Shows the newest offer.',
  attributes: {
    category: choice(categories, '', 'Shows an offer of this type only; of any type unless set.'),
    ...headingLevel,
  },
  events: {
    'dragoman-load': { about: 'The offer is shown.', detail: { offer: 'Offer' } },
  },
  slots: loadingSlots,
  parts: {
    ...loadingParts,
    title: 'The offer’s title.',
    owner: 'The name of its translator.',
  },
});
