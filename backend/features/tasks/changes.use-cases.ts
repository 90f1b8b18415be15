/** The two parties of a task change what was agreed: one proposes it, the other one answers. */
import { limits } from '@dragoman/widgets/domain/limits.ts';
import type { TaskChangeInput } from '@dragoman/widgets/domain/task.ts';
import { isChangeable } from '@dragoman/widgets/domain/task-states.ts';
import { fromParts, hoursOf, toParts } from '@dragoman/widgets/domain/units.ts';
import * as availabilities from '#backend/features/availability/queries.ts';
import { refuseOverlap, refuseTakenTime } from '#backend/features/availability/use-cases.ts';
import * as payments from '#backend/features/money/payments.queries.ts';
import { closeCheckouts, returnPart } from '#backend/features/money/payments.use-cases.ts';
import { hasCome, heldCents, isWaiting, sumOf } from '#backend/features/money/task-money.ts';
import { titleOf } from '#backend/features/notifications/activities.ts';
import { notify } from '#backend/features/notifications/use-cases.ts';
import { queueWebhooks } from '#backend/features/partners/deliveries.use-cases.ts';
import { payableTotal, refusePrice, refuseQuantity } from '#backend/platform/agreed-price.ts';
import { type Locked, type LockedOffer, lockInOrder, lockRows } from '#backend/platform/database/locks.ts';
import type { Task, TermChange, User } from '#backend/platform/database/tables.ts';
import { inTransaction, type Transaction } from '#backend/platform/database/transaction.ts';
import { conflict, invalid, notFound } from '#backend/platform/errors.ts';
import { enqueue } from '#backend/platform/jobs/queries.ts';
import { hoursAndMinutes, refuseUnknownZone } from '#backend/platform/wall-clock.ts';
import type { Services } from '#backend/services.ts';
import { refuseTooSoon } from './booking.use-cases.ts';
import { bookableStart, type Plan, startOf, zoneOf } from './booking-time.ts';
import { applyChange, awaitPayment, closeChange, reportChange } from './change-effects.use-cases.ts';
import * as changes from './changes.queries.ts';
import * as tasks from './queries.ts';
import { recordTaskStep } from './steps.use-cases.ts';

type Working = Pick<Services, 'db' | 'bus' | 'config'>;

interface Proposed {
  task: Task;
  actor: User;
  wanted: TaskChangeInput;
}

/** One of a task's two parties proposes other terms. A newer proposal of either side replaces the open one. */
export function proposeChange(
  services: Working,
  { task: { id, offer_id, customer_id, owner_id }, actor, wanted }: Proposed,
): Promise<void> {
  return inTransaction(services.db, async (trx) => {
    const users = [customer_id, owner_id];
    const locked = await lockRows(trx, actor.id, { users, offer: offer_id, task: id });
    const { task, at } = locked;
    if (!task) throw notFound('task');
    if (!isChangeable(task.status)) throw conflict('change-too-late');
    if (!task.announced) throw conflict('payment-needed');
    const terms = await termsWanted(trx, locked, { task, actor, wanted });
    const before = await changes.currentOf(trx, id);
    if (before?.status === 'due') await refusePending(trx, id);
    if (before) await closeChange(trx, task, before, 'replaced', at);
    const { text } = wanted;
    const made = { id: locked.newId(), task_id: id, proposed_by: actor.id, created_at: at };
    const change = await changes.add(trx, { ...made, ...terms, text });
    if (task.status === 'requested') await restartAnswer(trx, services, locked, task);
    await reportChange(trx, services, locked, { task, change, code: 'change-proposed', by: actor, text });
  });
}

/** What is not named stays as it was agreed. */
async function termsWanted(trx: Transaction, { offer, at }: Locked, { task, actor, wanted }: Proposed) {
  const isCustomer = actor.id === task.customer_id;
  const { unit, type: category } = task;
  const quantity = wanted.quantity ?? task.quantity;
  const price_parts = wanted.price === undefined ? task.price_parts : toParts(wanted.price);
  const times = category === 'call' ? await availabilities.of(trx, task.owner_id) : undefined;
  if (quantity !== task.quantity) {
    // Owners may give more of their time than they offer.
    const callHours =
      times && (isCustomer ? times.max_hours : Math.max(times.max_hours, limits.callHoursMax));
    refuseQuantity(quantity, { unit, category, callHours });
  }
  if (wanted.price !== undefined) refusePrice({ category, unit, price: wanted.price });
  const when = whenWanted(task, wanted, at);
  const isMoved = when.starts_at.getTime() !== task.starts_at.getTime();
  if (quantity === task.quantity && price_parts === task.price_parts && !isMoved)
    throw invalid('change-nothing');
  const total_cents = totalOf(task, { quantity, price_parts });
  if (isMoved && isCustomer) await refuseUnwelcome(trx, { task, offer, when, quantity, at });
  else await refuseTaken(trx, task, { ...when, quantity }, at);
  return { quantity, price_parts, total_cents, ...when };
}

/** In cents. A payment, or a refund, of what a change makes out cannot be smaller than any other. */
function totalOf(task: Task, { quantity, price_parts }: Pick<Task, 'quantity' | 'price_parts'>): number {
  if (quantity === task.quantity && price_parts === task.price_parts) return task.total_cents;
  const minimum = task.minimum_cents === null ? null : task.minimum_cents / 100;
  const total = payableTotal({ price: fromParts(price_parts), quantity, minimum });
  const difference = Math.abs(total - task.total_cents) / 100;
  if (difference > 0 && difference < limits.totalMin)
    throw invalid('total-out-of-range', { least: limits.totalMin, most: limits.totalMax });
  return total;
}

type When = Pick<Task, 'date' | 'time' | 'timezone' | 'starts_at'>;

/** A day without a time keeps the time, and the reverse. The same instant on another clock is no change. */
function whenWanted(task: Task, { date, time, timezone }: TaskChangeInput, at: Date): When {
  const agreed = { date: task.date, time: task.time, timezone: task.timezone, starts_at: task.starts_at };
  if (date === undefined && time === undefined && timezone === undefined) return agreed;
  if (timezone) refuseUnknownZone(timezone);
  const plan: Plan = {
    date: date ?? task.date,
    time: time === undefined ? task.time : hoursAndMinutes(time),
    timezone: timezone === undefined ? task.timezone : timezone || null,
  };
  const isSame = startOf(plan)?.getTime() === task.starts_at.getTime();
  return isSame ? agreed : { ...plan, starts_at: bookableStart(plan, at) };
}

interface Wish {
  task: Task;
  offer: LockedOffer | undefined;
  when: When;
  quantity: number;
  at: Date;
}

/** A customer asks for another time: it has to be one at which the owner can be booked. */
async function refuseUnwelcome(trx: Transaction, { task, offer, when, quantity, at }: Wish): Promise<void> {
  if (task.type !== 'call')
    return refuseTooSoon(when.starts_at, { now: at, turnaroundHours: offer?.turnaround_hours ?? 0 });
  const times = await availabilities.of(trx, task.owner_id);
  await refuseTakenTime(trx, times, wantedCall(task, { ...when, quantity }, at));
}

/** Two calls of an owner do not overlap. */
async function refuseTaken(
  trx: Transaction,
  task: Task,
  terms: When & Pick<Task, 'quantity'>,
  at: Date,
): Promise<void> {
  const isSame = terms.starts_at.getTime() === task.starts_at.getTime() && terms.quantity === task.quantity;
  if (task.type !== 'call' || isSame) return;
  await refuseOverlap(trx, wantedCall(task, terms, at));
}

const wantedCall = (
  task: Task,
  { quantity, starts_at, timezone }: When & Pick<Task, 'quantity'>,
  now: Date,
) => ({
  owner: task.owner_id,
  start: starts_at,
  hours: hoursOf({ unit: task.unit, quantity }),
  now,
  timeZone: zoneOf({ timezone }),
  task: task.id,
});

/** What a bank confirms meanwhile is of the terms as they were. */
async function refusePending(trx: Transaction, task: number): Promise<void> {
  const waiting = (await payments.listOf(trx, task)).find(isWaiting);
  if (waiting?.status === 'pending') throw conflict('payment-pending');
}

const hourMs = 60 * 60 * 1000;

/** A booking that is being talked about is not declined by itself meanwhile. */
async function restartAnswer(
  trx: Transaction,
  { config }: Pick<Services, 'config'>,
  { at }: Locked,
  { id }: Task,
): Promise<void> {
  const until = new Date(at.getTime() + config.answerHours * hourMs);
  await tasks.setAnswer(trx, id, until);
  await enqueue(trx, 'decline-booking', { task: id }, until);
}

interface Answered {
  task: Task;
  actor: User;
  /** The id of the proposal that was read. */
  read: string;
}

/** Returns the status of the task, and cents that are to be paid before the change holds. */
export function acceptChange(
  services: Working,
  answered: Answered,
): Promise<{ status: Task['status']; due: number }> {
  return inTransaction(services.db, async (trx) => {
    const { actor } = answered;
    const { task, change, locked } = await lockChange(trx, answered, 'answer');
    if (change.starts_at.getTime() !== task.starts_at.getTime()) bookableStart(change, locked.at);
    await refuseTaken(trx, task, change, locked.at);
    const accepted = { task, change, by: actor } as const;
    const due = await settleMoney(trx, services, locked, { task, change });
    if (due > 0) {
      await awaitPayment(trx, services.config, change, locked.at);
      await reportChange(trx, services, locked, { ...accepted, code: 'change-due', amount: due });
      return { status: task.status, due };
    }
    const changed = await applyChange(trx, services, locked, { task, change });
    await reportChange(trx, services, locked, { ...accepted, code: 'change-accepted' });
    // What the owner proposes instead of an answer is one.
    const isAnswer = task.status === 'requested' && change.proposed_by === task.owner_id;
    if (!isAnswer) return { status: task.status, due };
    await recordTaskStep(trx, services, locked, { task: changed, to: 'accepted', actor });
    return { status: 'accepted', due };
  });
}

/** What was paid too much goes back. Returns cents that are to be paid before the change holds. */
async function settleMoney(
  trx: Transaction,
  { bus }: Pick<Services, 'bus'>,
  locked: Locked,
  { task, change: { total_cents } }: { task: Task; change: TermChange },
): Promise<number> {
  if (total_cents === task.total_cents) return 0;
  await refusePending(trx, task.id);
  const all = await payments.listOf(trx, task.id);
  const sum = sumOf(all);
  if (!sum || !all.some(hasCome)) {
    await closeCheckouts(trx, task.id);
    return 0;
  }
  if (sum.bank_dispute === 'open') throw conflict('bank-dispute-open');
  if (total_cents > task.total_cents) return total_cents - task.total_cents;
  const excess = heldCents(sum) - total_cents;
  if (excess <= 0) return 0;
  await returnPart(trx, task, excess, locked);
  const { id: about, customer_id: to } = task;
  const refunded = { code: 'refunded', to, ...titleOf(task), amount: excess, about } as const;
  await notify(trx, bus, locked, { activities: [{ ...refunded, mail: { back: excess } }] });
  await queueWebhooks(trx, locked, 'payment.refunded', task, excess);
  return 0;
}

/** The other side does not want the change. */
export function declineChange(services: Working, answered: Answered): Promise<void> {
  return inTransaction(services.db, async (trx) => {
    const { task, change, locked } = await lockChange(trx, answered, 'answer');
    await closeChange(trx, task, change, 'declined', locked.at);
    const { actor: by } = answered;
    await reportChange(trx, services, locked, { task, change, code: 'change-declined', by });
  });
}

/** Whoever proposed a change takes it back. */
export function withdrawChange(services: Working, answered: Answered): Promise<void> {
  return inTransaction(services.db, async (trx) => {
    const { task, change, locked } = await lockChange(trx, answered, 'withdraw');
    await closeChange(trx, task, change, 'withdrawn', locked.at);
    const { actor: by } = answered;
    await reportChange(trx, services, locked, { task, change, code: 'change-withdrawn', by });
  });
}

/** Locks a task with its open change, for whoever answers or withdraws the one that they have read. */
async function lockChange(
  trx: Transaction,
  { task: { id, offer_id, customer_id, owner_id }, actor, read }: Answered,
  what: 'answer' | 'withdraw',
) {
  const users = [customer_id, owner_id];
  const locked = await lockRows(trx, actor.id, { users, offer: offer_id, task: id });
  const { task } = locked;
  if (!task) throw notFound('task');
  const change = await changes.currentOf(trx, id);
  if (change?.status !== 'open' || change.id !== read) throw conflict('change-changed');
  const isOwn = change.proposed_by === actor.id;
  if (what === 'answer' && isOwn) throw conflict('change-yours');
  if (what === 'withdraw' && !isOwn) throw conflict('change-not-yours');
  return { task, change, locked };
}

export interface DueChange {
  change: string;
  /** ISO 8601. */
  payUntil: string;
}

/** An accepted change that nobody has paid in time lapses. Does nothing where it is paid, over, or to be paid at another time by now. */
export function lapseChange(services: Working, { change: id, payUntil }: DueChange): Promise<void> {
  return inTransaction(services.db, async (trx) => {
    const found = await changes.find(trx, id);
    const row = found && (await tasks.find(trx, found.task_id));
    if (!row) return;
    const locked = await lockInOrder(trx, { users: [row.customer_id, row.owner_id], task: row.id });
    const { task, at } = locked;
    const change = await changes.dueOf(trx, row.id);
    if (!task || change?.id !== id || change.pay_until?.toISOString() !== payUntil || change.pay_until > at)
      return;
    await closeChange(trx, task, change, 'lapsed', at);
    await reportChange(trx, services, locked, { task, change, code: 'change-lapsed', by: null });
  });
}
