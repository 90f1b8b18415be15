/** A partner's numbers by campaign and origin, from the counts of its pages and from what was booked. Days in UTC. */
import type { CampaignRow } from '@dragoman/widgets/domain/partner.ts';
import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/transaction.ts';
import { cameToNothing, notOwnMember } from './sales.queries.ts';

interface Wanted {
  partner: string;
  /** `YYYY-MM-DD`, both included. */
  from: string;
  to: string;
  /** Percent of the fee. */
  commission: number;
}

/** Most bookings, selections and views first. A campaign that was not counted under its name belongs to `other`. */
export async function read(db: Db, { partner, from, to, commission }: Wanted): Promise<CampaignRow[]> {
  const campaign = sql`case
    when coalesce(tasks.campaign, '') = '' then ''
    when exists (
      select from partner_days as counted
      where counted.partner = tasks.partner and counted.campaign = tasks.campaign
    ) then tasks.campaign
    else 'other' end`;
  const origin = sql`coalesce(tasks.page_origin, '')`;
  const start = sql`${from}::date::timestamp at time zone 'UTC'`;
  const end = sql`(${to}::date + 1)::timestamp at time zone 'UTC'`;
  const { rows } = await sql<CampaignRow>`
    select campaign, origin,
      sum(views)::double precision as views, sum(selections)::double precision as selections,
      sum(bookings)::double precision as bookings, sum(cancelled)::double precision as cancelled, sum(amount)::double precision as amount,
      sum(commission)::double precision as commission
    from (
      select campaign, coalesce(substring(page from '^https?://[^/]+'), '') as origin,
        views, opens as selections, 0 as bookings, 0 as cancelled, 0 as amount, 0 as commission
      from partner_days where partner = ${partner} and day >= ${from} and day <= ${to}
      union all
      select ${campaign}, ${origin}, 0, 0, 1, ${cameToNothing()}, total_cents, 0
      from tasks where partner = ${partner} and announced and created_at >= ${start} and created_at < ${end}
      union all
      select ${campaign}, ${origin}, 0, 0, 0, 0, 0, floor(fee_cents * ${String(commission)}::numeric / 100)
      from tasks join payments on payments.task_id = tasks.id
      where partner = ${partner} and ${notOwnMember()} and payments.status = 'settled'
        and settled_at >= ${start} and settled_at < ${end}
    ) as counted
    group by campaign, origin
    order by sum(bookings) desc, sum(selections) desc, sum(views) desc, campaign, origin
    limit 10000`.execute(db);
  return rows;
}
