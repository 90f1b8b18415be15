import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/transaction.ts';

/**
 * The origin of the partner's page whose token made a booking: that page may show it. `page_origin` is what the call said
 * of itself, for the partner's report. Bookings from before are shown by our own pages only.
 */
export async function up(db: Db): Promise<void> {
  await sql`
    alter table tasks add column made_on text;
    create index tasks_made_on on tasks (customer_id, made_on) where made_on is not null`.execute(db);
}
