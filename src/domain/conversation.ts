import type { LocalizedText } from './activities.ts';
import type { Titled } from './offer-text.ts';
import type { Person } from './person.ts';
import type { TaskDocument } from './task.ts';

/** A conversation between two people, as one of them sees it. */
export interface Conversation {
  id: string;
  /** The other person. */
  with: Person;
  /** The language of the other person; empty where the backend does not send it. */
  language: string;
  createdAt: Date;
  /** The time of the newest message, or else of the creation. */
  updatedAt: Date;
  lastMessage: LocalizedText;
  unreadCount: number;
  /** Their newest task; null where there is none, or the backend does not send it. */
  task: (Titled & { id: string; isOver: boolean }) | null;
  /** Whether the reader has blocked the other person. */
  isBlocked: boolean;
}

/** `system`: what happened, written by nobody. */
export type MessageKind = 'text' | 'system';

export interface Message extends LocalizedText {
  id: string;
  /** The id of its author; null for system messages. */
  author: string | null;
  kind: MessageKind;
  /** Null where the backend does not send it. */
  createdAt: Date | null;
  readAt: Date | null;
  documents: readonly TaskDocument[];
  /** The page that a system message is about; null where there is none. */
  address: string | null;
}
