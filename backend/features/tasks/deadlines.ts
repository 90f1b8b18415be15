/** What happens by itself to a booking that is agreed on: until when it is paid and begun, and what people are told. */
import { limits } from '@dragoman/widgets/domain/limits.ts';
import type { Config } from '#backend/config.ts';
import { type PaymentSum, paidFor, paymentStatusOf } from '#backend/features/money/task-money.ts';
import type { Locked } from '#backend/platform/database/locks.ts';
import type { Task } from '#backend/platform/database/tables.ts';
import type { Transaction } from '#backend/platform/database/transaction.ts';
import { enqueue } from '#backend/platform/jobs/queries.ts';
import type { Services } from '#backend/services.ts';
import * as tasks from './queries.ts';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const weekMs = 7 * dayMs;
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

/** Until when a booking has to be paid that is paid first: not later than its start, of which its owner learns then. */
export const payFirstUntil = (at: Date, { starts_at }: Pick<Task, 'starts_at'>): Date =>
  new Date(Math.min(at.getTime() + limits.payFirstMinutes * minuteMs, starts_at.getTime()));

/** As above, once somebody looks at its payment page. */
const onPageUntil = ({ created_at, starts_at }: Pick<Task, 'created_at' | 'starts_at'>): Date =>
  new Date(Math.min(created_at.getTime() + limits.payFirstMinutesOnPage * minuteMs, starts_at.getTime()));

/** When a task ends whose owner has not started it. */
export const missedAt = ({ starts_at }: Pick<Task, 'starts_at'>): Date =>
  new Date(starts_at.getTime() + weekMs);

/** An unpaid booking ends later, which its customer is told before if anybody is told of it. Part of the transaction of a use case. */
export async function schedulePayment(
  trx: Transaction,
  { id, pay_until, announced }: Pick<Task, 'id' | 'pay_until' | 'announced'>,
  at: Date,
): Promise<void> {
  if (!pay_until) return;
  const due = { task: id, payUntil: pay_until.toISOString() };
  const period = pay_until.getTime() - at.getTime();
  const remindAt = new Date(pay_until.getTime() - Math.min(remindedMs, period / 2));
  if (announced) await enqueue(trx, 'remind-to-pay', due, remindAt);
  await enqueue(trx, 'end-unpaid', due, pay_until);
}

/** Hours before a call at which both sides are reminded of it. */
const remindedHours = [24, 1];

/** Both sides of a call that is agreed on now are reminded before its time. Part of the transaction of a use case. */
export async function scheduleReminders(
  trx: Transaction,
  { id, type, starts_at }: Pick<Task, 'id' | 'type' | 'starts_at'>,
  at: Date,
): Promise<void> {
  if (type !== 'call') return;
  for (const hours of remindedHours) {
    const dueAt = new Date(starts_at.getTime() - hours * hourMs);
    // Whoever books later than that has just read when it is.
    if (dueAt <= at) continue;
    const due = { task: id, startsAt: starts_at.toISOString(), dueAt: dueAt.toISOString() };
    await enqueue(trx, 'remind-of-call', due, dueAt);
  }
}

/**
 * What happens by itself to a booking that is agreed on now, or that is announced now. Part of the transaction of a use
 * case.
 */
export async function scheduleEnds(
  trx: Transaction,
  task: Pick<Task, 'id' | 'type' | 'pay_until' | 'starts_at' | 'announced'>,
  at: Date,
): Promise<void> {
  await schedulePayment(trx, task, at);
  if (!task.announced) return;
  await scheduleReminders(trx, task, at);
  await enqueue(trx, 'end-missed', { task: task.id }, missedAt(task));
}

/** A customer is invited to review a task a day after it finished. Part of the transaction of a use case. */
export async function scheduleInvitation(trx: Transaction, task: number, at: Date): Promise<void> {
  const dueAt = new Date(at.getTime() + dayMs);
  await enqueue(trx, 'invite-to-review', { task, dueAt: dueAt.toISOString() }, dueAt);
}

/** Whether nobody has paid for a booking, nor is a bank about to confirm it. */
export const isUnpaid = (payment: PaymentSum | undefined): boolean =>
  paymentStatusOf(payment, 'before-start') === 'unpaid';

/** A booking that is still to be paid has its time to be paid from now on. Part of the transaction of a use case. */
export async function restartPayment(
  trx: Transaction,
  { config }: Pick<Services, 'config'>,
  { task, at }: Pick<Locked, 'task' | 'at'>,
): Promise<void> {
  if (task?.status !== 'accepted') return;
  const payUntil = task.announced ? payUntilOf(task, config, at) : onPageUntil(task);
  await setPayUntil(trx, task, isUnpaid(await paidFor(trx, task.id)) ? payUntil : null, at);
}

/**
 * Somebody looks at the payment page of a booking that is paid first: its time is longer, once. Part of the transaction of
 * a use case.
 */
export async function extendPayment(
  trx: Transaction,
  { task, at }: Pick<Locked, 'task' | 'at'>,
): Promise<void> {
  if (task?.status !== 'accepted' || task.announced || !task.pay_until || task.pay_until <= at) return;
  const pay_until = onPageUntil(task);
  if (task.pay_until < pay_until) await setPayUntil(trx, task, pay_until, at);
}

async function setPayUntil(trx: Transaction, task: Task, pay_until: Date | null, at: Date): Promise<void> {
  await tasks.setPayUntil(trx, task.id, pay_until);
  await schedulePayment(trx, { ...task, pay_until }, at);
}
