/** Files are stored within what one person, one task and one day may take. */
import type { Config } from '#backend/config.ts';
import type { Clock } from '#backend/platform/database/locks.ts';
import type { DocumentRow } from '#backend/platform/database/tables.ts';
import type { Transaction } from '#backend/platform/database/transaction.ts';
import { storageFull } from '#backend/platform/errors.ts';
import { enqueue } from '#backend/platform/jobs/queries.ts';
import * as documents from './queries.ts';

/** A task may take this part of it while nobody has paid. */
const partOfUnpaid = 1 / 5;
const megabyte = 1_000_000;
/** What one person may store in a day, and somebody whose account is not a day old. */
const perDay = 500 * megabyte;
const perFirstDay = 250 * megabyte;

/** Part of the transaction of a use case, which has locked the task's two parties: of two uploads at once one comes second. */
export async function storeDocuments(
  trx: Transaction,
  config: Pick<Config, 'storagePerUser' | 'storagePerTask' | 'paymentPolicy'>,
  files: documents.StoredFile[],
  owner: documents.Owner,
  clock: Clock,
): Promise<DocumentRow[]> {
  if (files.length === 0) return [];
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const used = await documents.bytesUsed(trx, owner, clock.at);
  const isPaid = config.paymentPolicy === 'off' || used.isPaid;
  const limits = [
    { used: used.ofTask, allowed: Math.floor(config.storagePerTask * (isPaid ? 1 : partOfUnpaid)) },
    { used: used.ofPerson, allowed: config.storagePerUser },
  ] as const;
  for (const limit of limits) if (limit.used + size > limit.allowed) throw storageFull('storage-full', limit);
  const today = { used: used.today, allowed: used.isNew ? perFirstDay : perDay };
  if (today.used + size > today.allowed) throw storageFull('storage-full-today', today);
  const stored = await documents.add(trx, files, owner, clock);
  for (const { id } of stored) await enqueue(trx, 'count-words', { document: id });
  return stored;
}
