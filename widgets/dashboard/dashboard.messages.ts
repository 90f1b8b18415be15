import { defineMessages, type Translated } from '#core/i18n/catalogue.ts';
import { plural } from '#core/i18n/format.ts';

const english = {
  dashboard: 'Dashboard',
  created: 'Created Tasks',
  accepted: 'Accepted',
  finished: 'Finished',
  requests: 'Requests',
  signedOut: 'Sign in to see your offers and tasks.',
  profile: 'Edit profile',
  name: 'Name',
  state: 'State',
  task: 'Task',
  type: 'Type',
  time: 'Time',
  active: 'Active',
  inactive: 'Inactive',
  createdEmpty: 'You have not published an offer yet.',
  createdEmptyHint: 'An offer says what you translate and for how much. It takes three short steps.',
  acceptedEmpty: 'No task is under way.',
  acceptedEmptyHint: 'What you book, and what others book with you, shows up here.',
  finishedEmpty: 'Nothing is finished yet.',
  finishedEmptyHint: 'Finished, declined and cancelled tasks are kept here.',
  publish: 'Publish an offer',
  find: 'Find a translator',
  showMore: 'Show more',
  offers: ({ count, digits }: { count: number; digits: string }) =>
    `${digits} ${plural('en', count, { one: 'offer', other: 'offers' })}`,
  tasks: ({ count, digits }: { count: number; digits: string }) =>
    `${digits} ${plural('en', count, { one: 'task', other: 'tasks' })}`,
  ownRequests: 'Your requests',
  ownRequestsEmpty: 'You have not asked for help yet.',
  ask: 'Ask for help',
  ownProposals: 'Your proposals',
  ownProposalsEmpty: 'You have not answered a request yet.',
  browseRequests: 'Find requests',
};

export type DashboardMessages = Translated<typeof english>;

export const dashboardMessages = defineMessages(english, {
  de: () => import('./dashboard.messages.de.ts'),
  fr: () => import('./dashboard.messages.fr.ts'),
  es: () => import('./dashboard.messages.es.ts'),
  ar: () => import('./dashboard.messages.ar.ts'),
});
