/** The SQL of the messages of a conversation. */
import type { Insertable } from 'kysely';
import { isMessageShown } from '#backend/features/people/page-reader.queries.ts';
import type { Reader } from '#backend/platform/auth/caller.ts';
import type { Clock } from '#backend/platform/database/locks.ts';
import type { Conversation, Message, Tables } from '#backend/platform/database/tables.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

type NewMessage = Omit<Insertable<Tables['messages']>, 'id' | 'created_at' | 'read_at' | 'mailed_at'>;

export async function add(trx: Transaction, message: NewMessage, { at, newId }: Clock): Promise<Message> {
  const added = await trx
    .insertInto('messages')
    .values({ ...message, id: newId(), created_at: at, read_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('conversations')
    .set({ updated_at: at })
    .where('id', '=', message.conversation_id)
    .execute();
  return added;
}

/** Replaces what a system message says. */
export async function reword(
  trx: Transaction,
  id: string,
  columns: { text: string; activity: string },
): Promise<Message> {
  return trx
    .updateTable('messages')
    .set(columns)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface Part {
  reader: Reader;
  limit: number;
  before?: string | undefined;
}

/** A page, oldest first: the newest messages, or those before a message. */
export async function list(
  db: Db,
  conversation: string,
  { reader, limit, before }: Part,
): Promise<Message[]> {
  const newestFirst = await db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversation)
    .where(isMessageShown('messages', reader))
    .$if(before !== undefined, (query) => query.where('id', '<', before as string))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return newestFirst.reverse();
}

/** What the two people wrote, oldest first, without what the marketplace says; at most the newest so many. */
export async function listWritten(db: Db, conversation: string, limit: number): Promise<Message[]> {
  const newestFirst = await db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversation)
    .where('kind', '=', 'text')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return newestFirst.reverse();
}

/** Returns the id of the newest message that was unread; undefined when there was none. */
export async function markRead(
  trx: Transaction,
  conversation: Conversation,
  reader: Reader,
  at: Date,
): Promise<string | undefined> {
  const read = await trx
    .updateTable('messages')
    .set({ read_at: at })
    .where('conversation_id', '=', conversation.id)
    .where('created_with', '=', reader.id)
    .where('read_at', 'is', null)
    .where(isMessageShown('messages', reader))
    .returning('id')
    .execute();
  return read
    .map(({ id }) => id)
    .sort()
    .at(-1);
}

export async function find(db: Db, id: string): Promise<Message | undefined> {
  return db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The ids of what the other person wrote, the reader has not read, and no mail has said. */
export async function unmailed(db: Db, conversation: string, reader: string): Promise<string[]> {
  const rows = await db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversation)
    .where('created_with', '=', reader)
    .where('kind', '=', 'text')
    .where('read_at', 'is', null)
    .where('mailed_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

export async function markMailed(trx: Transaction, ids: string[], at: Date): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ mailed_at: at })
    .where((is) => is('id', '=', is.fn.any(is.val(ids))))
    .execute();
}
