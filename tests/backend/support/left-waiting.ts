/** Bookings that earlier tests of a file have left, so that the next one's customer may book again. */
import type { TestApp } from './test-app.ts';

/** Not by a call: nobody is told, and no other test counts it. */
export async function endLeftWaiting({ db }: Pick<TestApp, 'db'>): Promise<void> {
  await db
    .updateTable('tasks')
    .set({ status: 'cancelled', answer_until: null })
    .where('status', 'in', ['requested', 'accepted'])
    .execute();
}
