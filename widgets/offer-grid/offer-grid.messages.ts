import { defineMessages, type Translated } from '#core/i18n/catalogue.ts';
import { plural } from '#core/i18n/format.ts';

const english = {
  empty: 'No offers match this yet.',
  emptyHint: 'Try fewer languages, another category or a higher price.',
  showMore: 'Show more',
  showMoreFailed: 'More offers could not be loaded. Try again',
  offers: 'Offers',
  count: ({
    shown,
    total,
    isCapped,
    digits,
  }: {
    shown: string;
    total: number;
    isCapped: boolean;
    digits: string;
  }) =>
    `Showing ${shown} of ${digits}${isCapped ? '+' : ''} ${plural('en', total, { one: 'offer', other: 'offers' })}`,
};

export type OfferGridMessages = Translated<typeof english>;

export const offerGridMessages = defineMessages(english, {
  de: () => import('./offer-grid.messages.de.ts'),
});
