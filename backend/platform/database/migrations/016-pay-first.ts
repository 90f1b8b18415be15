import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/transaction.ts';

/** An owner may want to be paid first: until then a booking is not announced to anybody. All bookings of before are. */
export async function up(db: Db): Promise<void> {
  await sql`
    alter table tasks add column announced boolean not null default true;
    alter table offers drop constraint offers_booking_check;
    alter table offers add constraint offers_booking_check check (booking in ('instant', 'on-request', 'pay-first'))`.execute(
    db,
  );
}
