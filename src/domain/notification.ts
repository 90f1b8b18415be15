import type { LocalizedText } from './activities.ts';

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
