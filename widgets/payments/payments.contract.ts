import { address, choice, text, wholeNumber } from '#core/element/contract/attribute.ts';
import {
  defineContract,
  headingLevel,
  loadingParts,
  loadingSlots,
  paymentEvents,
} from '#core/element/contract/contract.ts';

export const views = ['payments', 'earnings'] as const;

export const paymentsContract = defineContract({
  tag: 'dragoman-payments',
  summary: 'Shows the signed-in user what they paid as a customer, or what they earned as a translator.',
  attributes: {
    view: choice(views, 'payments', 'What it shows.'),
    'page-size': wholeNumber(24, 'Number of payments or earnings per page.', { min: 1, max: 100 }),
    'task-url': address('Where the title of a task leads; `{id}` stands for the task.', '/Task/{id}'),
    'settings-url': address('Address of the settings, where payouts are set up.', '/Settings'),
    'sign-in-url': address('Address of the sign-in page for signed-out visitors.', '/SignIn'),
    'task-id': text(
      'The task whose payment or earning is scrolled into view and marked once it is there, for links that lead to it.',
    ),
    ...headingLevel,
  },
  events: { 'dragoman-payment-start': paymentEvents['dragoman-payment-start'] },
  slots: loadingSlots,
  parts: {
    find: 'The link to the offers, where nothing was paid yet.',
    publish: 'The link for publishing an offer, where nothing was earned yet.',
    ...loadingParts,
    heading: 'The heading.',
    csv: 'The button that downloads the earnings as a table.',
    notice: 'The notice that earnings wait until payouts are set up.',
    settings: 'The link to the settings, in that notice.',
    figures: 'What is held, available and paid out.',
    chart: 'The earnings of the last months as bars.',
    month: 'The payments or earnings of one month.',
    unpaid: 'What waits for a payment.',
    'unpaid-task': 'A task of it.',
    pay: 'The button that leads to the payment of a task.',
    problem: 'Says beside that button what did not work.',
    row: 'One payment or earning.',
    task: 'The link to its task.',
    tag: 'Its status.',
    amount: 'Its amount.',
    receipt: 'The link to its receipt.',
    more: 'The button that shows older ones.',
    'sign-in': 'The link to sign in, for signed-out visitors.',
  },
});
