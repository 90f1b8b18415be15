/**
 * Who may deal with whom. Calls by which one person begins or continues to deal with another one ask here: opening a
 * conversation, writing, booking, proposing, accepting a proposal. The calls of a task that the two have are theirs
 * until it is over, with its review.
 */
import { isUuid } from '#backend/platform/database/ids.ts';
import { type Locked, lockRows } from '#backend/platform/database/locks.ts';
import { type Db, inTransaction, type Transaction } from '#backend/platform/database/transaction.ts';
import { type DomainError, forbidden, notFound, wrong } from '#backend/platform/errors.ts';
import type { Services } from '#backend/services.ts';
import * as blocks from './blocks.queries.ts';
import * as users from './queries.ts';

interface Dealing {
  from: string;
  to: string;
  /** The answer where the other one has no account any more. */
  gone: DomainError;
}

/** Part of the transaction of a use case, which has locked both: of a block and a booking at once one comes second. */
export async function refuseDealing(
  trx: Transaction,
  locked: Pick<Locked, 'isHere'>,
  { from, to, gone }: Dealing,
): Promise<void> {
  if (from === to) throw forbidden('not-possible');
  if (!locked.isHere(to)) throw gone;
  await refuseBlocked(trx, from, to);
}

/** For what leaves nothing behind, such as the sign that somebody is typing, a block alone counts. The answer does not say whose it is. */
export async function refuseBlocked(db: Db, from: string, to: string): Promise<void> {
  if (await blocks.isBetween(db, from, to)) throw forbidden('not-possible');
}

/** Somebody wants no more to do with a person, who is not told. A repeat changes nothing. */
export function block({ db }: Pick<Services, 'db'>, user: string, blocked: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    const found = isUuid(blocked) ? await users.find(trx, blocked) : undefined;
    if (!found) throw notFound('person');
    if (blocked === user) throw wrong('user_id', { rule: 'somebody-else' });
    const locked = await lockRows(trx, user, { users: [user, blocked] });
    if (!locked.isHere(blocked)) throw notFound('person');
    await blocks.add(trx, user, blocked, locked.at);
  });
}
