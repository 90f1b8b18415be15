/** The time limits of a booking that is agreed on: until when it is paid, and until when its owner begins. */
import type { Config } from '#backend/config.ts';
import type { Task } from '#backend/platform/database/tables.ts';
import type { Transaction } from '#backend/platform/database/transaction.ts';
import { enqueue } from '#backend/platform/jobs/queries.ts';

const hourMs = 60 * 60 * 1000;
const weekMs = 7 * 24 * hourMs;
const remindedMs = 3 * hourMs;

/**
 * Until when a booking has to be paid that was agreed on just now: for a time, and not later than an hour before its
 * start. Whoever books shortly before the start has an hour.
 */
export function payUntilOf(
  { starts_at }: Pick<Task, 'starts_at'>,
  { paymentPolicy, payWithinHours }: Pick<Config, 'paymentPolicy' | 'payWithinHours'>,
  at: Date,
): Date | null {
  if (paymentPolicy !== 'before-start') return null;
  const beforeStart = Math.max(starts_at.getTime() - hourMs, at.getTime() + hourMs);
  return new Date(Math.min(at.getTime() + payWithinHours * hourMs, beforeStart));
}

/** When a task ends whose owner has not started it. */
export const missedAt = ({ starts_at }: Pick<Task, 'starts_at'>): Date =>
  new Date(starts_at.getTime() + weekMs);

/** An unpaid booking ends later, which its customer is told before. Part of the transaction of a use case. */
export async function schedulePayment(
  trx: Transaction,
  { id, pay_until }: Pick<Task, 'id' | 'pay_until'>,
  at: Date,
): Promise<void> {
  if (!pay_until) return;
  const due = { task: id, payUntil: pay_until.toISOString() };
  const period = pay_until.getTime() - at.getTime();
  await enqueue(trx, 'remind-to-pay', due, new Date(pay_until.getTime() - Math.min(remindedMs, period / 2)));
  await enqueue(trx, 'end-unpaid', due, pay_until);
}

/** What happens by itself to a booking that is agreed on now. Part of the transaction of a use case. */
export async function scheduleEnds(
  trx: Transaction,
  task: Pick<Task, 'id' | 'pay_until' | 'starts_at'>,
  at: Date,
): Promise<void> {
  await schedulePayment(trx, task, at);
  await enqueue(trx, 'end-missed', { task: task.id }, missedAt(task));
}
