import type { Storage } from '#server/storage.ts';
import type { Db } from '#server/transaction.ts';
export async function seedDemo(_db: Db, _storage: Storage, _now: Date): Promise<void> {}
