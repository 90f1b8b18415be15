import { type Kysely, sql } from 'kysely';

/** Counts of partners' pages by day. They hold no single visit. */
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
