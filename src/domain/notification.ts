import type { LocalizedText } from './activity.ts';

/** Something that happened to a person while they were elsewhere. */
export interface Notification extends LocalizedText {
  id: string;
  /** Where it leads; null where it leads nowhere. */
  address: string | null;
  createdAt: Date | null;
  isRead: boolean;
}
