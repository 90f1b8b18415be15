import { type Kysely, sql } from 'kysely';

/**
 * One-time codes by which a link on a partner's page leads to the marketplace signed in. Each works in the browser of the
 * sign-in only, and goes with its refresh token.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sign_in_codes add column browser_hash text`.execute(db);
  await sql`alter table renewals add column browser_hash text`.execute(db);
  await sql`alter table sessions add column arrived_from text`.execute(db);
  await sql`
    create table link_codes (
      code_hash text primary key,
      user_id uuid not null references users (id),
      renewal_id uuid not null references renewals (id) on delete cascade,
      page_hash text not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index link_codes_renewal on link_codes (renewal_id)`.execute(db);
}
