import type { TaskDocument } from './accepted-task.ts';
import type { LocalizedText } from './activity.ts';
import type { Person } from './person.ts';

/** A talk between two people, as one of them sees it. */
export interface Conversation {
  id: string;
  /** The other one. */
  with: Person;
  createdAt: Date;
  /** Of the newest message; the creation where there is none. */
  updatedAt: Date;
  lastMessage: LocalizedText;
  unreadCount: number;
  /** What the two agreed on last; null where there is none, or the backend does not tell. */
  task: { id: string; title: string; isOver: boolean } | null;
}

export interface Message extends LocalizedText {
  id: string;
  /** Who wrote it; null for system lines. */
  author: string | null;
  kind: 'text' | 'system';
  /** Null where the backend does not tell. */
  createdAt: Date | null;
  readAt: Date | null;
  documents: readonly TaskDocument[];
}
