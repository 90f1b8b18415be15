/** What a partner's page may show of its visitor: what they booked there, and what belongs to that. */
import { sql } from 'kysely';
import type { Reader } from '#backend/platform/auth/caller.ts';
import type { Task } from '#backend/platform/database/tables.ts';
import type { Db } from '#backend/platform/database/transaction.ts';

/** Whether a reader sees one of their tasks: on a partner's page those alone that they booked there. */
export const isShownTo = (task: Pick<Task, 'customer_id' | 'made_on'>, { id, origin }: Reader): boolean =>
  origin === null || (task.made_on === origin && task.customer_id === id);

const bookedThere = ({ id, origin }: Reader) =>
  sql`select 1 from tasks as booked where booked.customer_id = ${id} and booked.made_on = ${origin}`;

/** The notification is about a task that the reader sees. `table` is the name of notifications in the query. */
export const isNotificationShown = (table: string, reader: Reader) =>
  reader.origin === null
    ? sql<boolean>`true`
    : sql<boolean>`exists (${bookedThere(reader)} and ${sql.ref(`${table}.url`)} = '/Task/' || booked.id)`;

/** The reader sees a conversation: on a partner's page since a booking there. */
export const isConversationShown = (id: string, reader: Reader) =>
  reader.origin === null
    ? sql<boolean>`true`
    : sql<boolean>`exists (${bookedThere(reader)} and booked.conversation_id = ${sql.ref(id)})`;

/**
 * The reader sees a message: on a partner's page from the first booking there on, without what the marketplace says of
 * other tasks. `table` is the name of messages in the query.
 */
export function isMessageShown(table: string, reader: Reader) {
  if (reader.origin === null) return sql<boolean>`true`;
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<boolean>`exists (${bookedThere(reader)}
    and booked.conversation_id = ${column('conversation_id')}
    and booked.created_at <= ${column('created_at')}
    and coalesce(${column('url')}, '/Task/' || booked.id) = '/Task/' || booked.id)`;
}

/** As `isConversationShown`, for one. */
export async function hasBookedIn(db: Db, conversation: string, { id, origin }: Reader): Promise<boolean> {
  const row = await db
    .selectFrom('tasks')
    .select('id')
    .where('conversation_id', '=', conversation)
    .where('customer_id', '=', id)
    .where('made_on', '=', origin)
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of the files of these messages a reader on a partner's page sees. */
export async function documentsShown(
  db: Db,
  messages: string[],
  { id, origin }: Reader,
): Promise<ReadonlySet<string>> {
  if (messages.length === 0) return new Set();
  const rows = await db
    .selectFrom('documents')
    .innerJoin('tasks', 'tasks.id', 'documents.task_id')
    .select('documents.id')
    .where('documents.message_id', 'in', messages)
    .where('tasks.customer_id', '=', id)
    .where('tasks.made_on', '=', origin)
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** The reader sees an event; `unread` is for everybody, with the counts of what they see. */
export const isEventShown = (reader: Reader) =>
  reader.origin === null
    ? sql<boolean>`true`
    : sql<boolean>`(events.kind = 'unread' or exists (${bookedThere(reader)} and case events.kind
        when 'task' then events.data->>'id' = booked.id::text
        when 'notification' then events.data->>'url' = '/Task/' || booked.id
        else events.data->>'conversation_id' = booked.conversation_id::text
          and booked.created_at <= events.created_at
          and coalesce(events.data->>'url', '/Task/' || booked.id) = '/Task/' || booked.id
        end))`;
