import { type Kysely, sql } from 'kysely';

/** What partners' pages bring, as numbers by day: nobody's visit can be told from another's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table partner_days (
      partner text not null,
      day text not null,
      campaign text not null,
      page text not null,
      views integer not null default 0,
      opens integer not null default 0,
      bookings integer not null default 0,
      primary key (partner, day, campaign, page)
    )`.execute(db);
}
