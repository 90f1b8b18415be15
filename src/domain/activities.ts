/**
 * What happens between people: one row for each kind of activity. Bell, history and mails read it, and each person gets
 * the text in their own language.
 */
import type { MailKind } from './mail-choice.ts';

type MailStep =
  | 'agree'
  | 'answer'
  | 'change'
  | 'check'
  | 'compare'
  | 'confirmed'
  | 'pay'
  | 'rate'
  | 'receipt'
  | 'review'
  | 'wait';

interface ActivityKind {
  /** The kind of its notification. */
  kind: 'task' | 'document' | 'review' | 'payment' | 'proposal' | 'security' | 'partner';
  /** The page that it leads to. */
  page: 'task' | 'request' | 'earnings' | 'settings' | 'partner';
  /** Where that page shows much else: the part of it. */
  part?: 'files' | 'money' | 'next-step' | 'place' | 'review';
  /** As which kind people turn off its mail. Without one, the bell is enough or the use case writes a mail of its own. */
  topic?: MailKind | 'security';
  /** Whether its mail has the task for a calendar: it has just been agreed on. */
  hasCalendar?: true;
  /** What its mail asks the reader for. */
  asks?: MailStep;
}

export const activityKinds = {
  booked: { kind: 'task', page: 'task', part: 'next-step', topic: 'bookings', hasCalendar: true },
  'booking-confirmed': {
    kind: 'task',
    page: 'task',
    part: 'next-step',
    topic: 'bookings',
    asks: 'confirmed',
    hasCalendar: true,
  },
  'booking-sent': { kind: 'task', page: 'task', part: 'next-step', topic: 'bookings', asks: 'wait' },
  'call-reminder': { kind: 'task', page: 'task', part: 'place', topic: 'bookings' },
  'review-invitation': { kind: 'review', page: 'task', part: 'review', topic: 'bookings', asks: 'rate' },
  'payment-received': { kind: 'payment', page: 'task', part: 'money', topic: 'money', asks: 'receipt' },
  'booked-for': { kind: 'task', page: 'task', part: 'next-step', topic: 'bookings' },
  'booking-requested': { kind: 'task', page: 'task', part: 'next-step', topic: 'bookings', asks: 'answer' },
  'booking-requested-for': { kind: 'task', page: 'task', part: 'next-step' },
  'finish-announced': { kind: 'task', page: 'task', part: 'next-step', topic: 'bookings' },
  'payment-reminder': { kind: 'payment', page: 'task', part: 'next-step', topic: 'bookings', asks: 'pay' },
  'ended-unpaid': { kind: 'task', page: 'task', part: 'next-step', topic: 'bookings' },
  'owner-missed': { kind: 'task', page: 'task', part: 'next-step', topic: 'bookings' },
  'task-requested': { kind: 'task', page: 'task', topic: 'bookings' },
  'task-accepted': {
    kind: 'task',
    page: 'task',
    part: 'next-step',
    topic: 'bookings',
    asks: 'confirmed',
    hasCalendar: true,
  },
  'task-in_progress': { kind: 'task', page: 'task', part: 'next-step' },
  'task-delivered': { kind: 'task', page: 'task', part: 'next-step', topic: 'bookings', asks: 'check' },
  'task-changes_requested': {
    kind: 'task',
    page: 'task',
    part: 'next-step',
    topic: 'bookings',
    asks: 'change',
  },
  'task-disputed': { kind: 'task', page: 'task', topic: 'money' },
  'task-finished': { kind: 'task', page: 'task', part: 'next-step', topic: 'bookings' },
  'task-declined': { kind: 'task', page: 'task', part: 'next-step', topic: 'bookings' },
  'task-cancelled': { kind: 'task', page: 'task', part: 'next-step', topic: 'bookings' },
  'change-proposed': { kind: 'task', page: 'task', part: 'next-step', topic: 'bookings', asks: 'agree' },
  'change-accepted': { kind: 'task', page: 'task', part: 'next-step', topic: 'bookings' },
  'change-due': { kind: 'task', page: 'task', part: 'next-step', topic: 'bookings' },
  'change-in-force': { kind: 'task', page: 'task', part: 'next-step', topic: 'bookings' },
  'change-declined': { kind: 'task', page: 'task', part: 'next-step', topic: 'bookings' },
  'change-withdrawn': { kind: 'task', page: 'task', part: 'next-step', topic: 'bookings' },
  'change-ended': { kind: 'task', page: 'task', part: 'next-step', topic: 'bookings' },
  'change-lapsed': { kind: 'task', page: 'task', part: 'next-step', topic: 'bookings' },
  'place-set': { kind: 'task', page: 'task', part: 'place', topic: 'bookings' },
  'documents-added': { kind: 'document', page: 'task', part: 'files' },
  'review-written': { kind: 'review', page: 'task', part: 'review', topic: 'reviews', asks: 'review' },
  'review-answered': { kind: 'review', page: 'task', part: 'review', topic: 'reviews' },
  'dispute-opened': { kind: 'task', page: 'task', part: 'money', topic: 'money' },
  'dispute-withdrawn': { kind: 'task', page: 'task', part: 'money', topic: 'money' },
  'dispute-decided': { kind: 'task', page: 'task', part: 'money', topic: 'security' },
  'settlement-proposed': { kind: 'task', page: 'task', part: 'money', topic: 'money' },
  'settlement-accepted': { kind: 'task', page: 'task', part: 'money', topic: 'money' },
  'settlement-declined': { kind: 'task', page: 'task', part: 'money', topic: 'money' },
  paid: { kind: 'payment', page: 'task', part: 'money', topic: 'money' },
  'payment-failed': { kind: 'payment', page: 'task', part: 'money', topic: 'money', asks: 'pay' },
  'payment-returned': { kind: 'payment', page: 'task', part: 'money', topic: 'money' },
  'refund-delayed': { kind: 'payment', page: 'task', part: 'money', topic: 'money' },
  refunded: { kind: 'payment', page: 'task', part: 'money', topic: 'money' },
  'bank-dispute-opened': { kind: 'payment', page: 'task', part: 'money', topic: 'money' },
  'bank-dispute-won': { kind: 'payment', page: 'task', part: 'money', topic: 'money' },
  'bank-dispute-lost': { kind: 'payment', page: 'task', part: 'money', topic: 'money' },
  released: { kind: 'payment', page: 'earnings', topic: 'money' },
  'proposal-made': { kind: 'proposal', page: 'request', topic: 'proposals', asks: 'compare' },
  'proposal-changed': { kind: 'proposal', page: 'request', topic: 'proposals', asks: 'compare' },
  'proposal-refused': { kind: 'proposal', page: 'request', topic: 'proposals' },
  'proposal-declined': { kind: 'proposal', page: 'request', topic: 'proposals' },
  'proposal-withdrawn': { kind: 'proposal', page: 'request', topic: 'proposals' },
  'request-withdrawn': { kind: 'proposal', page: 'request', topic: 'proposals' },
  'proposal-accepted': {
    kind: 'task',
    page: 'task',
    part: 'next-step',
    topic: 'proposals',
    hasCalendar: true,
  },
  'proposal-accepted-for': { kind: 'task', page: 'task', part: 'next-step', topic: 'proposals' },
  'passkey-added': { kind: 'security', page: 'settings' },
  'passkey-copied': { kind: 'security', page: 'settings' },
  'passkey-removed': { kind: 'security', page: 'settings' },
  'second-factor-on': { kind: 'security', page: 'settings' },
  'second-factor-off': { kind: 'security', page: 'settings' },
  'recovery-code-used': { kind: 'security', page: 'settings' },
  'provider-linked': { kind: 'security', page: 'settings' },
  'provider-unlinked': { kind: 'security', page: 'settings' },
  'webhook-switched-off': { kind: 'partner', page: 'partner' },
} as const satisfies Record<string, ActivityKind>;

export type ActivityCode = keyof typeof activityKinds;

export const kindOfActivity = (code: ActivityCode): ActivityKind => activityKinds[code];

// TypeScript knows the keys of an object as strings only.
export const activityCodes = Object.keys(activityKinds) as ActivityCode[];

/** What two people agreed on, or may agree on. */
export interface AgreedTerms {
  quantity: number;
  /** Euros for one unit, and for all of it. */
  price: number;
  total: number;
  date: string;
  time: string;
  timezone: string | null;
}

export interface Activity {
  code: ActivityCode;
  /** The title of the task or request; the name of a passkey or provider. */
  title: string;
  /** The title in further languages, by code. */
  translations?: Readonly<Record<string, { title: string }>>;
  /** The name of the person who did it, where it is part of the text. */
  person?: string;
  /** The number of documents, or of stars in a review. */
  count?: number;
  /** Cents of the marketplace's currency. */
  amount?: number;
  /** The agreed day and time, YYYY-MM-DD and HH:MM, in this time zone. */
  date?: string;
  time?: string;
  timezone?: string | null;
  /** What was agreed, and what is proposed instead. */
  change?: { before: AgreedTerms; after: AgreedTerms };
  /** The id of the proposal that it is about. */
  proposal?: string;
  /** The id of the task, where the page lists the money of many. */
  task?: string;
}

/** The backend's text, with the activity that it describes where the backend sends one. */
export interface LocalizedText {
  text: string;
  activity: Activity | null;
}

/** The address of what has happened: where the page shows much else, that part of it. */
export function addressOfActivity(page: string, activity: Activity | null): string {
  if (activity?.proposal) return `${page}#proposal-${activity.proposal}`;
  if (activity?.task) return `${page}#task-${activity.task}`;
  const part = activity && kindOfActivity(activity.code).part;
  return part ? `${page}#${part}` : page;
}
