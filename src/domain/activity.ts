/** What has happened between two people, in its parts, so that each of them reads it in their own language. */
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
  'review-answered',
  'review-written',
  ...taskStatuses.map((status) => `task-${status}` as const),
] as const;

export type ActivityCode = (typeof activityCodes)[number];

export interface Activity {
  code: ActivityCode;
  /** Of the task or request. */
  title: string;
  /** Who did it, where it says so. */
  person?: string;
  /** Documents, or stars of a review. */
  count?: number;
  /** The day and time that were agreed on, YYYY-MM-DD and HH:MM, on the clocks of the zone. */
  date?: string;
  time?: string;
  timezone?: string | null;
}

/** A sentence as the backend puts it, with its parts where the backend tells them. */
export interface LocalizedText {
  text: string;
  fact: Activity | null;
}
