/** The SQL of the versions of the legal texts. */
import type { Insertable } from 'kysely';
import type { Tables } from '#backend/platform/database/tables.ts';
import type { Db } from '#backend/platform/database/transaction.ts';

/** Those that are there stay as they are: a version is a hash of its texts. */
export async function addVersions(
  db: Db,
  versions: readonly Insertable<Tables['legal_versions']>[],
): Promise<void> {
  await db
    .insertInto('legal_versions')
    .values(versions)
    .onConflict((on) => on.doNothing())
    .execute();
}
