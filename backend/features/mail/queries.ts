/** The SQL of the outbox. */
import { type Insertable, sql } from 'kysely';
import { newId } from '#backend/platform/database/ids.ts';
import type { Mail, Tables } from '#backend/platform/database/tables.ts';
import type { MailContent, MailTask } from '#backend/platform/database/tables-identity.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

type NewMail = Pick<
  Insertable<Tables['mails']>,
  'id' | 'user_id' | 'actor_id' | 'recipient' | 'topic' | 'locale' | 'created_at' | 'give_up_at'
> & { content: MailContent };

export async function add(trx: Transaction, { content, ...mail }: NewMail): Promise<void> {
  await trx
    .insertInto('mails')
    .values({ ...mail, content: JSON.stringify(content), status: 'waiting' })
    .execute();
}

/**
 * With what its text needs of the recipient: an account, or an address without one. A mail to nobody has neither. Whoever
 * signs up with the address of another person chooses the name, so only proven addresses are greeted by it.
 */
const withRecipient = (db: Db) =>
  db
    .selectFrom('mails')
    .leftJoin('users', 'users.id', 'mails.user_id')
    .selectAll('mails')
    .select((is) => [
      is
        .and([is('users.email', '=', is.ref('recipient')), is('users.email_verified_at', 'is not', null)])
        .$castTo<boolean | null>()
        .as('is_proven'),
      is.fn.coalesce('users.firstname', is.val('')).as('firstname'),
      is.fn.coalesce('users.unsubscribe_key', is.val('')).as('unsubscribe_key'),
    ])
    .where('recipient', '!=', '')
    .where('users.deleted_at', 'is', null);

export type AddressedMail = Mail & {
  is_proven: boolean | null;
  firstname: string;
  unsubscribe_key: string;
};

export async function findWaiting(db: Db, id: string): Promise<AddressedMail | undefined> {
  return withRecipient(db).where('mails.id', '=', id).where('status', '=', 'waiting').executeTakeFirst();
}

/** Newest first. */
export async function list(db: Db, limit: number): Promise<AddressedMail[]> {
  return withRecipient(db).orderBy('mails.id', 'desc').limit(limit).execute();
}

export async function find(db: Db, id: string): Promise<AddressedMail | undefined> {
  return withRecipient(db).where('mails.id', '=', id).executeTakeFirst();
}

interface Settlement {
  status: 'sent' | 'failed';
  subject?: string | undefined;
  reason?: string | null;
  at: Date;
}

/** What it says goes, all but its subject: it may contain the token of a link. */
export async function settle(
  db: Db,
  id: string,
  { status, subject, reason = null, at }: Settlement,
): Promise<void> {
  await db
    .updateTable('mails')
    .set((set) => ({
      status,
      subject,
      reason,
      settled_at: at,
      content: null,
      attempts: set('attempts', '+', 1),
    }))
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute();
}

/** For another attempt. */
export async function postpone(
  trx: Transaction,
  id: string,
  attempts: number,
  reason: string,
): Promise<void> {
  await trx
    .updateTable('mails')
    .set({ attempts, reason })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute();
}

/** Those to a person whose account is deleted. */
export async function removeAll(trx: Transaction, user: string): Promise<void> {
  await trx.deleteFrom('mails').where('user_id', '=', user).execute();
}

/** A task as a mail to one of its parties shows it; undefined for everybody else. */
export async function findTask(trx: Transaction, id: number, reader: string): Promise<MailTask | undefined> {
  const found = await trx
    .selectFrom('tasks')
    .innerJoin('users as customer', 'customer.id', 'tasks.customer_id')
    .innerJoin('users as owner', 'owner.id', 'tasks.owner_id')
    .leftJoin('availabilities', 'availabilities.user_id', 'tasks.owner_id')
    .select([
      'tasks.id',
      'title',
      'text_language',
      'translations',
      'type',
      'starts_at',
      'tasks.timezone',
      'availabilities.timezone as owner_timezone',
      'customer_id',
      'owner_id',
      'price_parts',
      'unit',
      'quantity',
      'minimum_cents',
      'total_cents',
      'details',
      'place',
      'reference',
      'answer_until',
      'pay_until',
      'customer.firstname as customer_firstname',
      'customer.lastname as customer_lastname',
      'owner.firstname as owner_firstname',
      'owner.lastname as owner_lastname',
    ])
    .where('tasks.id', '=', id)
    .executeTakeFirst();
  if (!found || (found.customer_id !== reader && found.owner_id !== reader)) return undefined;
  const { customer_firstname, customer_lastname, owner_firstname, owner_lastname, ...task } = found;
  const { customer_id, owner_id, starts_at, answer_until, pay_until, ...shown } = task;
  const is_owner = owner_id === reader;
  return {
    ...shown,
    starts_at: starts_at.toISOString(),
    answer_until: answer_until?.toISOString() ?? null,
    pay_until: pay_until?.toISOString() ?? null,
    is_owner,
    person: is_owner ? `${customer_firstname} ${customer_lastname}` : `${owner_firstname} ${owner_lastname}`,
    person_id: is_owner ? customer_id : owner_id,
  };
}

/** In the mails to others about what the person did, and about tasks with them. */
export async function eraseName(trx: Transaction, person: string, name: string): Promise<void> {
  await trx.updateTable('mails').set({ subject: null }).where('actor_id', '=', person).execute();
  for (const path of ['{activity,person}', '{person}', '{details,quote,by}'])
    await sql`
      update mails set content = jsonb_set(content, ${path}::text[], to_jsonb(${name}::text))
      where actor_id = ${person} and content #>> ${path}::text[] is not null`.execute(trx);
  await sql`
    update mails set content = jsonb_set(content, '{task,person}', to_jsonb(${name}::text))
    where content #>> '{task,person_id}' = ${person}`.execute(trx);
}

/**
 * The SQL that counts the calls that cause mails to people, by whom they concern or where they come from. Counts one
 * more, unless there were `most` since then: then it returns the time of the oldest of these.
 */
export async function countCall(
  trx: Transaction,
  key: string,
  { at, since, most }: { at: Date; since: Date; most: number },
): Promise<Date | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
  const recent = await trx
    .selectFrom('recovery_calls')
    .select('at')
    .where('key', '=', key)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .limit(most)
    .execute();
  const oldest = recent[most - 1];
  if (oldest) return oldest.at;
  await trx.insertInto('recovery_calls').values({ id: newId(), key, at }).execute();
  return undefined;
}
