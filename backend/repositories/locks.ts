/**
 * The locks of use cases, all taken here and in one order: users, offers, requests, proposals, tasks, in each table by
 * id; everything else after them. Of two transactions that lock the same rows in different orders each waits for the
 * other, and the database ends one (a deadlock).
 *
 * A use case locks everybody whom it concerns, and decides by the rows that it gets here: what a call read before may
 * have changed since. Whoever wants to remove an account, book its offers or write to it waits for the others.
 */
import type { Proposal, Request, Task } from '#backend/database/tables.ts';
import { Collision, type Transaction } from '#backend/database/transaction.ts';
import { type Clock, readClock } from './clock.ts';
import * as offers from './offers.ts';
import * as proposals from './proposals.ts';
import * as requests from './requests.ts';
import * as tasks from './tasks.ts';
import * as users from './users.ts';

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
  offer: offers.LockedOffer | undefined;
  request: Request | undefined;
  proposal: Proposal | undefined;
  task: Task | undefined;
}

export async function lockInOrder(trx: Transaction, wanted: Wanted): Promise<Locked> {
  const { users: concerned, offer, request, proposal, task } = wanted;
  const people = await users.lock(trx, typeof concerned === 'function' ? await concerned() : concerned);
  // Somebody may have come in before the locks. To lock them now would be out of order.
  if (typeof concerned === 'function' && (await concerned()).some((id) => !people.has(id)))
    throw new Collision('More people are concerned than were locked.');
  return {
    isHere(user) {
      const found = people.get(user);
      if (!found) throw new Error('A use case must lock everybody whom it concerns.');
      return found.deleted_at === null;
    },
    offer: offer ? await offers.lock(trx, offer) : undefined,
    request: request ? await requests.lock(trx, request) : undefined,
    proposal: proposal ? await proposals.lock(trx, proposal) : undefined,
    task: task ? await tasks.lock(trx, task) : undefined,
    ...(await readClock(trx)),
  };
}
