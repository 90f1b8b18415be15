/** The SQL of sign-ins with providers that are under way: what a browser asked for, then what the provider answered. */
import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '#backend/platform/database/tables.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

type ProviderRequest = Selectable<Tables['provider_requests']>;
export type ProviderAnswer = Selectable<Tables['provider_answers']>;

export async function addRequest(db: Db, request: Insertable<Tables['provider_requests']>): Promise<void> {
  await db.insertInto('provider_requests').values(request).execute();
}

/** Once: of two callers at the same time one gets it. Undefined in another browser, too. */
export async function takeRequest(
  db: Db,
  state_hash: string,
  browser_hash: string,
): Promise<ProviderRequest | undefined> {
  return db
    .deleteFrom('provider_requests')
    .where('state_hash', '=', state_hash)
    .where('browser_hash', '=', browser_hash)
    .returningAll()
    .executeTakeFirst();
}

export async function addAnswer(db: Db, answer: Insertable<Tables['provider_answers']>): Promise<void> {
  await db.insertInto('provider_answers').values(answer).execute();
}

interface Ticket {
  ticket_hash: string;
  browser_hash: string;
}

export async function findAnswer(db: Db, ticket: Ticket, now: Date): Promise<ProviderAnswer | undefined> {
  return db
    .selectFrom('provider_answers')
    .selectAll()
    .where('ticket_hash', '=', ticket.ticket_hash)
    .where('browser_hash', '=', ticket.browser_hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Once. False where somebody else has used it meanwhile. */
export async function takeAnswer(
  trx: Transaction,
  { ticket_hash }: Pick<Ticket, 'ticket_hash'>,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('provider_answers')
    .where('ticket_hash', '=', ticket_hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Those of one account. */
export async function removeAll(trx: Transaction, account: string): Promise<void> {
  await trx.deleteFrom('provider_requests').where('account_id', '=', account).execute();
  await trx.deleteFrom('provider_answers').where('account_id', '=', account).execute();
}
