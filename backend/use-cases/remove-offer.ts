/** The owner deletes an offer. Its tasks go on. */
import { inTransaction } from '#backend/database/transaction.ts';
import { notFound } from '#backend/domain/errors.ts';
import * as offerChanges from '#backend/repositories/offer-changes.ts';
import * as tasks from '#backend/repositories/tasks.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';

/** Returns the number of its tasks that are not over. */
export function removeOffer({ db }: Pick<Services, 'db'>, owner: string, id: number): Promise<number> {
  return inTransaction(db, async (trx) => {
    const { offer, at } = await lockRows(trx, owner, { users: [owner], offer: id });
    if (!offer || offer.deleted_at) throw notFound('offer');
    await offerChanges.remove(trx, id, at);
    return tasks.countOpenOf(trx, id);
  });
}
