import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/transaction.ts';

/**
 * Popularity counted bookings, which cost nothing while they are unpaid and cancelled. It counts finished tasks that were
 * paid now, or had no payment because the marketplace takes none, and once for each customer and month.
 */
export async function up(db: Db): Promise<void> {
  await sql`
    update offers set popularity = (
      select count(distinct (customer_id, date_trunc('month', tasks.created_at at time zone 'UTC')))
      from tasks
      where tasks.offer_id = offers.id and tasks.status = 'finished' and (
        not exists (select from payments where task_id = tasks.id)
        or exists (
          select from payments where task_id = tasks.id and payments.status = 'settled' and owner_cents + fee_cents > 0
        )
      )
    )
    where popularity <> 0`.execute(db);
  await sql`
    update offer_language_pairs as pairs set popularity = offers.popularity
    from offers
    where offers.id = pairs.offer_id and offers.popularity <> pairs.popularity`.execute(db);
}
