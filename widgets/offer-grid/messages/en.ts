import type { Translated } from '#core/i18n/catalogue.ts';
import { plural } from '#core/i18n/format.ts';

export const messages = {
  empty: 'No offers match this yet.',
  emptyHint: 'Try fewer languages, another category or a higher price.',
  previous: 'Previous offers',
  next: 'Next offers',
  showMore: 'Show more',
  showMoreFailed: 'More offers could not be loaded. Try again',
  offers: 'Offers',
  search: 'Search',
  searchHint: 'birth certificate',
  category: 'Category',
  anyCategory: 'All categories',
  from: 'From',
  to: 'To',
  anyLanguage: 'Any language',
  price: 'Price',
  minPrice: 'Price from',
  maxPrice: 'Price up to',
  sort: 'Sort by',
  'sort-popular': 'Popular',
  'sort-newest': 'Newest',
  'sort-price-asc': 'Price, lowest first',
  'sort-price-desc': 'Price, highest first',
  'sort-rating': 'Best rated',
  filters: 'Filters',
  filtersActive: ({ digits }: { digits: string }) => `Filters (${digits})`,
  pricesSwapped: ({ from, to }: { from: string; to: string }) =>
    `The lower price comes first: from ${from} up to ${to}.`,
  nearOnly: ({ words }: { words: string }) => `Nothing found for ${words} as typed. These come close.`,
  activeFilters: 'Active filters',
  clearAll: 'Clear all',
  emptyFor: ({ filters }: { filters: string }) => `No offers found for: ${filters}.`,
  emptyFiltered: 'Take a filter away to see more, or say what you need: translators answer with a price.',
  askForHelp: 'Ask for help',
  quoted: ({ text }: { text: string }) => `“${text}”`,
  fromLanguage: ({ language }: { language: string }) => `from ${language}`,
  toLanguage: ({ language }: { language: string }) => `to ${language}`,
  atLeast: ({ price }: { price: string }) => `from ${price}`,
  atMost: ({ price }: { price: string }) => `up to ${price}`,
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

export type Messages = Translated<typeof messages>;
