/** Something that happened to a person while they were elsewhere. */
export interface Notification {
  id: string;
  text: string;
  /** Where it leads; null where it leads nowhere. */
  address: string | null;
  createdAt: Date | null;
  isRead: boolean;
}
