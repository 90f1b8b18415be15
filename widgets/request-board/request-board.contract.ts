import { categories } from '#core/domain/category.ts';
import { requestTypes } from '#core/domain/request.ts';
import { choice, text, wholeNumber } from '#core/element/attribute.ts';
import {
  defineContract,
  fieldParts,
  headingLevel,
  loadingParts,
  loadingSlots,
} from '#core/element/contract.ts';

export const requestBoardContract = defineContract({
  tag: 'dragoman-request-board',
  summary: 'Shows translators what customers ask for, and lets them answer with a proposal.',
  attributes: {
    category: choice(categories, '', 'Only requests of this category; all of them unless set.'),
    type: choice(
      [...requestTypes.document, ...requestTypes.call, ...requestTypes.translation],
      '',
      'Only requests for this kind of help; all of them unless set.',
    ),
    from: text('Only requests from this language, as a two-letter code.'),
    to: text('Only requests into this language, as a two-letter code.'),
    heading: text('Heading above the list; none unless set.'),
    ...headingLevel,
    'page-size': wholeNumber(12, 'How many requests are fetched at once.', { min: 1, max: 100 }),
    'dashboard-url': text('Where one’s own requests and proposals are.', '/Dashboard'),
    'messages-url': text(
      'Where the conversation of an accepted proposal is; `?conversation=` and its id are added.',
      '/messages',
    ),
    'sign-in-url': text('Where signed-out visitors are sent to sign in.', '/SignIn'),
  },
  events: {
    'dragoman-load': {
      about: 'Requests are shown: `count` so far, `total` in all.',
      detail: { count: 'number', total: 'number' },
    },
    'dragoman-filter-change': {
      about: 'The translator narrowed the list; empty texts mean no such filter.',
      detail: { category: 'string', type: 'string', from: 'string', to: 'string' },
    },
    'dragoman-proposal-sent': {
      about: 'The translator has answered a request; `id` is the proposal’s.',
      detail: { requestId: 'string', id: 'string' },
    },
  },
  slots: loadingSlots,
  parts: {
    ...loadingParts,
    ...fieldParts,
    heading: 'The heading.',
    filters: 'The filter bar.',
    clear: 'The button that takes all filters away.',
    count: 'How many requests there are.',
    list: 'The list of requests.',
    request: 'One request.',
    title: 'A request’s title.',
    type: 'A request’s category.',
    kind: 'The kind of help asked for.',
    description: 'What the customer wrote.',
    languages: 'From which language into which.',
    due: 'By when it must be done.',
    owner: 'Who asks.',
    avatar: 'A picture of somebody.',
    price: 'What the customer would pay.',
    proposals: 'How many proposals there are.',
    own: 'Says that a request is one’s own.',
    propose: 'The button that opens the form of a proposal.',
    form: 'The form of a proposal.',
    clocks: 'Says whose clock the time of a proposal is on.',
    submit: 'The button that sends a proposal.',
    cancel: 'The button that closes the form; what was written stays.',
    proposal: 'One’s own proposal.',
    'proposal-state': 'What became of it.',
    'proposal-price': 'What it asks for.',
    'proposal-time': 'When it would take place.',
    'proposal-message': 'What one wrote.',
    conversation: 'The link to the conversation of an accepted proposal.',
    dashboard: 'The link to one’s own requests and proposals.',
    more: 'The button that shows more requests.',
    'sign-in': 'The link to sign in, for somebody who is not.',
  },
});
