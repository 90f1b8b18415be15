/** A task moves on: by its parties, or by itself when its time is over. */
import type { StepCause } from '@dragoman/widgets/domain/task.ts';
import {
  allowedActions,
  heldMoneyAfter,
  isOver,
  isTooEarly,
  needsPayment,
  type Shares,
  type TaskStatus,
  waitsForTime,
} from '@dragoman/widgets/server';
import * as messages from '#backend/features/chat/messages.queries.ts';
import { closeCheckouts, divideMoney } from '#backend/features/money/payments.use-cases.ts';
import {
  heldCents,
  ownerPartOf,
  paidFor,
  refundAfter,
  taskMoney,
} from '#backend/features/money/task-money.ts';
import {
  fullName,
  messageColumns,
  type NewActivity,
  taskAddress,
  titleOf,
} from '#backend/features/notifications/activities.ts';
import * as notifications from '#backend/features/notifications/queries.ts';
import { notify } from '#backend/features/notifications/use-cases.ts';
import * as offers from '#backend/features/offers/queries.ts';
import { queueWebhooks } from '#backend/features/partners/deliveries.use-cases.ts';
import { partiesOf } from '#backend/features/people/task-parties.queries.ts';
import { type Locked, lockInOrder, lockRows } from '#backend/platform/database/locks.ts';
import type { Task, User } from '#backend/platform/database/tables.ts';
import { inTransaction, type Transaction } from '#backend/platform/database/transaction.ts';
import { conflict, notFound } from '#backend/platform/errors.ts';
import { enqueue } from '#backend/platform/jobs/queries.ts';
import type { Services } from '#backend/services.ts';
import { endChange } from './change-effects.use-cases.ts';
import { payUntilOf, scheduleEnds, scheduleInvitation } from './deadlines.ts';
import * as disputes from './disputes.queries.ts';
import * as tasks from './queries.ts';
import { appointmentOf, roleOf } from './queries.ts';
import * as settlements from './settlements.queries.ts';

interface Move {
  task: Task;
  to: TaskStatus;
  actor: User;
  /** What the actor says about it. */
  message?: string | undefined;
  /** Cents that the actor has read go back to the customer. */
  refund?: number | undefined;
}

/** One of a task's two parties moves it to its next status. Returns what the same person may do next. */
export function moveTask(
  services: Pick<Services, 'db' | 'bus' | 'config'>,
  { task: { id, offer_id, customer_id, owner_id }, to, actor, message, refund }: Move,
): Promise<TaskStatus[]> {
  const policy = services.config.paymentPolicy;
  return inTransaction(services.db, async (trx) => {
    const users = [customer_id, owner_id];
    const locked = await lockRows(trx, actor.id, { users, offer: offer_id, task: id });
    const { task } = locked;
    if (!task) throw notFound('task');
    const { status } = task;
    const role = roleOf(task, actor.id);
    const payment = await paidFor(trx, id);
    const money = taskMoney(payment, policy);
    const tooEarly = isTooEarly(appointmentOf(task), locked.at);
    const allowed = allowedActions(status, role, money, tooEarly);
    if (to === status) return allowed;
    if (needsPayment(status, to, role, money)) throw conflict('payment-needed');
    if (tooEarly && waitsForTime(status, to, role)) throw conflict('too-early');
    if (!allowed.includes(to)) throw conflict('task-step', { status, steps: allowed.join(', ') });
    const returned = refundAfter(heldMoneyAfter(status, to, role), { task, payment }, locked.at);
    if (refund !== undefined && refund !== (returned ?? 0)) throw conflict('refund-changed');
    await recordTaskStep(trx, services, locked, { task, to, actor, message, refund: returned });
    const after = taskMoney(await paidFor(trx, id), policy);
    return allowedActions(to, role, after, tooEarly);
  });
}

export interface TaskStep {
  task: Task;
  to: TaskStatus;
  /** Who did it; null where the task moved by itself or an operator decided. */
  actor: User | null;
  cause?: StepCause;
  /** What the actor says about it. */
  message?: string | undefined;
  /**
   * What becomes of the money that is held: the owner's part in percent, or cents that go back. One of them is needed where
   * the task ends while money is held.
   */
  ownerPercent?: number | undefined;
  refund?: number | undefined;
  /** What the message and the notifications say in the place of the new status. Amounts in cents. */
  activity?: {
    code:
      | 'dispute-opened'
      | 'dispute-withdrawn'
      | 'dispute-decided'
      | 'settlement-accepted'
      | 'ended-unpaid'
      | 'owner-missed';
    amount?: number;
  };
  /** What the actor wrote elsewhere than in the message. */
  quote?: string | undefined;
  /** What the operator says who decides about a disputed task. */
  decision?: { by: string; text: string } | undefined;
}

/**
 * A task's new status, with all that belongs to it: its money, history, a message in the conversation,
 * notifications, and when the task moves on by itself. Part of the transaction of a use case, which has locked both
 * parties and, where the task finishes, its offer, and read the task after that.
 */
export async function recordTaskStep(
  trx: Transaction,
  { bus, config }: Pick<Services, 'bus' | 'config'>,
  locked: Locked,
  step: TaskStep,
): Promise<Shares | undefined> {
  const { task, to, actor, cause = 'party', message: text } = step;
  const finish_at = to === 'delivered' ? await scheduleFinish(trx, task.id, config, locked) : null;
  const pay_until = to === 'accepted' ? payUntilOf(task, config, locked.at) : null;
  const due = { answer_until: null, finish_at, pay_until };
  const by = actor?.id ?? null;
  await tasks.move(trx, task, { to, by, cause, message: text || null, due }, locked);
  if (to === 'accepted') await scheduleEnds(trx, { ...task, pay_until }, locked.at);
  await endDispute(trx, task, step, locked.at);
  const shares = isOver(to) ? await endMoney(trx, task, step, locked) : undefined;
  if (to === 'finished') {
    await offers.countFinished(trx, task.id, config.paymentPolicy);
    await scheduleInvitation(trx, task.id, locked.at);
  }
  if (!task.announced) {
    // Nobody was told that it began.
    await notify(trx, bus, locked, { task: { id: task.id, status: to, people: partiesOf(task) } });
    return shares;
  }
  await queuePartnerWebhooks(trx, locked, { ...task, status: to }, task.status, shares);
  const people = [task.customer_id, task.owner_id];
  // A message has an author. A step that happened by itself is recorded under the person who could have taken it.
  const author = by ?? (to === 'declined' ? task.owner_id : task.customer_id);
  const other = people.find((person) => person !== author) ?? author;
  const { activity = { code: `task-${to}` } as const } = step;
  const moved = { ...activity, ...titleOf(task) };
  const named = actor ? { ...moved, person: fullName(actor) } : moved;
  const conversation = { conversation_id: task.conversation_id, created_by: author, created_with: other };
  const message = await messages.add(
    trx,
    // The author of a message about a new status is who set it. Other sentences name the person.
    {
      ...conversation,
      kind: 'system',
      ...messageColumns(step.activity ? named : moved),
      url: taskAddress(task),
    },
    locked,
  );
  const concerned = actor ? [other] : people;
  // The notification of a delivery covers those of its files.
  if (to === 'delivered' && by && !step.activity) {
    const delivered = { user_id: other, actor_id: by, url: taskAddress(task) };
    await notifications.removeUnreadOfFiles(trx, delivered);
  }
  const mail = stepMail(step, shares);
  await notify(trx, bus, locked, {
    message,
    task: { id: task.id, status: to, people },
    activities: [
      ...concerned.map((to) => ({ to, by, ...named, about: task.id, mail })),
      ...(shares ? moneyActivities(task, shares, concerned) : []),
    ],
  });
  if (text) {
    const written = { ...conversation, kind: 'text', text } as const;
    await notify(trx, bus, locked, { message: await messages.add(trx, written, locked) });
  }
  await endChange(trx, { bus, config }, locked, { task, to });
  return shares;
}

async function queuePartnerWebhooks(
  trx: Transaction,
  locked: Locked,
  task: Task,
  from: TaskStatus,
  shares: Shares | undefined,
): Promise<void> {
  const { status } = task;
  if (from === 'requested' && status === 'accepted')
    await queueWebhooks(trx, locked, 'booking.accepted', task);
  if (status === 'cancelled' || status === 'declined')
    await queueWebhooks(trx, locked, 'booking.cancelled', task);
  if (status === 'finished') await queueWebhooks(trx, locked, 'booking.finished', task);
  if (shares && shares.net + shares.fee > 0)
    await queueWebhooks(trx, locked, 'payment.released', task, shares.net + shares.fee);
  if (shares?.customer) await queueWebhooks(trx, locked, 'payment.refunded', task, shares.customer);
}

/** A task that is over leaves no money undecided and no checkout to pay at. */
async function endMoney(
  trx: Transaction,
  task: Task,
  { ownerPercent, refund }: Pick<TaskStep, 'ownerPercent' | 'refund'>,
  locked: Locked,
): Promise<Shares | undefined> {
  const payment = await paidFor(trx, task.id);
  await closeCheckouts(trx, task.id);
  const held = heldCents(payment);
  if (held === 0) return undefined;
  if (refund !== undefined) return divideMoney(trx, task, held - refund, locked);
  if (ownerPercent === undefined) throw new Error(`Nobody decided about the money of task ${task.id}.`);
  return divideMoney(trx, task, ownerPartOf(payment, ownerPercent), locked);
}

/** What the mail about a step says beside it: why, and what becomes of the money. */
function stepMail({ message, quote = message, decision, actor }: TaskStep, shares: Shares | undefined) {
  const by = actor ? fullName(actor) : null;
  return {
    quote: decision ? { text: decision.text, by: null } : quote ? { text: quote, by } : undefined,
    ...(shares && { back: shares.customer, net: shares.net, also: 'money' as const }),
  };
}

/** Whoever gets a mail about the step reads there what becomes of the money. */
function moneyActivities(task: Task, { customer, net }: Shares, mailed: string[]): NewActivity[] {
  const { id, customer_id, owner_id } = task;
  const named = titleOf(task);
  const refunded = { code: 'refunded', to: customer_id, ...named, amount: customer, about: id } as const;
  const released = { code: 'released', to: owner_id, ...named, amount: net, task: String(id) } as const;
  return [...(customer ? [refunded] : []), ...(net ? [released] : [])].map((activity) =>
    mailed.includes(activity.to) ? { ...activity, mail: 'none' } : activity,
  );
}

interface Ending {
  to: TaskStatus;
  cause?: StepCause | undefined;
  ownerPercent?: number | undefined;
  decision?: { by: string; text: string } | undefined;
}

/**
 * A task has an open dispute as long as it is `disputed`, and an open proposal only while there is money to divide.
 * Part of the transaction of a task's step.
 */
async function endDispute(
  trx: Transaction,
  task: Task,
  { to, cause, ownerPercent, decision }: Ending,
  at: Date,
): Promise<void> {
  if (task.status === 'disputed') {
    const outcome = cause === 'settlement' ? 'settled' : cause === 'operator' ? 'decided' : 'withdrawn';
    const decided = { decided_by: decision?.by ?? null, decision: decision?.text ?? null };
    const ending = { ...decided, outcome, owner_percent: ownerPercent ?? null } as const;
    await disputes.close(trx, task.id, ending, at);
  }
  if (isOver(to)) await settlements.close(trx, task.id, 'void', at);
}

const dayMs = 24 * 60 * 60 * 1000;
/** A finish is announced two days before, or at half time where the period is shorter. */
const announcedMs = 2 * dayMs;

/**
 * A task that is delivered now finishes by itself later, which its customer is told before. Part of the transaction
 * of a use case. Returns when; null for never.
 */
export async function scheduleFinish(
  trx: Transaction,
  task: number,
  { autoFinishDays }: Pick<Services['config'], 'autoFinishDays'>,
  { at }: Pick<Locked, 'at'>,
): Promise<Date | null> {
  if (autoFinishDays === 0) return null;
  const period = autoFinishDays * dayMs;
  const finishAt = new Date(at.getTime() + period);
  const announceAt = new Date(finishAt.getTime() - Math.min(announcedMs, period / 2));
  const due = { task, finishAt: finishAt.toISOString() };
  await enqueue(trx, 'announce-finish', due, announceAt);
  await enqueue(trx, 'finish-task', due, finishAt);
  return finishAt;
}

/**
 * A customer is told that a delivered task is going to finish by itself. Does nothing where the task has moved on
 * since.
 */
export function announceFinish({ db, bus }: Pick<Services, 'db' | 'bus'>, due: Due): Promise<void> {
  return inTransaction(db, async (trx) => {
    const found = await lockDeliveredTask(trx, due);
    if (!found) return;
    const { task, locked } = found;
    const [date = '', time = ''] = due.finishAt.slice(0, 16).split('T');
    const { id: about, customer_id: to } = task;
    const announced = { code: 'finish-announced', ...titleOf(task), date, time, timezone: 'UTC' } as const;
    await notify(trx, bus, locked, { activities: [{ to, ...announced, about }] });
  });
}

/**
 * A delivered task finishes by itself when its time is over. Does nothing where the task has moved on since, or
 * waits for its payment or a bank.
 */
export function finishTask(services: Pick<Services, 'db' | 'bus' | 'config'>, due: Due): Promise<void> {
  return inTransaction(services.db, async (trx) => {
    const found = await lockDeliveredTask(trx, due);
    if (!found) return;
    const { task, locked } = found;
    const payment = await paidFor(trx, task.id);
    const money = taskMoney(payment, services.config.paymentPolicy);
    if (needsPayment('delivered', 'finished', 'customer', money) || payment?.bank_dispute === 'open') return;
    const step = { task, to: 'finished', actor: null, cause: 'time', ownerPercent: 100 } as const;
    await recordTaskStep(trx, services, locked, step);
  });
}

/** A booking that its owner did not answer in time is declined. */
export function declineBooking(services: Pick<Services, 'db' | 'bus' | 'config'>, id: number): Promise<void> {
  return inTransaction(services.db, async (trx) => {
    const locked = await lockTask(trx, id);
    const { task } = locked ?? {};
    if (!locked || task?.status !== 'requested' || !task.answer_until || task.answer_until > locked.at)
      return;
    await recordTaskStep(trx, services, locked, { task, to: 'declined', actor: null, cause: 'time' });
  });
}

export interface Due {
  task: number;
  /** ISO 8601. */
  finishAt: string;
}

/** Locks a task that is due to finish by itself at a time. Undefined where the task has moved on since. */
export async function lockDeliveredTask(trx: Transaction, { task: id, finishAt }: Due) {
  const locked = await lockTask(trx, id);
  const task = locked?.task;
  const isDue = task?.status === 'delivered' && task.finish_at?.toISOString() === finishAt;
  return locked && isDue ? { task, locked } : undefined;
}

/** Locks a task with both its parties and its offer, for what nobody does: jobs. */
export async function lockTask(trx: Transaction, id: number): Promise<Locked | undefined> {
  const found = await tasks.find(trx, id);
  if (!found) return undefined;
  const { customer_id, owner_id, offer_id: offer } = found;
  return lockInOrder(trx, { users: [customer_id, owner_id], offer, task: id });
}
