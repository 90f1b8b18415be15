/** The tables behind conversations, the bell and event streams. */
import type { Activity } from '@dragoman/widgets/server';
import type { ColumnType, Generated } from 'kysely';

export interface ConversationsTable {
  id: string;
  created_by: string;
  created_with: string;
  /** The two people in a fixed order, so that one unique index holds "one conversation per pair". */
  person_low: string;
  person_high: string;
  created_at: Date;
  updated_at: Date;
}

export interface MessagesTable {
  id: string;
  conversation_id: string;
  kind: 'text' | 'system';
  text: string;
  fact: ColumnType<Activity | null, string | undefined, string>;
  /** The page that a system message is about. */
  url: ColumnType<string | null, string | undefined, never>;
  created_by: string;
  created_with: string;
  created_at: Date;
  read_at: Date | null;
  /** When a mail said that it is unread. */
  mailed_at: Generated<Date | null>;
}

export interface NotificationsTable {
  id: string;
  user_id: string;
  /** Whose name the text holds. */
  actor_id: string | null;
  kind: string;
  text: string;
  fact: ColumnType<Activity | null, string | undefined, never>;
  url: string;
  created_at: Date;
  read_at: Date | null;
}

export interface EventsTable {
  id: Generated<number>;
  user_id: string;
  kind: string;
  data: Json<unknown>;
  created_at: Date;
}

/** Written as text, read parsed. */
export type Json<T> = ColumnType<T, string, string>;

/** As `Json`; `{}` unless written. */
export type JsonOrEmpty<T> = ColumnType<T, string | undefined, string>;
