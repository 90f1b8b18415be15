/** The SQL of the proposals to requests. */
import type { ProposalStatus } from '@dragoman/widgets/domain/proposal.ts';
import { type Insertable, sql } from 'kysely';
import { ratingsOf } from '#backend/features/offers/reviews.queries.ts';
import type { Proposal, Tables } from '#backend/platform/database/tables.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

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

const offersOf = sql<number>`(
  select count(*)::integer from offers where owner_id = proposals.translator_id and active)`.as(
  'offers_count',
);

const rows = (db: Db) =>
  db
    .selectFrom('proposals')
    .innerJoin('users', 'users.id', 'proposals.translator_id')
    .selectAll('proposals')
    .select(['users.firstname', 'users.lastname', 'users.image'])
    .select([ratingsOf('proposals.translator_id'), offersOf]);

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

/** Whether somebody has proposed something and not withdrawn it. */
export async function isAnswered(trx: Transaction, request: string): Promise<boolean> {
  const found = await trx
    .selectFrom('proposals')
    .select('id')
    .where('request_id', '=', request)
    .where('status', '!=', 'withdrawn')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** An open proposal, under its lock. */
export async function move(trx: Transaction, id: string, to: ProposalStatus): Promise<void> {
  await trx.updateTable('proposals').set({ status: to }).where('id', '=', id).execute();
}

/** What its author may change. */
export type ProposalTerms = Pick<
  Proposal,
  'price_parts' | 'unit' | 'quantity' | 'message' | 'date' | 'time' | 'timezone'
>;

export const termsOf = ({
  price_parts,
  unit,
  quantity,
  message,
  date,
  time,
  timezone,
}: ProposalTerms): ProposalTerms => ({
  price_parts,
  unit,
  quantity,
  message,
  date,
  time,
  timezone,
});

/** An open proposal, under its lock. */
export async function change(trx: Transaction, id: string, terms: ProposalTerms, at: Date): Promise<void> {
  await trx
    .updateTable('proposals')
    .set({ ...terms, changed_at: at })
    .where('id', '=', id)
    .execute();
}

/** The translators of a request's open proposals. */
export async function openTranslators(db: Db, request: string): Promise<string[]> {
  const rows = await db
    .selectFrom('proposals')
    .select('translator_id')
    .where('request_id', '=', request)
    .where('status', '=', 'open')
    .execute();
  return rows.map(({ translator_id }) => translator_id);
}

/** Declines all open proposals of a request. Returns them. */
export async function declineOpen(trx: Transaction, request: string) {
  return trx
    .updateTable('proposals')
    .set({ status: 'declined' })
    .where('request_id', '=', request)
    .where('status', '=', 'open')
    .returning(['id', 'translator_id'])
    .execute();
}

const open = (db: Db) =>
  db
    .selectFrom('proposals')
    .innerJoin('requests', 'requests.id', 'proposals.request_id')
    .select(['proposals.id', 'proposals.request_id', 'requests.title'])
    .where('proposals.status', '=', 'open')
    .orderBy('proposals.id');

/** A translator's open proposals, each with the owner of the request. */
export async function openBy(db: Db, translator: string) {
  return open(db)
    .select('requests.owner_id as other')
    .where('proposals.translator_id', '=', translator)
    .execute();
}

/** The open proposals for a customer's requests, each with its translator. */
export async function openTo(db: Db, customer: string) {
  return open(db)
    .select('proposals.translator_id as other')
    .where('requests.owner_id', '=', customer)
    .execute();
}
