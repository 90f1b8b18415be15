/** What has happened between two people, as data, so that each of them reads it in their own language. */
import { taskStatuses } from './task.ts';

export const activityCodes = [
  'bank-dispute-lost',
  'bank-dispute-opened',
  'bank-dispute-won',
  'booked',
  'booked-for',
  'booking-requested',
  'dispute-decided',
  'dispute-opened',
  'dispute-withdrawn',
  'documents-added',
  'finish-announced',
  'paid',
  'passkey-added',
  'passkey-copied',
  'passkey-removed',
  'payment-failed',
  'payment-returned',
  'place-set',
  'proposal-accepted',
  'proposal-accepted-for',
  'proposal-changed',
  'proposal-declined',
  'proposal-made',
  'proposal-refused',
  'proposal-withdrawn',
  'provider-linked',
  'provider-unlinked',
  'refund-delayed',
  'refunded',
  'released',
  'request-withdrawn',
  'review-answered',
  'review-written',
  'settlement-accepted',
  'settlement-declined',
  'settlement-proposed',
  'webhook-switched-off',
  ...taskStatuses.map((status) => `task-${status}` as const),
] as const;

export type ActivityCode = (typeof activityCodes)[number];

export interface Activity {
  code: ActivityCode;
  /** Of the task or request; the name of a passkey or provider. */
  title: string;
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
