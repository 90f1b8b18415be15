/** Refuses calls that cause mails, from so many in an hour on, over all servers. */
import { tokenHash } from '#backend/auth/tokens.ts';
import type { Transaction } from '#backend/database/transaction.ts';
import { tooMany } from '#backend/domain/errors.ts';
import * as recoveryCalls from '#backend/repositories/recovery-calls.ts';

const hour = 60 * 60 * 1000;

/** Part of the transaction of a use case. `key` is whom they concern or where they come from; its hash is stored. */
export async function limitMails(trx: Transaction, key: string, most: number, at: Date): Promise<void> {
  const since = new Date(at.getTime() - hour);
  const oldest = await recoveryCalls.count(trx, tokenHash(key), { at, since, most });
  if (oldest) throw tooMany(Math.max(1, Math.ceil((oldest.getTime() + hour - at.getTime()) / 1000)));
}
