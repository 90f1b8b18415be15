/** A customer begins to pay for a task. */
import type { User } from '#backend/database/tables.ts';
import { conflict, notFound } from '#backend/domain/errors.ts';
import * as payments from '#backend/repositories/payments.ts';
import type { Services } from '#backend/services.ts';

/** Returns where to pay. */
export async function startPayment(
  { db, now, payments: provider }: Pick<Services, 'db' | 'now' | 'payments'>,
  { item, customer, origin }: { item: number; customer: User; origin: string },
): Promise<string> {
  const task = await payments.payableTask(db, item, customer.id);
  if (!task) throw notFound('task');
  if (task.paid_at) throw conflict('task-paid');
  if (['cancelled', 'declined'].includes(task.status)) throw conflict('task-off', { status: task.status });
  const { id, title, price_cents } = task;
  const { sessionId, url } = await provider.begin({
    taskId: id,
    title,
    amountCents: price_cents,
    email: customer.email,
    origin,
  });
  await payments.open(db, { session_id: sessionId, task_id: id, amount_cents: price_cents }, now());
  return url;
}
