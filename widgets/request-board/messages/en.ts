import type { Translated } from '#core/i18n/catalogue.ts';
import { plural } from '#core/i18n/format.ts';

export const messages = {
  requests: 'Requests',
  signedOut: 'Sign in to see what customers ask for.',
  empty: 'Nobody asks for this right now.',
  emptyHint: 'New requests come in every day. Try another language pair or kind of help.',
  filters: 'Filters',
  filtersActive: ({ digits }: { digits: string }) => `Filters (${digits})`,
  category: 'Category',
  anyCategory: 'All categories',
  type: 'Type',
  anyType: 'All types',
  from: 'From',
  to: 'To',
  anyLanguage: 'Any',
  sort: 'Sort by',
  'sort-newest': 'Newest',
  'sort-due': 'Due soonest',
  clear: 'Clear all',
  count: ({ total, isCapped, digits }: { total: number; isCapped: boolean; digits: string }) =>
    `${digits}${isCapped ? '+' : ''} ${plural('en', total, { one: 'open request', other: 'open requests' })}`,
  showMore: 'Show more',
  showMoreFailed: 'More requests could not be loaded. Try again',
  yours: 'Yours',
  seeProposals: 'See the proposals',
  propose: 'Make a proposal',
  missing: 'This request is not there',
  missingHint: 'It was withdrawn or given away, or the address is wrong.',
  allRequests: 'All requests',
};

export type Messages = Translated<typeof messages>;
