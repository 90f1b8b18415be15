import { categories } from '#core/domain/category.ts';
import { offerSorts } from '#core/domain/offer-sort.ts';
import {
  address,
  choice,
  flag,
  languageCode,
  languageList,
  list,
  number,
  text,
  wholeNumber,
} from '#core/element/contract/attribute.ts';
import {
  defineContract,
  fieldParts,
  headingLevel,
  loadingParts,
  loadingSlots,
} from '#core/element/contract/contract.ts';

/** Parts that a page may leave out. The title stays: it is the card's name and its link. */
const hidden = [
  'type',
  'price',
  'avatar',
  'owner',
  'languages',
  'flag',
  'rating',
  'details',
  'book',
  'count',
  'more',
];
const hideable = { pattern: new RegExp(`^(${hidden.join('|')})$`), allowed: hidden.join(', ') };

export const offerGridContract = defineContract({
  tag: 'dragoman-offer-grid',
  summary: 'Shows translators’ offers as a grid of cards that adapts to the width of its element.',
  isPublic: true,
  attributes: {
    category: choice(categories, '', 'Only offers of this type; by default all.'),
    heading: text('Heading above the grid; by default none.'),
    ...headingLevel,
    languages: languageList('Only offers for all of these languages, as two-letter codes.'),
    from: languageCode('Language to translate from, as a two-letter code; used with `to`.'),
    to: languageCode('Language to translate into, as a two-letter code.'),
    ids: list('Only the offers with these ids, in this order.'),
    query: text('Only offers with all of these words in their texts or their owner’s name.'),
    'min-price': number(undefined, 'Lowest price in euros, of one hour, word or page, or for all of it.', {
      min: 0,
    }),
    'max-price': number(undefined, 'Highest price in euros, in the same way.', { min: 0 }),
    sort: choice(offerSorts, 'popular', 'Order of the offers.'),
    filters: flag('Shows the filter bar for visitors.'),
    'page-size': wholeNumber(24, 'Number of offers per page.', { min: 1, max: 10_000 }),
    limit: wholeNumber(undefined, 'Largest number of offers in all.', { min: 1 }),
    columns: text(
      'Largest number of columns from a width of 0, 480, 840 and 1200 px, or one number for all widths.',
      '1 2 3 5',
      {
        pattern: /^\s*[1-9]\d?(?:[\s,]+[1-9]\d?){0,3}\s*$/,
        allowed: 'one to four numbers from 1 to 99, such as 1 2 3 5',
      },
    ),
    layout: choice(
      ['grid', 'list', 'compact', 'carousel'],
      'grid',
      'How the cards stand: in columns, one in a line, small and dense, or in one row to scroll.',
    ),
    hide: list('Names of parts that are not shown, such as `book rating`.', hideable),
    'detail-url': address(
      'Address of the link “More Details”; `{id}` stands for the offer.',
      '/ProductDetails/{id}',
    ),
    'checkout-url': address('Address of the link “Book Now”; `{id}` stands for the offer.', '/Checkout/{id}'),
    'request-url': address(
      'Address where a visitor asks for help when no offer matches the filters.',
      '/Post',
    ),
    shown: wholeNumber(
      undefined,
      'Number of offers shown at first, for a visitor who has seen as many before.',
      {
        min: 1,
        max: 10_000,
      },
    ),
    'sync-url': text(
      'Keeps filters, order and the number of offers in the page’s address: the prefix of their names in its query.',
    ),
    target: text('Browsing context for the links, as on `<a>`.'),
    'flag-url': address('Address of a flag image, with `{code}` for the language; by default the backend’s.'),
  },
  events: {
    'dragoman-load': {
      about: 'Offers are shown: `count` so far, `total` in all.',
      detail: { count: 'number', total: 'number' },
    },
    'dragoman-filter-change': {
      about: 'The visitor changed the filters; an empty text means no filter.',
      detail: {
        query: 'string',
        category: 'string',
        from: 'string',
        to: 'string',
        minPrice: 'string',
        maxPrice: 'string',
        sort: 'string',
      },
    },
    'dragoman-offer-select': {
      about: 'The visitor opens an offer; prevent it to open the offer yourself.',
      detail: { id: 'number | string', offer: 'Offer' },
      cancelable: true,
    },
    'dragoman-offer-book': {
      about: 'The visitor wants to book an offer; prevent it to open the checkout yourself.',
      detail: { id: 'number | string', offer: 'Offer' },
      cancelable: true,
    },
  },
  slots: {
    ...loadingSlots,
    card: 'A `<template>` for your own cards, with elements marked `data-field` and links marked `data-link`.',
  },
  templates: {
    card: {
      fields: {
        title: { about: 'The offer’s title, in the reader’s language where it has one.' },
        description: { about: 'The offer’s description, in the reader’s language where it has one.' },
        category: { about: 'The offer’s type in words.' },
        price: { about: 'The price in words, with its currency and its unit.' },
        currency: { about: 'The three-letter code of the price’s currency, such as EUR.' },
        languages: { about: 'The languages by name.' },
        owner: { about: 'The translator’s name.' },
        image: { about: 'The translator’s picture, on an `<img>`.' },
        rating: { about: 'The mean of the ratings.' },
        reviews: { about: 'The number of ratings.' },
      },
      links: {
        details: { about: 'To the offer; `dragoman-offer-select` fires before.' },
        book: { about: 'To the checkout; `dragoman-offer-book` fires before.' },
      },
    },
  },
  parts: {
    ...loadingParts,
    field: fieldParts.field,
    control: fieldParts.control,
    heading: 'The heading.',
    grid: 'The list of cards.',
    placeholders: 'The cards’ placeholders.',
    card: 'One offer.',
    title: 'An offer’s title.',
    type: 'An offer’s type.',
    price: 'An offer’s price.',
    avatar: 'The owner’s picture.',
    owner: 'The owner’s name.',
    languages: 'The languages by name.',
    flag: 'A language’s flag.',
    rating: 'The rating.',
    details: 'The link “More Details”.',
    book: 'The link “Book Now”.',
    previous: 'The button of a carousel that scrolls back.',
    next: 'The button of a carousel that scrolls on.',
    more: 'The button that shows more offers.',
    filters: 'The filter bar.',
    'filter-toggle': 'The button of a narrow grid that shows the filters.',
    request: 'The link for asking for help.',
    chip: 'An active filter; a click removes it.',
    clear: 'The button that removes all filters.',
    count: 'The number of offers.',
  },
});
