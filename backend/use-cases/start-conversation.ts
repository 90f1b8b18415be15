/** A person opens the conversation with another one; there is one for each two people. */
import { isUuid } from '#backend/database/ids.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { notFound, wrong } from '#backend/domain/errors.ts';
import * as conversations from '#backend/repositories/conversations.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';

/** Returns the conversation's id. */
export function startConversation(
  { db }: Pick<Services, 'db'>,
  { from, to }: { from: string; to: string },
): Promise<string> {
  return inTransaction(db, async (trx) => {
    const found = isUuid(to) ? await users.find(trx, to) : undefined;
    if (!found) throw notFound('person');
    if (to === from) throw wrong('created_with', { rule: 'somebody-else' });
    const locked = await lockRows(trx, from, { users: [from, to] });
    if (!locked.isHere(to)) throw notFound('person');
    return conversations.start(trx, from, to, locked);
  });
}
