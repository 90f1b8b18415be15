import { sql } from 'kysely';
import { isConversationShown, isMessageShown } from '#backend/features/people/page-reader.queries.ts';
import type { Reader } from '#backend/platform/auth/caller.ts';
import type { Clock } from '#backend/platform/database/locks.ts';
import type { Conversation, Task } from '#backend/platform/database/tables.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

/** Returns the id of two people's only conversation, which it creates if needed. */
export async function start(
  trx: Transaction,
  from: string,
  to: string,
  { at, newId }: Clock,
): Promise<string> {
  const [person_low, person_high] = [from, to].sort() as [string, string];
  await trx
    .insertInto('conversations')
    .values({
      id: newId(),
      created_by: from,
      created_with: to,
      person_low,
      person_high,
      created_at: at,
      updated_at: at,
    })
    .onConflict((pair) => pair.columns(['person_low', 'person_high']).doNothing())
    .execute();
  const found = await trx
    .selectFrom('conversations')
    .select('id')
    .where('person_low', '=', person_low)
    .where('person_high', '=', person_high)
    .executeTakeFirstOrThrow();
  return found.id;
}

/**
 * Somebody opens a conversation that a booking had begun of which nobody was told, and in which nothing was written:
 * it is theirs, as if they had begun it.
 */
export async function beginAnew(
  trx: Transaction,
  { id, from, to }: { id: string; from: string; to: string },
  at: Date,
): Promise<void> {
  await trx
    .updateTable('conversations')
    .set({ created_by: from, created_with: to, created_at: at, updated_at: at })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('messages').select('messages.id').where('conversation_id', '=', id))),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('tasks')
          .select('tasks.id')
          .where('conversation_id', '=', id)
          .whereRef('tasks.created_at', '=', 'conversations.created_at')
          .where('announced', '=', false),
      ),
    )
    .execute();
}

export async function findFor(db: Db, id: string, person: string): Promise<Conversation | undefined> {
  return db
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', id)
    .where((is) => is.or([is('person_low', '=', person), is('person_high', '=', person)]))
    .executeTakeFirst();
}

export const otherParty = (conversation: Conversation, person: string): string =>
  conversation.person_low === person ? conversation.person_high : conversation.person_low;

/**
 * Newest activity first, with both people, the newest task, the number of unread messages, and what either of the two wrote
 * last: what the marketplace said is shown only where neither wrote anything.
 */
export async function list(db: Db, reader: Reader) {
  const person = reader.id;
  return db
    .selectFrom('conversations')
    .innerJoin('users as creator', 'creator.id', 'conversations.created_by')
    .innerJoin('users as guest', 'guest.id', 'conversations.created_with')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('messages')
          .select([
            'messages.text',
            'messages.activity',
            'messages.created_at',
            'messages.created_by',
            'messages.kind',
          ])
          .where('messages.id', '=', (row) => {
            const newest = row
              .selectFrom('messages as newest')
              .select('newest.id')
              .whereRef('newest.conversation_id', '=', 'conversations.id')
              .where(isMessageShown('newest', reader))
              .orderBy('newest.id', 'desc')
              .limit(1);
            return row.fn.coalesce(newest.where('newest.kind', '=', 'text'), newest);
          })
          .as('last'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('tasks')
          .select(['tasks.id', 'tasks.title', 'tasks.text_language', 'tasks.translations', 'tasks.status'])
          .whereRef('tasks.conversation_id', '=', 'conversations.id')
          .where('tasks.announced', '=', true)
          .$if(reader.origin !== null, (booked) =>
            booked.where('tasks.customer_id', '=', person).where('tasks.made_on', '=', reader.origin),
          )
          .orderBy('tasks.id', 'desc')
          .limit(1)
          .as('task'),
      (join) => join.onTrue(),
    )
    .select((row) => [
      'conversations.id',
      'conversations.created_by',
      'conversations.created_with',
      'conversations.created_at',
      'conversations.updated_at',
      'creator.firstname as creator_firstname',
      'creator.lastname as creator_lastname',
      'creator.image as creator_image',
      'creator.user_language as creator_language',
      'guest.firstname as guest_firstname',
      'guest.lastname as guest_lastname',
      'guest.image as guest_image',
      'guest.user_language as guest_language',
      'last.text as last_text',
      'last.activity as last_activity',
      'last.kind as last_kind',
      'last.created_by as last_by',
      'last.created_at as last_at',
      'task.id as task_id',
      'task.title as task_title',
      'task.text_language as task_text_language',
      'task.translations as task_translations',
      'task.status as task_status',
      row
        .selectFrom('messages')
        .select((count) => count.fn.countAll<number>().as('unread'))
        .whereRef('messages.conversation_id', '=', 'conversations.id')
        .where('messages.created_with', '=', person)
        .where('messages.read_at', 'is', null)
        .where(isMessageShown('messages', reader))
        .as('unread_count'),
      row
        .exists(
          row
            .selectFrom('blocks')
            .select('blocks.blocked_id')
            .where('blocks.user_id', '=', person)
            .where((is) =>
              is.or([
                is('blocks.blocked_id', '=', is.ref('conversations.person_low')),
                is('blocks.blocked_id', '=', is.ref('conversations.person_high')),
              ]),
            ),
        )
        .as('blocked'),
    ])
    .where((is) => is.or([is('person_low', '=', person), is('person_high', '=', person)]))
    .where(isConversationShown('conversations.id', reader))
    .where((is) => is.or([is('last.created_at', 'is not', null), is.not(beganUnannounced(person))]))
    .orderBy('conversations.updated_at', 'desc')
    .orderBy('conversations.id', 'desc')
    .limit(1000)
    .execute();
}

/** The conversation began with a booking that the person does not see yet. */
const beganUnannounced = (person: string) => sql<boolean>`exists (
  select from tasks
  where tasks.conversation_id = conversations.id and tasks.created_at = conversations.created_at
    and tasks.owner_id = ${person} and not tasks.announced)`;

/** The newest task of a conversation that both see; on a partner's page of those that the reader booked there. */
export async function newestTaskIn(
  db: Db,
  conversation: string,
  { id, origin }: Reader,
): Promise<Task | undefined> {
  return db
    .selectFrom('tasks')
    .selectAll()
    .where('conversation_id', '=', conversation)
    .where('announced', '=', true)
    .$if(origin !== null, (booked) => booked.where('customer_id', '=', id).where('made_on', '=', origin))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
