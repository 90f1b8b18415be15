/** What follows from a task as one of its two parties sees it. */
import type { AcceptedTask, TaskDocument } from './task.ts';
import { isOver, isPayable, isToCome, opensAt, waitsForPayment } from './task-states.ts';
import { dateOf, instantIn } from './time-zone.ts';

/**
 * When it takes place; null where it says no valid time. With a date, `time` is the time of day; no zone at all means
 * UTC. Without a date it may be a full timestamp.
 */
export function startOf({ date, time = '', timezone }: AcceptedTask): Date | null {
  if (date) return instantIn(timezone === null ? 'UTC' : (timezone ?? ''), date, time.slice(0, 5));
  return /^\d{4}-\d{2}-\d{2}/.test(time) ? dateOf(time) : null;
}

/** Files by their newest version, the newest file first, each with its older versions. */
export function withVersions(
  documents: readonly TaskDocument[],
): { newest: TaskDocument; older: readonly TaskDocument[] }[] {
  const files = new Map<string, TaskDocument[]>();
  // From the newest on: a file takes its place by its newest version.
  for (const document of [...documents].reverse())
    files.set(document.name, [...(files.get(document.name) ?? []), document]);
  return [...files.values()].flatMap(([newest, ...older]) => (newest ? [{ newest, older }] : []));
}

/** What the customer pays for a task, in euros. */
export const priceOf = ({ payment, total, price }: AcceptedTask): number | null =>
  payment?.amount ? payment.amount / 100 : (total ?? price ?? null);

/** Whether the reader has agreed to a change of the terms that holds once they have paid the difference. */
export const owesMore = ({ role, payment }: AcceptedTask): boolean =>
  role === 'customer' && Boolean(payment?.due);

/** Who has to answer the open proposal to change what was agreed; null where there is none, or it waits for its payment only. */
export function answersChange({ role, payment, change }: AcceptedTask): 'reader' | 'other' | null {
  if (!change || payment?.due || change.pay_until !== null) return null;
  return change.by === role ? 'other' : 'reader';
}

/** What the customer has to pay next, in euros: all of it, or what it costs more since its terms were changed. */
export const dueFor = (task: AcceptedTask): number | null =>
  task.payment?.due ? task.payment.due / 100 : priceOf(task);

/** Until when that can be paid; null where nothing ends by itself. */
export const payUntilOf = ({ status, payment, change, pay_until }: AcceptedTask): Date | null =>
  payment?.due ? dateOf(change?.pay_until) : status === 'accepted' ? dateOf(pay_until) : null;

/** What is held for a task, in cents. */
export const heldFor = ({ payment }: AcceptedTask): number =>
  payment?.status === 'held' ? payment.amount - payment.refunded : 0;

/** Cents that go back where the reader cancels or declines it now. */
export const refundFor = (task: AcceptedTask): number => task.cancel?.refund ?? heldFor(task);

/** A booking that is paid first, and is not paid: the other side does not see it yet. */
export const isUnannounced = ({ booking, status, payment }: AcceptedTask): boolean =>
  booking === 'pay-first' &&
  status === 'accepted' &&
  (payment?.status === 'unpaid' || payment?.status === 'pending');

/** `needed`: the task cannot go on before the reader has paid for it. `open`: they may pay, or leave it for later. */
export function payableBy(task: AcceptedTask): 'needed' | 'open' | null {
  const { id, role, status, payment, paid } = task;
  if (!id || role !== 'customer') return null;
  if (!payment) return paid === false && !isOver(status) ? 'open' : null;
  if (!isPayable(status, payment.status)) return null;
  if (isUnannounced(task)) return 'needed';
  return waitsForPayment(status, { policy: payment.policy, payment: payment.status }) ? 'needed' : 'open';
}

/** From when on its owner may start a call that they cannot start yet; null for everything else. */
export const startableFrom = (task: AcceptedTask): Date | null =>
  task.role === 'owner' && task.status === 'accepted' && !task.actions.includes('in_progress')
    ? opensAt({ type: task.type, start: startOf(task) })
    : null;

/** Whether it is a call that is still to come. */
export const isCallToCome = (task: AcceptedTask, now: Date): boolean =>
  isToCome({ type: task.type, start: startOf(task) }, now);

/** Whether the owner of a task can do nothing before the customer has paid for it. */
export const isWaitingForPayment = ({ role, status, payment }: AcceptedTask): boolean =>
  role === 'owner' &&
  payment != null &&
  waitsForPayment(status, { policy: payment.policy, payment: payment.status });
