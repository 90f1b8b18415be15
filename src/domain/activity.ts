/** What has happened between two people, as data, so that each of them reads it in their own language. */
import { taskStatuses } from './task.ts';

export const activityCodes = [
  'booked',
  'booked-for',
  'documents-added',
  'paid',
  'proposal-accepted',
  'proposal-accepted-for',
  'proposal-declined',
  'proposal-made',
  'proposal-withdrawn',
  'request-withdrawn',
  'review-answered',
  'review-written',
  ...taskStatuses.map((status) => `task-${status}` as const),
] as const;

export type ActivityCode = (typeof activityCodes)[number];

export interface Activity {
  code: ActivityCode;
  /** Of the task or request. */
  title: string;
  /** The name of the person who did it, where it is part of the text. */
  person?: string;
  /** The number of documents, or of stars in a review. */
  count?: number;
  /** The agreed day and time, YYYY-MM-DD and HH:MM, in this time zone. */
  date?: string;
  time?: string;
  timezone?: string | null;
}

/** The backend's text, with the activity that it describes where the backend sends one. */
export interface LocalizedText {
  text: string;
  activity: Activity | null;
}
