import { type Kysely, sql } from 'kysely';

/** A used authorization code stays until it expires, with the refresh token that it gave: a second use revokes that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sign_in_codes add column renewal_id uuid references renewals (id) on delete cascade`.execute(
    db,
  );
}
