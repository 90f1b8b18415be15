/** The SQL of tickets: whoever has shown who they are but for the second factor gets one. */
import type { Selectable } from 'kysely';
import type { SignInTicketsTable } from '#backend/platform/database/tables-identity.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

type SignInTicket = Selectable<SignInTicketsTable>;

export async function add(trx: Transaction, ticket: SignInTicket): Promise<void> {
  await trx.insertInto('sign_in_tickets').values(ticket).execute();
}

/** Undefined where it has ended. */
export async function find(db: Db, ticket_hash: string, now: Date): Promise<SignInTicket | undefined> {
  return db
    .selectFrom('sign_in_tickets')
    .selectAll()
    .where('ticket_hash', '=', ticket_hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** All of a user: what signed them in may be theirs no longer. */
export async function endAll(trx: Transaction, user: string): Promise<void> {
  await trx.deleteFrom('sign_in_tickets').where('user_id', '=', user).execute();
}

export async function end(trx: Transaction, ticket_hash: string): Promise<void> {
  await trx.deleteFrom('sign_in_tickets').where('ticket_hash', '=', ticket_hash).execute();
}
