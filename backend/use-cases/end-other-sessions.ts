/** A person signs out everywhere but here. */
import type { Caller } from '#backend/auth/caller.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { signedOut } from '#backend/live/bus.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import type { Services } from '#backend/services.ts';

export async function endOtherSessions(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  caller: Caller,
): Promise<void> {
  const ended = await inTransaction(db, (trx) => sessions.endAll(trx, caller.user.id, caller));
  await bus.publishTransient(caller.user.id, signedOut, ended);
}
