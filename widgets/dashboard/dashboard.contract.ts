import { choice, text } from '#core/element/attribute.ts';
import { defineContract, headingLevel, loadingParts, loadingSlots } from '#core/element/contract.ts';

export const dashboardTabs = ['created', 'accepted', 'finished'] as const;

export type DashboardTab = (typeof dashboardTabs)[number];

export const dashboardContract = defineContract({
  tag: 'dragoman-dashboard',
  summary:
    'Shows the signed-in person what they offer and the tasks they have with others, and lets them take each task its next step.',
  attributes: {
    tab: choice(dashboardTabs, 'created', 'The tab to open; the person may choose another one.'),
    ...headingLevel,
    'detail-url': text(
      'Where the title of an offer leads; `{id}` stands for the offer.',
      '/ProductDetails/{id}',
    ),
    'messages-url': text(
      'Where a task’s conversation is; `?conversation=` and its id are added.',
      '/messages',
    ),
    'profile-url': text('Where “Edit profile” leads.', '/Profile'),
    'offer-url': text('Where “Publish an offer” leads.', '/Select/Offer'),
    'services-url': text('Where “Find a translator” leads.', '/ServicePage'),
    'sign-in-url': text('Where signed-out visitors are sent to sign in.', '/SignIn'),
  },
  events: {
    'dragoman-tab-change': {
      about: 'The person has opened another tab: `created`, `accepted` or `finished`.',
      detail: { tab: 'string' },
    },
    'dragoman-task-change': {
      about: 'The person has taken a task a step further; `status` is its new status.',
      detail: { id: 'string', status: 'string' },
    },
  },
  slots: loadingSlots,
  parts: {
    ...loadingParts,
    panel: 'The person’s picture, name and e-mail address.',
    avatar: 'A picture of somebody.',
    name: 'The person’s name in the panel.',
    email: 'The person’s e-mail address in the panel.',
    profile: 'The link “Edit profile”.',
    tabs: 'The row of tabs.',
    tab: 'One tab.',
    'tab-panel': 'What the open tab shows.',
    grid: 'The list of the person’s offers.',
    task: 'One of the person’s offers.',
    title: 'The title of an offer or a task.',
    type: 'The type of an offer or a task.',
    price: 'An offer’s price.',
    languages: 'An offer’s languages by name.',
    language: 'A language of a task.',
    flag: 'A language’s flag.',
    rating: 'An offer’s rating, or that of a review.',
    active: 'Whether an offer can be booked.',
    table: 'The table of tasks.',
    row: 'One task.',
    party: 'The other party of a task.',
    state: 'How far a task is.',
    paid: 'Whether a task is paid.',
    time: 'When a task takes place.',
    details: 'What the customer wrote about a task.',
    conversation: 'The link to a task’s conversation.',
    document: 'The button that downloads one of a task’s documents.',
    action: 'A button that takes a task further.',
    pay: 'The button that leads to the payment of a task.',
    rate: 'The button that lets a customer rate a finished task.',
    review: 'What the customer said about a finished task.',
    problem: 'Says beside a task what did not work.',
    dialog: 'The dialog that asks once more, or for a rating.',
    confirm: 'The button of a dialog that does it.',
    dismiss: 'The button of a dialog that leaves everything as it is.',
    field: 'A field of the rating with its label, hint and error.',
    'field-error': 'What is wrong with a field and how to mend it.',
    more: 'The button that shows more.',
    publish: 'The link “Publish an offer”.',
    find: 'The link “Find a translator”.',
    'sign-in': 'The link to sign in, for somebody who is not.',
  },
});
