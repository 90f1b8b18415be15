import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/transaction.ts';

/**
 * A translator has a page for a year after the last of their offers left the lists. An earlier version did not store when
 * that was: the last change of such an offer comes nearest to it.
 */
export async function up(db: Db): Promise<void> {
  await sql`
    alter table offers add column unlisted_at timestamptz`.execute(db);
  await sql`
    update offers set unlisted_at = coalesce(deleted_at, changed_at, created_at) where not active`.execute(
    db,
  );
}
