import type { Activity, LocalizedText } from './activity.ts';

/** How many of the newest notifications are read. */
export const notificationLimit = 24;

/** An activity that the user is notified of. */
export interface Notification extends LocalizedText {
  id: string;
  /** The page it links to; null where it is no link. */
  address: string | null;
  createdAt: Date | null;
  isRead: boolean;
}

/** The address of what has happened: where the page shows much else, that part of it. */
export function addressOfActivity(page: string, activity: Activity | null): string {
  if (activity?.proposal) return `${page}#proposal-${activity.proposal}`;
  if (activity?.task) return `${page}#task-${activity.task}`;
  switch (activity?.code) {
    case 'review-written':
    case 'review-answered':
      return `${page}#review`;
    case 'documents-added':
      return `${page}#files`;
    case 'place-set':
      return `${page}#place`;
    case 'bank-dispute-lost':
    case 'bank-dispute-opened':
    case 'bank-dispute-won':
    case 'dispute-decided':
    case 'dispute-opened':
    case 'dispute-withdrawn':
    case 'paid':
    case 'payment-failed':
    case 'payment-returned':
    case 'refund-delayed':
    case 'refunded':
    case 'settlement-accepted':
    case 'settlement-declined':
    case 'settlement-proposed':
      return `${page}#money`;
    case 'booked':
    case 'booked-for':
    case 'booking-requested':
    case 'finish-announced':
    case 'proposal-accepted':
    case 'proposal-accepted-for':
    case 'task-accepted':
    case 'task-cancelled':
    case 'task-changes_requested':
    case 'task-declined':
    case 'task-delivered':
    case 'task-finished':
    case 'task-in_progress':
      return `${page}#next-step`;
    default:
      return page;
  }
}
