import type { Activity, LocalizedText } from './activity.ts';

/** An activity that the user is notified of. */
export interface Notification extends LocalizedText {
  id: string;
  /** The page it links to; null where it is no link. */
  address: string | null;
  createdAt: Date | null;
  isRead: boolean;
}

/** The address of what has happened: where the page of a task shows much else, that part of it. */
export function addressOfActivity(page: string, activity: Activity | null): string {
  switch (activity?.code) {
    case 'review-written':
    case 'review-answered':
      return `${page}#review`;
    case 'documents-added':
      return `${page}#files`;
    default:
      return page;
  }
}
