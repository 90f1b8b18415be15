/**
 * The locks of use cases, all taken here and in one order: users, offers, requests, proposals, tasks, in each table
 * by id; everything else after them. Of two transactions that lock the same rows in different orders each waits for
 * the other, and the database ends one (a deadlock). A use case locks everybody whom it concerns, and decides by the
 * rows that it gets here: what a call read before may have changed since. Whoever wants to remove an account, book
 * its offers or write to it waits for the others.
 */
import { sql } from 'kysely';
import { refusedSignIn } from '#backend/platform/errors.ts';
import { idAt } from './ids.ts';
import type { Proposal, Request, Task, User } from './tables.ts';
import { Collision, type Transaction } from './transaction.ts';

export interface Wanted {
  /** Everybody who takes part or is notified: their ids, or a query for them. */
  users: string[] | (() => Promise<string[]>);
  offer?: number | null;
  request?: string;
  proposal?: string;
  task?: number;
}

/** The rows under their locks, and the time from then on. */
export interface Locked extends Clock {
  /** Whether somebody still has an account. */
  isHere(user: string): boolean;
  offer: LockedOffer | undefined;
  request: Request | undefined;
  proposal: Proposal | undefined;
  task: Task | undefined;
}

export async function lockInOrder(trx: Transaction, wanted: Wanted): Promise<Locked> {
  const { users: concerned, offer, request, proposal, task } = wanted;
  const people = await lockUsers(trx, typeof concerned === 'function' ? await concerned() : concerned);
  // Somebody may have come in before the locks. To lock them now would be out of order.
  if (typeof concerned === 'function' && (await concerned()).some((id) => !people.has(id)))
    throw new Collision('More people are concerned than were locked.');
  return {
    isHere(user) {
      const found = people.get(user);
      if (!found) throw new Error('A use case must lock everybody whom it concerns.');
      return found.deleted_at === null;
    },
    offer: offer ? await lockOffer(trx, offer) : undefined,
    request: request ? await lockRequest(trx, request) : undefined,
    proposal: proposal ? await lockProposal(trx, proposal) : undefined,
    task: task ? await lockTask(trx, task) : undefined,
    ...(await readClock(trx)),
  };
}

async function lockUsers(
  trx: Transaction,
  ids: string[],
): Promise<ReadonlyMap<string, Pick<User, 'deleted_at'>>> {
  const rows = await trx
    .selectFrom('users')
    .select(['id', 'deleted_at'])
    .where((is) => is('id', '=', is.fn.any(is.val(ids))))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(({ id, deleted_at }) => [id, { deleted_at }]));
}

export type LockedOffer = NonNullable<Awaited<ReturnType<typeof lockOffer>>>;

async function lockOffer(trx: Transaction, id: number) {
  return trx
    .selectFrom('offers')
    .select([
      'id',
      'owner_id',
      'active',
      'title',
      'description',
      'type',
      'languages',
      'price_parts',
      'unit',
      'minimum_cents',
      'turnaround_hours',
      'booking',
      'cancellation',
    ])
    .select(['text_language', 'translations', 'deleted_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

async function lockRequest(trx: Transaction, id: string): Promise<Request | undefined> {
  return trx.selectFrom('requests').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

async function lockProposal(trx: Transaction, id: string): Promise<Proposal | undefined> {
  return trx.selectFrom('proposals').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

async function lockTask(trx: Transaction, id: number): Promise<Task | undefined> {
  return trx.selectFrom('tasks').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export interface Clock {
  at: Date;
  /** Greater than all earlier ids that were made under the same locks. */
  newId(): string;
}

/**
 * The database's clock, for what people read in its order: messages, a task's steps, notifications. Servers' own
 * clocks differ, and a conversation that two of them write would change its order. After the locks: not the time at
 * which the transaction began to wait for them.
 */
async function readClock(trx: Transaction): Promise<Clock> {
  const { rows } = await sql<{ now: number }>`
    select (extract(epoch from clock_timestamp()) * 1000000)::int8 as now`.execute(trx);
  const now = rows[0]?.now ?? 0;
  let made = 0;
  return {
    at: new Date(Math.floor(now / 1000)),
    newId: () => {
      made += 1;
      return idAt(now, made);
    },
  };
}

/**
 * Locks what a use case reads and changes, for somebody whose account may have been removed since their call began.
 */
export async function lockRows(trx: Transaction, actor: string, wanted: Wanted): Promise<Locked> {
  const locked = await lockInOrder(trx, wanted);
  if (!locked.isHere(actor)) throw refusedSignIn('sign-in-needed');
  return locked;
}
