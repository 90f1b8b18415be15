/** Which files of the storage the database names: documents by their key, pictures by their address. */
import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/transaction.ts';

const batchSize = 1000;

/** Those of the keys and addresses that a row names. */
export async function named(db: Db, keys: string[], addresses: string[]): Promise<Set<string>> {
  const documents = await db
    .selectFrom('documents')
    .select('storage_key as name')
    .where('storage_key', 'in', keys)
    .execute();
  const people = await db
    .selectFrom('users')
    .select('image as name')
    .where('image', 'in', addresses)
    .execute();
  const partners = await db
    .selectFrom('partners')
    .select('logo as name')
    .where('logo', 'in', addresses)
    .execute();
  return new Set([...documents, ...people, ...partners].flatMap(({ name }) => name ?? []));
}

/** The keys of all documents, in batches. */
export function documentKeys(db: Db): AsyncGenerator<string[]> {
  const documents = db.selectFrom('documents').select('storage_key as name').orderBy('storage_key');
  return pages((last) => documents.where('storage_key', '>', last));
}

/** The addresses of all pictures, in batches. */
export function pictureAddresses(db: Db): AsyncGenerator<string[]> {
  const people = db.selectFrom('users').select('image as name').orderBy('image');
  return pages((last) => people.where('image', '>', last));
}

/** The addresses of all logos that are stored here, in batches. */
export function logoAddresses(db: Db): AsyncGenerator<string[]> {
  const partners = db
    .selectFrom('partners')
    .select('logo as name')
    .where('logo', 'like', '/uploads/%')
    .orderBy('logo');
  return pages((last) => partners.where('logo', '>', last));
}

interface NameQuery {
  limit(count: number): { execute(): Promise<{ name: string | null }[]> };
}

async function* pages(after: (last: string) => NameQuery): AsyncGenerator<string[]> {
  for (let last: string | undefined = ''; last !== undefined; ) {
    const rows = await after(last).limit(batchSize).execute();
    const names = rows.flatMap(({ name }) => name ?? []);
    if (names.length) yield names;
    last = names.at(-1);
  }
}

/** When this database was created. */
export async function databaseCreatedAt(db: Db): Promise<Date> {
  const { rows } = await sql<{ at: string }>`select min(timestamp) as at from kysely_migration`.execute(db);
  return new Date(rows[0]?.at ?? Date.now());
}
