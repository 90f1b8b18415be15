import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/transaction.ts';

/**
 * A price was for an hour, or for all of a proposal, in cents. It is for one of four units now and in ten-thousandths of a
 * euro, because a word costs parts of a cent.
 */
export async function up(db: Db): Promise<void> {
  for (const table of ['offers', 'offer_language_pairs', 'proposals', 'tasks'])
    await sql`
      alter table ${sql.table(table)} rename column price_cents to price_parts;
      alter table ${sql.table(table)} alter column price_parts type integer using price_parts * 100`.execute(
      db,
    );
  await sql`
    alter index offers_price_cents rename to offers_price_parts;
    alter index offers_type_price_cents rename to offers_type_price_parts;
    alter index offer_language_pairs_price_cents rename to offer_language_pairs_price_parts;

    alter table offers
      add column unit text not null default 'hour' check (unit in ('hour', 'word', 'page', 'fixed')),
      add column minimum_cents integer,
      add column turnaround_hours integer not null default 0;

    alter table proposals
      add column unit text not null default 'fixed' check (unit in ('hour', 'word', 'page', 'fixed')),
      add column quantity double precision not null default 1 check (quantity > 0);

    alter table tasks
      add column unit text not null default 'hour' check (unit in ('hour', 'word', 'page', 'fixed')),
      add column minimum_cents integer;
    alter table tasks rename column hours to quantity;
    alter table tasks drop constraint tasks_hours_check;
    alter table tasks add check (quantity > 0);
    update tasks set unit = 'fixed', quantity = 1 where request_id is not null`.execute(db);
}
