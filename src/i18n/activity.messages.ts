import { defineMessages, type Translated } from './catalogue.ts';
import { plural } from './format.ts';

interface Titled {
  title: string;
}

interface Done extends Titled {
  person: string;
}

interface Planned extends Done {
  when: string;
}

interface Counted extends Done {
  count: number;
  digits: string;
}

const english = {
  /** The person who did it, before the sentence about it. */
  by: ({ person, said }: { person: string; said: string }) => `${person}: ${said}`,
  booked: ({ person, title }: Done) => `${person} booked “${title}”.`,
  'booked-for': ({ person, title, when }: Planned) => `${person} booked “${title}” for ${when}.`,
  'documents-added': ({ person, title, count, digits }: Counted) =>
    `${person} added ${plural('en', count, { one: 'a document', other: `${digits} documents` })} to “${title}”.`,
  paid: ({ title }: Titled) => `“${title}” is paid.`,
  'proposal-accepted': ({ person, title }: Done) => `${person} accepted your proposal for “${title}”.`,
  'proposal-accepted-for': ({ person, title, when }: Planned) =>
    `${person} accepted the proposal for “${title}”, ${when}.`,
  'proposal-declined': ({ title }: Titled) => `“${title}” went to somebody else.`,
  'proposal-made': ({ person, title }: Done) => `${person} proposes to help with “${title}”.`,
  'proposal-withdrawn': ({ person, title }: Done) => `${person} withdrew the proposal for “${title}”.`,
  'request-withdrawn': ({ title }: Titled) => `The request “${title}” was taken back.`,
  'review-answered': ({ person, title }: Done) => `${person} answered your review of “${title}”.`,
  'review-written': ({ person, title, digits }: Counted) => `${person} rated “${title}” with ${digits} of 5.`,
  'task-accepted': ({ title }: Titled) => `“${title}” is booked.`,
  'task-in_progress': ({ title }: Titled) => `“${title}” is in progress.`,
  'task-delivered': ({ title }: Titled) => `“${title}” is delivered.`,
  'task-changes_requested': ({ title }: Titled) => `“${title}” needs changes.`,
  'task-finished': ({ title }: Titled) => `“${title}” is finished.`,
  'task-declined': ({ title }: Titled) => `“${title}” is declined.`,
  'task-cancelled': ({ title }: Titled) => `“${title}” is cancelled.`,
};

export type ActivityMessages = Translated<typeof english>;

/** One sentence for each activity code. */
export const activityMessages = defineMessages(english, {
  de: () => import('./activity.messages.de.ts'),
  fr: () => import('./activity.messages.fr.ts'),
  es: () => import('./activity.messages.es.ts'),
  ar: () => import('./activity.messages.ar.ts'),
});
