/** A customer withdraws a request: it closes, and its open proposals are declined. A repeat changes nothing. */
import type { Request } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { messageColumns } from '#backend/domain/activity.ts';
import { conflict } from '#backend/domain/errors.ts';
import { requestAddress } from '#backend/domain/request-address.ts';
import * as proposals from '#backend/repositories/proposals.ts';
import * as requests from '#backend/repositories/requests.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';
import { publishActivity } from './publish-activity.ts';

/** Returns how many proposals it declined. */
export function withdrawRequest(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  { request: { id }, owner }: { request: Pick<Request, 'id'>; owner: string },
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const users = async () => [owner, ...(await proposals.openTranslators(trx, id))];
    const locked = await lockRows(trx, owner, { users, request: id });
    const { request } = locked;
    if (request?.withdrawn_at) return 0;
    if (request?.status !== 'open') throw conflict('request-closed');
    await requests.withdraw(trx, id, locked.at);
    const declined = await proposals.declineOpen(trx, id);
    const withdrawn = { code: 'request-withdrawn', title: request.title } as const;
    const notified = { actor_id: owner, kind: 'proposal', url: requestAddress(id) };
    await publishActivity(trx, bus, locked, {
      notifications: declined.map(({ id: proposal, translator_id: user_id }) => ({
        ...{ ...notified, user_id },
        ...messageColumns({ ...withdrawn, proposal }),
      })),
    });
    return declined.length;
  });
}
