import type { Person } from './person.ts';

/** A talk between two people, as one of them sees it. */
export interface Conversation {
  id: string;
  /** The other one. */
  with: Person;
  createdAt: Date;
  /** Of the newest message; the creation where there is none. */
  updatedAt: Date;
  lastMessage: string;
  unreadCount: number;
}

export interface Message {
  id: string;
  text: string;
  /** Who wrote it; null for system lines. */
  author: string | null;
  kind: 'text' | 'system';
  /** Null where the backend does not tell. */
  createdAt: Date | null;
  readAt: Date | null;
}
