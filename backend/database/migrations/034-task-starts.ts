import { instantIn } from '@dragoman/widgets/server';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/database/tables.ts';

/** When a task is due, as an instant: lists by date hold tasks of many time zones. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await sql`alter table tasks add column starts_at timestamptz`.execute(db);
  const tasks = await db.selectFrom('tasks').select(['id', 'date', 'time', 'timezone']).execute();
  for (const { id, date, time, timezone } of tasks) {
    // A time that the clocks skipped counts as UTC.
    const starts_at = instantIn(timezone || 'UTC', date, time) ?? new Date(`${date}T${time}Z`);
    await db.updateTable('tasks').set({ starts_at }).where('id', '=', id).execute();
  }
  await sql`alter table tasks alter column starts_at set not null`.execute(db);
}
