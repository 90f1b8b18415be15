/** What a partner's visitors booked, and what the partner gets of the fees. Amounts in cents, days in UTC. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#backend/platform/database/transaction.ts';

export interface Money {
  /** Bookings that were cancelled, declined or not paid in time. */
  cancelled: number;
  /** Booked, whatever became of it. */
  amount: number;
  /** The partner's part of the fees of money that was released on these days, but for what its own members booked. */
  commission: number;
}

interface Wanted {
  partner: string;
  /** `YYYY-MM-DD`, both included. */
  from: string;
  to: string;
  /** Percent of the fee. */
  commission: number;
}

/** 1 for a booking that was cancelled, declined or not paid in time, else 0. */
export const cameToNothing = () => sql`(tasks.status in ('cancelled', 'declined'))::integer`;

/** A member now, or when the task was booked: what they book themselves earns a partner nothing. */
export const notOwnMember = () => sql`not by_member and not exists (
  select from partner_members
  where partner_members.partner_id::text = tasks.partner and partner_members.user_id = tasks.customer_id)`;

/** Sums by day or by campaign. A campaign that was not counted under its name belongs to `other`, as in the counts. */
export async function sums(
  db: Db,
  by: 'day' | 'campaign',
  { partner, from, to, commission }: Wanted,
): Promise<(Money & { key: string })[]> {
  const key = (at: RawBuilder<unknown>) =>
    by === 'day'
      ? sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')`
      : sql`case
          when coalesce(tasks.campaign, '') = '' then ''
          when exists (
            select from partner_days as counted
            where counted.partner = tasks.partner and counted.campaign = tasks.campaign
          ) then tasks.campaign
          else 'other' end`;
  const within = (at: RawBuilder<unknown>) =>
    sql`${at} >= ${from}::date::timestamp at time zone 'UTC'
      and ${at} < (${to}::date + 1)::timestamp at time zone 'UTC'`;
  const [booked, settled] = [sql`tasks.created_at`, sql`payments.settled_at`];
  // The sums of integers are bigints, which do not reach what a number loses.
  const { rows } = await sql<Money & { key: string }>`
    select key, sum(cancelled)::double precision as cancelled, sum(amount)::double precision as amount, sum(commission)::double precision as commission
    from (
      select ${key(booked)} as key, ${cameToNothing()} as cancelled, total_cents as amount,
        0 as commission
      from tasks where partner = ${partner} and announced and ${within(booked)}
      union all
      select ${key(settled)}, 0, 0, floor(fee_cents * ${String(commission)}::numeric / 100)
      from tasks join payments on payments.task_id = tasks.id
      where partner = ${partner} and ${notOwnMember()} and payments.status = 'settled' and ${within(settled)}
    ) as moved
    group by key`.execute(db);
  return rows;
}
