/** What a partner's visitors have booked, for the partner: nothing of what they wrote, and not who they are. */
import type { Db } from '#backend/platform/database/transaction.ts';

export interface BookingFilter {
  reference: string | undefined;
  campaign: string | undefined;
}

const ofPartner = (db: Db, partner: string, { reference, campaign }: BookingFilter) =>
  db
    .selectFrom('tasks')
    .where('partner', '=', partner)
    .where('announced', '=', true)
    .$if(reference !== undefined, (query) => query.where('reference', '=', reference as string))
    .$if(campaign !== undefined, (query) => query.where('campaign', '=', campaign as string));

const shown = (query: ReturnType<typeof ofPartner>) =>
  query.select([
    ...(['id', 'offer_id', 'reference', 'campaign', 'page_origin', 'status', 'booking', 'type'] as const),
    ...(['price_parts', 'unit', 'quantity', 'total_cents'] as const),
    ...(['date', 'time', 'timezone', 'created_at', 'updated_at'] as const),
  ]);

export type PartnerBooking = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>;

/** Newest first, with one row more than requested. */
export async function list(
  db: Db,
  partner: string,
  { limit, before, ...filter }: BookingFilter & { limit: number; before: number | undefined },
): Promise<PartnerBooking[]> {
  return shown(ofPartner(db, partner, filter))
    .$if(before !== undefined, (query) => query.where('id', '<', before as number))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** Counts up to 1001. */
export async function count(db: Db, partner: string, filter: BookingFilter): Promise<number> {
  const { total } = await db
    .selectFrom(ofPartner(db, partner, filter).select('id').limit(1001).as('found'))
    .select((is) => is.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function find(db: Db, partner: string, id: number): Promise<PartnerBooking | undefined> {
  const all = { reference: undefined, campaign: undefined };
  return shown(ofPartner(db, partner, all))
    .where('id', '=', id)
    .executeTakeFirst();
}
