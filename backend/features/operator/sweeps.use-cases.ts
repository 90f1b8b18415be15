/** Removes what is no longer needed. */
import { pictureAddress, pictureKey } from '#backend/platform/files/pictures.ts';
import type { Services } from '#backend/services.ts';
import * as expiredRows from './expired-rows.queries.ts';
import * as storedFiles from './stored-files.queries.ts';

/** Deletes rows whose time is over. Each batch is a transaction by itself, so that none locks rows for long. */
export async function sweepExpired(
  { db, now }: Pick<Services, 'db' | 'now'>,
  signal: AbortSignal,
): Promise<void> {
  for (const retention of expiredRows.retentions) {
    do signal.throwIfAborted();
    while (await expiredRows.deleteBatch(db, retention, now()));
  }
}

const day = 24 * 60 * 60 * 1000;
const batchSize = 1000;

/** Removes files that no row names, whole or half-written. Returns the keys that rows name and no file has. */
export async function sweepFiles(
  { db, storage, now }: Pick<Services, 'db' | 'storage' | 'now'>,
  signal: AbortSignal,
): Promise<string[]> {
  // A file is stored before its row, in the same call: after a day no row will come. Files that are older than the
  // database may belong to another one, to which somebody means to return.
  const created = await storedFiles.databaseCreatedAt(db);
  const yesterday = new Date(now().getTime() - day);
  for await (const keys of inBatches(storage.list(created, yesterday))) {
    signal.throwIfAborted();
    const named = await storedFiles.named(db, keys, keys.map(pictureAddress));
    for (const key of keys) if (!named.has(key) && !named.has(pictureAddress(key))) await storage.remove(key);
  }
  const missing: string[] = [];
  const check = async (keys: string[]) => {
    signal.throwIfAborted();
    for (const key of keys) if (!(await storage.has(key))) missing.push(key);
  };
  for await (const keys of storedFiles.documentKeys(db)) await check(keys);
  for await (const addresses of storedFiles.pictureAddresses(db)) await check(addresses.map(pictureKey));
  for await (const addresses of storedFiles.logoAddresses(db)) await check(addresses.map(pictureKey));
  return missing;
}

async function* inBatches(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const key of keys) {
    batch.push(key);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length) yield batch;
}
