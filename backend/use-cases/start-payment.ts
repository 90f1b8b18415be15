/** A customer begins to pay for a task. */
import type { Task, User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { conflict, notFound } from '#backend/domain/errors.ts';
import * as payments from '#backend/repositories/payments.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';

/** Returns where to pay. */
export async function startPayment(
  { db, payments: provider }: Pick<Services, 'db' | 'payments'>,
  { item, customer, origin }: { item: number; customer: User; origin: string },
): Promise<string> {
  const task = payable(await payments.payableTask(db, item, customer.id));
  const { id, title, price_cents } = task;
  const { sessionId, url } = await provider.begin({
    taskId: id,
    title,
    amountCents: price_cents,
    email: customer.email,
    origin,
  });
  const payment = { session_id: sessionId, task_id: id, amount_cents: price_cents };
  // While the provider answered, the task may have ended or been paid.
  await inTransaction(db, async (trx) => {
    const users = [task.customer_id, task.owner_id];
    const locked = await lockRows(trx, customer.id, { users, task: id });
    payable(locked.task);
    await payments.open(trx, payment, locked);
  });
  return url;
}

function payable(task: Task | undefined): Task {
  if (!task) throw notFound('task');
  if (task.paid_at) throw conflict('task-paid');
  if (['cancelled', 'declined'].includes(task.status)) throw conflict('task-off', { status: task.status });
  return task;
}
