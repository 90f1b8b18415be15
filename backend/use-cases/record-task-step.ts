/**
 * A task's new status, with all that belongs to it: its money, history, a message in the conversation, notifications, and
 * when the task moves on by itself.
 */
import { isOver, type Shares, type TaskStatus } from '@dragoman/widgets/server';
import type { StepCause, Task, User } from '#backend/database/tables.ts';
import type { Transaction } from '#backend/database/transaction.ts';
import { fullName, messageColumns } from '#backend/domain/activity.ts';
import { taskAddress } from '#backend/domain/task-address.ts';
import { heldCents } from '#backend/domain/task-money.ts';
import type { Locked } from '#backend/repositories/locks.ts';
import * as messages from '#backend/repositories/messages.ts';
import * as notifications from '#backend/repositories/notifications.ts';
import * as payments from '#backend/repositories/payments.ts';
import * as history from '#backend/repositories/task-history.ts';
import type { Services } from '#backend/services.ts';
import { closeCheckout } from './close-checkout.ts';
import { divideMoney } from './divide-money.ts';
import { endTalks } from './end-talks.ts';
import { publishActivity } from './publish-activity.ts';
import { queueWebhooks } from './queue-webhooks.ts';
import { scheduleFinish } from './schedule-finish.ts';

export interface TaskStep {
  task: Task;
  to: TaskStatus;
  /** Who did it; null where the task moved by itself or an operator decided. */
  actor: User | null;
  cause?: StepCause;
  /** What the actor says about it. */
  message?: string | undefined;
  /** The owner's part of the money that is held, in percent. Needed where the task ends while money is held. */
  ownerPercent?: number | undefined;
  /** What the message and the notifications say in the place of the new status. Amounts in cents. */
  activity?: {
    code: 'dispute-opened' | 'dispute-withdrawn' | 'dispute-decided' | 'settlement-accepted';
    amount?: number;
  };
  /** Of the operator who decides about a disputed task. */
  decision?: { by: string; text: string } | undefined;
}

/** Part of the transaction of a use case, which has locked both parties and read the task after that. */
export async function recordTaskStep(
  trx: Transaction,
  { bus, config }: Pick<Services, 'bus' | 'config'>,
  locked: Locked,
  step: TaskStep,
): Promise<Shares | undefined> {
  const { task, to, actor, cause = 'party', message: said } = step;
  const finish_at = to === 'delivered' ? await scheduleFinish(trx, task.id, config, locked) : null;
  const due = { answer_until: null, finish_at };
  const by = actor?.id ?? null;
  await history.move(trx, task, { to, by, cause, message: said || null, due }, locked);
  await endTalks(trx, task, step, locked.at);
  const shares = isOver(to) ? await endMoney(trx, task, step.ownerPercent, locked) : undefined;
  await tellPartner(trx, locked, { ...task, status: to }, task.status, shares);
  const people = [task.customer_id, task.owner_id];
  // A message has an author. What nobody did, stands as the step of whoever would have taken it.
  const author = by ?? (to === 'declined' ? task.owner_id : task.customer_id);
  const other = people.find((person) => person !== author) ?? author;
  const { activity = { code: `task-${to}` } as const } = step;
  const moved = { ...activity, title: task.title };
  const named = actor ? { ...moved, person: fullName(actor) } : moved;
  const conversation = { conversation_id: task.conversation_id, created_by: author, created_with: other };
  const message = await messages.add(
    trx,
    // Of a new status the message's author is who did it. Other sentences name the person.
    {
      ...conversation,
      kind: 'system',
      ...messageColumns(step.activity ? named : moved),
      url: taskAddress(task),
    },
    locked,
  );
  const text = messageColumns(named);
  const told = actor ? [other] : people;
  // The notification of a delivery covers those of its files.
  if (to === 'delivered' && by && !step.activity) {
    const delivered = { user_id: other, actor_id: by, url: taskAddress(task) };
    await notifications.removeUnreadOfFiles(trx, delivered);
  }
  await publishActivity(trx, bus, locked, {
    message,
    task: { id: task.id, status: to, people },
    notifications: [
      ...told.map((user_id) => ({ user_id, actor_id: by, kind: 'task', ...text, url: taskAddress(task) })),
      ...(shares ? moneyNotifications(task, shares) : []),
    ],
  });
  if (said) {
    const written = { ...conversation, kind: 'text', text: said } as const;
    await publishActivity(trx, bus, locked, { message: await messages.add(trx, written, locked) });
  }
  return shares;
}

async function tellPartner(
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
  ownerPercent: number | undefined,
  locked: Locked,
): Promise<Shares | undefined> {
  const payment = await payments.liveOf(trx, task.id);
  if (!payment) return undefined;
  if (heldCents(payment) === 0) {
    await closeCheckout(trx, payment);
    return undefined;
  }
  if (ownerPercent === undefined) throw new Error(`Nobody decided about the money of task ${task.id}.`);
  return divideMoney(trx, task, payment, ownerPercent, locked);
}

function moneyNotifications(task: Task, { customer, net }: Shares): notifications.NewNotification[] {
  const refunded = messageColumns({ code: 'refunded', title: task.title, amount: customer });
  const released = messageColumns({
    ...{ code: 'released', title: task.title, amount: net },
    task: String(task.id),
  });
  const notified = { kind: 'payment' };
  return [
    ...(customer ? [{ ...notified, user_id: task.customer_id, ...refunded, url: taskAddress(task) }] : []),
    ...(net ? [{ ...notified, user_id: task.owner_id, ...released, url: '/Earnings' }] : []),
  ];
}
