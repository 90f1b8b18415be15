import { categories } from '#core/domain/category.ts';
import { requestSorts, requestTypes } from '#core/domain/request.ts';
import { address, choice, languageCode, text, wholeNumber } from '#core/element/contract/attribute.ts';
import {
  defineContract,
  fieldParts,
  headingLevel,
  loadingParts,
  loadingSlots,
} from '#core/element/contract/contract.ts';
import { requestEvents, requestParts } from '#core/element/contract/request-contract.ts';

export const requestBoardContract = defineContract({
  tag: 'dragoman-request-board',
  summary: 'Shows translators the requests of customers, and lets them answer with a proposal.',
  attributes: {
    category: choice(categories, '', 'Only requests of this category; by default all.'),
    type: choice(
      [...requestTypes.document, ...requestTypes.call, ...requestTypes.translation],
      '',
      'Only requests of this type; by default all.',
    ),
    from: languageCode('Only requests from this language, as a two-letter code.'),
    to: languageCode('Only requests into this language, as a two-letter code.'),
    sort: choice(requestSorts, 'newest', 'Order of the requests: the newest first, or those due soonest.'),
    'request-id': text(
      'Only this request: for its owner with all proposals, for others with their own. By default a list.',
    ),
    'proposal-id': text(
      'With `request-id`: the proposal that is scrolled into view and marked once it is there, for links that lead to it.',
    ),
    heading: text('Heading above the list; by default none.'),
    ...headingLevel,
    'page-size': wholeNumber(12, 'Number of requests per page.', { min: 1, max: 100 }),
    shown: wholeNumber(
      undefined,
      'Number of requests shown at first, for a visitor who has seen as many before.',
      { min: 1, max: 1000 },
    ),
    'sync-url': text(
      'Keeps filters, order and the number of requests in the page’s address: the prefix of their names in its query.',
    ),
    'request-url': address('Address of one request; `{id}` stands for it.', '/Requests/{id}'),
    'request-edit-url': address(
      'Address of the form that changes the user’s own request; `{id}` stands for it.',
      '/Requests/{id}/Edit',
    ),
    'board-url': address('Address of the list, for a request that is not there.', '/RequestBoard'),
    'task-url': address('Address of the task that a proposal became; `{id}` stands for it.', '/Task/{id}'),
    'messages-url': address(
      'Address of the conversations; `?conversation=` and an id are added.',
      '/messages',
    ),
    'offers-url': address(
      'Address of what a translator offers; `{name}` and `{id}` stand for the person.',
      '/HomePage?query={name}',
    ),
    'sign-in-url': address('Address of the sign-in page for signed-out visitors.', '/SignIn'),
  },
  events: {
    'dragoman-load': {
      about: 'Requests are shown: `count` so far, `total` in all.',
      detail: { count: 'number', total: 'number' },
    },
    'dragoman-filter-change': {
      about: 'The translator changed the filters; an empty text means no filter.',
      detail: { category: 'string', type: 'string', from: 'string', to: 'string', sort: 'string' },
    },
    'dragoman-proposal-sent': {
      about: 'The translator sent a proposal; `id` is its id.',
      detail: { requestId: 'string', id: 'string' },
    },
    ...requestEvents,
  },
  slots: loadingSlots,
  parts: {
    ...loadingParts,
    ...fieldParts,
    heading: 'The heading.',
    filters: 'The filter bar.',
    'filter-toggle': 'The button of a narrow board that shows the filters.',
    clear: 'The button that removes all filters.',
    count: 'The number of requests.',
    list: 'The list of requests.',
    request: 'One request.',
    title: 'A request’s title.',
    type: 'A request’s category.',
    kind: 'A request’s type.',
    description: 'A request’s description.',
    languages: 'The language pair.',
    due: 'The deadline.',
    owner: 'The customer’s name.',
    avatar: 'A person’s picture.',
    price: 'The price that the customer offers.',
    proposals: 'The number of proposals.',
    own: 'The note that a request is the user’s own.',
    propose: 'The button that opens the proposal form.',
    ...requestParts,
    'see-proposals': 'The link to the proposals for the user’s own request.',
    ask: 'The button “Ask a question” to the author of a proposal.',
    board: 'The link to the list, for a request that is not there.',
    more: 'The button that shows more requests.',
    'sign-in': 'The link to sign in, for signed-out visitors.',
  },
});
