/** The SQL of links that were sent by mail. A link is used once, and a later one for the same purpose replaces it. */
import type { Insertable, Selectable } from 'kysely';
import type { Tables, User } from '#backend/platform/database/tables.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

export type MailLink = Selectable<Tables['mail_links']>;
type Purpose = MailLink['purpose'];

export async function add(trx: Transaction, link: Insertable<Tables['mail_links']>): Promise<void> {
  await trx.insertInto('mail_links').values(link).execute();
}

export async function find(db: Db, token_hash: string): Promise<MailLink | undefined> {
  return db.selectFrom('mail_links').selectAll().where('token_hash', '=', token_hash).executeTakeFirst();
}

/** The link to the address that is to replace the person's own, while it can be used. */
export async function findPending(db: Db, user: string, now: Date): Promise<MailLink | undefined> {
  return db
    .selectFrom('mail_links')
    .innerJoin('users', 'users.id', 'mail_links.user_id')
    .selectAll('mail_links')
    .where('mail_links.user_id', '=', user)
    .where('mail_links.purpose', '=', 'verify')
    .whereRef('mail_links.email', '!=', 'users.email')
    .where('mail_links.ended_at', 'is', null)
    .where('mail_links.expires_at', '>', now)
    .orderBy('mail_links.created_at', 'desc')
    .executeTakeFirst();
}

/**
 * The address that was to replace the person's own no longer can; null where none waited. The link that confirms their
 * own stays. Under a lock on the person.
 */
export async function endPending(trx: Transaction, user: string, at: Date): Promise<string | null> {
  const pending = await findPending(trx, user, at);
  if (pending) await endAll(trx, user, ['verify'], at);
  return pending?.email ?? null;
}

/** A person's links that have not been used. Under a lock on the person. */
export async function endAll(trx: Transaction, user: string, purposes: Purpose[], at: Date): Promise<void> {
  await trx
    .updateTable('mail_links')
    .set({ ended_at: at })
    .where('user_id', '=', user)
    .where('purpose', 'in', purposes)
    .where('ended_at', 'is', null)
    .execute();
}

/** Those that bring back this address live until then. */
export async function extendUndo(
  trx: Transaction,
  { id, email }: Pick<User, 'id' | 'email'>,
  until: Date,
): Promise<void> {
  await trx
    .updateTable('mail_links')
    .set({ expires_at: until })
    .where('user_id', '=', id)
    .where('purpose', '=', 'undo')
    .where('email', '=', email)
    .where('ended_at', 'is', null)
    .execute();
}

/**
 * Ends the links that bring back this address, and those of later changes: whoever made these gets nothing back. Returns
 * from when on changes are undone. Under a lock on the person.
 */
export async function endUndo(
  trx: Transaction,
  { user_id, email, created_at }: Pick<MailLink, 'email' | 'created_at'> & { user_id: string },
  at: Date,
): Promise<Date> {
  const alive = trx
    .selectFrom('mail_links')
    .select((all) => all.fn.min('created_at').as('since'))
    .where('user_id', '=', user_id)
    .where('purpose', '=', 'undo')
    .where('email', '=', email)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at);
  const since = (await alive.executeTakeFirst())?.since ?? created_at;
  await trx
    .updateTable('mail_links')
    .set({ ended_at: at })
    .where('user_id', '=', user_id)
    .where('purpose', '=', 'undo')
    .where('created_at', '>=', since)
    .where('ended_at', 'is', null)
    .execute();
  return since;
}

export async function removeAll(trx: Transaction, user: string): Promise<void> {
  await trx.deleteFrom('mail_links').where('user_id', '=', user).execute();
}
