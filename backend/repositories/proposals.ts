/** The SQL of the proposals to requests. */
import type { Insertable } from 'kysely';
import type { ProposalStatus, Tables } from '#backend/database/tables.ts';
import type { Db, Transaction } from '#backend/database/transaction.ts';

export type NewProposal = Omit<Insertable<Tables['proposals']>, 'status'>;

/** Returns false when this translator has already made one. */
export async function make(trx: Transaction, proposal: NewProposal): Promise<boolean> {
  const made = await trx
    .insertInto('proposals')
    .values({ ...proposal, status: 'open' })
    .onConflict((earlier) => earlier.columns(['request_id', 'translator_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

const rows = (db: Db) =>
  db
    .selectFrom('proposals')
    .innerJoin('users', 'users.id', 'proposals.translator_id')
    .selectAll('proposals')
    .select(['users.firstname', 'users.lastname', 'users.image']);

export type ProposalRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

/** All of a request, or only one translator's. */
export async function list(db: Db, request: string, translator?: string): Promise<ProposalRow[]> {
  const found = rows(db).where('proposals.request_id', '=', request).orderBy('proposals.id');
  return translator ? found.where('proposals.translator_id', '=', translator).execute() : found.execute();
}

export async function find(db: Db, request: string, id: string): Promise<ProposalRow | undefined> {
  return rows(db)
    .where('proposals.request_id', '=', request)
    .where('proposals.id', '=', id)
    .executeTakeFirst();
}

/** From open to another status. Returns false, and changes nothing, when it is not open. */
export async function move(trx: Transaction, id: string, to: ProposalStatus): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('proposals')
    .set({ status: to })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Declines all open proposals of a request. Returns their translators. */
export async function declineOpen(trx: Transaction, request: string): Promise<string[]> {
  const declined = await trx
    .updateTable('proposals')
    .set({ status: 'declined' })
    .where('request_id', '=', request)
    .where('status', '=', 'open')
    .returning('translator_id')
    .execute();
  return declined.map(({ translator_id }) => translator_id);
}

export async function changeAll(trx: Transaction, translator: string, to: ProposalStatus): Promise<void> {
  await trx
    .updateTable('proposals')
    .set({ status: to })
    .where('translator_id', '=', translator)
    .where('status', '=', 'open')
    .execute();
}
