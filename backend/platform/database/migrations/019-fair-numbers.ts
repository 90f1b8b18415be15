import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/transaction.ts';

/**
 * Ratings were the plain mean of all reviews, so that a booking for a few cents counted as much as a large one. A review
 * weighs what was paid now, and a month's first one counts of what a customer books with one owner.
 * A partner's own members earned it a part of the fees of what they booked themselves.
 */
export async function up(db: Db): Promise<void> {
  await sql`
    alter table reviews add column weight integer not null default 0 check (weight between 0 and 5000)`.execute(
    db,
  );
  await sql`
    update reviews set weight = case when weighed.place > 1 then 0
      else greatest(500, least(5000, weighed.paid)) end
    from (
      select reviews.id,
        row_number() over (
          partition by tasks.owner_id, tasks.customer_id, date_trunc('month', tasks.created_at at time zone 'UTC')
          order by reviews.id
        ) as place,
        coalesce((
          select sum(case when status = 'settled' then owner_cents + fee_cents else 0 end)
          from payments where payments.task_id = tasks.id
        ), 5000) as paid
      from reviews join tasks on tasks.id = reviews.task_id
    ) as weighed
    where weighed.id = reviews.id`.execute(db);
  await sql`alter table offers add column rating_mean integer not null default 0`.execute(db);
  await sql`update offers set rating_count = 0, rating_rank = 0 where rating_count > 0`.execute(db);
  await sql`
    update offers set rating_mean = counted.mean, rating_count = counted.number,
      rating_rank = counted.mean * 1000 + least(counted.number, 999)
    from (
      select offer_id, count(*)::integer as number,
        round(sum(rating * weight) * 1000.0 / sum(weight))::integer as mean
      from reviews where weight > 0 and offer_id is not null group by offer_id
    ) as counted
    where counted.offer_id = offers.id`.execute(db);
  await sql`
    update offer_language_pairs as pairs set rating_rank = offers.rating_rank
    from offers where offers.id = pairs.offer_id and offers.rating_rank <> pairs.rating_rank`.execute(db);
  await sql`alter table offers drop column rating_sum`.execute(db);
  await sql`alter table tasks add column by_member boolean not null default false`.execute(db);
  await sql`
    update tasks set by_member = true
    from partner_members where partner_id::text = tasks.partner and user_id = tasks.customer_id`.execute(db);
}
