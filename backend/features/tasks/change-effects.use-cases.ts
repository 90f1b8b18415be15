/** A change of what was agreed comes into force, waits for its payment, or ends without. */
import { countedAfter } from '@dragoman/widgets/domain/cancellation.ts';
import { fromParts } from '@dragoman/widgets/domain/units.ts';
import { type Activity, isOver, type TaskStatus } from '@dragoman/widgets/server';
import * as messages from '#backend/features/chat/messages.queries.ts';
import { closeCheckouts } from '#backend/features/money/payments.use-cases.ts';
import { paidFor, taskMoney } from '#backend/features/money/task-money.ts';
import {
  fullName,
  messageColumns,
  taskAddress,
  titleOf,
} from '#backend/features/notifications/activities.ts';
import { notify } from '#backend/features/notifications/use-cases.ts';
import { queueWebhooks } from '#backend/features/partners/deliveries.use-cases.ts';
import type { Locked } from '#backend/platform/database/locks.ts';
import type { Task, TermChange, User } from '#backend/platform/database/tables.ts';
import type { Transaction } from '#backend/platform/database/transaction.ts';
import { enqueue } from '#backend/platform/jobs/queries.ts';
import type { Services } from '#backend/services.ts';
import * as changes from './changes.queries.ts';
import { missedAt, restartPayment, scheduleReminders } from './deadlines.ts';
import * as tasks from './queries.ts';
import * as settlements from './settlements.queries.ts';

type Working = Pick<Services, 'bus' | 'config'>;

/**
 * From now on a task is as the two agreed on. Part of the transaction of a use case, which has locked the task and dealt
 * with its money. Returns the task as it is then.
 */
export async function applyChange(
  trx: Transaction,
  { config }: Pick<Services, 'config'>,
  locked: Locked,
  { task, change }: { task: Task; change: TermChange },
): Promise<Task> {
  const { quantity, price_parts, total_cents, date, time, timezone, starts_at } = change;
  const { cancellation, starts_at: start, cancel_from } = task;
  const counted = countedAfter(cancellation, { start, counted: cancel_from ?? start }, starts_at, locked.at);
  const when = { date, time, timezone, starts_at };
  const from = { cancel_from: counted.getTime() === starts_at.getTime() ? null : counted };
  const terms = { quantity, price_parts, total_cents, ...when, ...from };
  const changed = await tasks.setTerms(trx, task.id, terms, locked.at);
  await changes.close(trx, change.id, 'agreed', locked.at);
  // It divides other money than whoever proposed it has seen.
  if (total_cents !== task.total_cents) await settlements.close(trx, task.id, 'void', locked.at);
  if (task.status === 'accepted') {
    const { payment } = taskMoney(await paidFor(trx, task.id), config.paymentPolicy);
    if (payment === 'unpaid') await restartPayment(trx, { config }, { task: changed, at: locked.at });
    await enqueue(trx, 'end-missed', { task: task.id }, missedAt(changed));
  }
  // The reminders of the time before do nothing.
  if (starts_at.getTime() !== start.getTime() && task.status !== 'requested')
    await scheduleReminders(trx, changed, locked.at);
  await queueWebhooks(trx, locked, 'booking.changed', changed);
  return changed;
}

/** An accepted change is paid: it holds, and both are told. Part of the transaction of a use case. */
export async function putInForce(
  trx: Transaction,
  services: Working,
  locked: Locked,
  { task, change }: { task: Task; change: TermChange },
): Promise<void> {
  await applyChange(trx, services, locked, { task, change });
  await reportChange(trx, services, locked, { task, change, code: 'change-in-force', by: null });
}

/** Hours within which an accepted change is to be paid begin. Part of the transaction of a use case. */
export async function awaitPayment(
  trx: Transaction,
  { payWithinHours }: Pick<Services['config'], 'payWithinHours'>,
  { id }: Pick<TermChange, 'id'>,
  at: Date,
): Promise<void> {
  const payUntil = new Date(at.getTime() + payWithinHours * hourMs);
  await changes.awaitPayment(trx, id, payUntil);
  await enqueue(trx, 'lapse-change', { change: id, payUntil: payUntil.toISOString() }, payUntil);
}

const hourMs = 60 * 60 * 1000;

/** A bank confirms the payment of a change, and may take its time. Part of the transaction of a use case. */
export async function stopLapse(trx: Transaction, task: number): Promise<void> {
  const due = await changes.dueOf(trx, task);
  if (due) await changes.awaitPayment(trx, due.id, null);
}

/** The bank has refused the payment of a change: it may be paid again. Part of the transaction of a use case. */
export async function restartLapse(
  trx: Transaction,
  { config }: Pick<Services, 'config'>,
  { task, at }: Pick<Locked, 'task' | 'at'>,
): Promise<void> {
  const due = task && (await changes.dueOf(trx, task.id));
  if (due) await awaitPayment(trx, config, due, at);
}

/** From these on what was agreed stays as it is. */
const closing: readonly TaskStatus[] = ['delivered', 'disputed'];

/**
 * A task has moved on: a change that is proposed, or not paid yet, ends where it cannot hold any more. Part of the
 * transaction of a task's step.
 */
export async function endChange(
  trx: Transaction,
  services: Working,
  locked: Locked,
  { task, to }: { task: Task; to: TaskStatus },
): Promise<void> {
  if (!isOver(to) && !closing.includes(to)) return;
  const change = await changes.currentOf(trx, task.id);
  if (!change) return;
  await closeChange(trx, task, change, 'void', locked.at);
  await reportChange(trx, services, locked, {
    task: { ...task, status: to },
    change,
    code: 'change-ended',
    by: null,
  });
}

/** What was to be paid for it cannot be paid any more. Part of the transaction of a use case. */
export async function closeChange(
  trx: Transaction,
  { id }: Pick<Task, 'id'>,
  change: TermChange,
  status: changes.ClosedStatus,
  at: Date,
): Promise<void> {
  if (change.status === 'due') await closeCheckouts(trx, id);
  await changes.close(trx, change.id, status, at);
}

interface ChangeReport {
  /** As it was before. */
  task: Task;
  change: TermChange;
  code:
    | 'change-proposed'
    | 'change-accepted'
    | 'change-due'
    | 'change-in-force'
    | 'change-declined'
    | 'change-withdrawn'
    | 'change-ended'
    | 'change-lapsed';
  /** Null where it happened by itself: then both are notified. */
  by: User | null;
  /** Cents. */
  amount?: number;
  /** What the person says about it. */
  text?: string;
}

/**
 * Says in the conversation of a task what became of a change, and notifies the other side, or both. Part of the transaction
 * of a use case, which has locked both.
 */
export async function reportChange(
  trx: Transaction,
  { bus }: Pick<Services, 'bus'>,
  locked: Locked,
  { task, change, code, by, amount, text }: ChangeReport,
): Promise<void> {
  const people = [task.customer_id, task.owner_id];
  // A message has an author. What happened by itself is recorded under the customer.
  const author = by?.id ?? task.customer_id;
  const other = people.find((person) => person !== author) ?? author;
  const activity = {
    code,
    ...titleOf(task),
    ...(by && { person: fullName(by) }),
    ...(amount !== undefined && { amount }),
    change: { before: termsOf(task), after: termsOf(change) },
  };
  const mail = by && text ? { quote: { text, by: fullName(by) } } : {};
  const conversation = { conversation_id: task.conversation_id, created_by: author, created_with: other };
  const line = {
    ...conversation,
    kind: 'system',
    ...messageColumns(activity),
    url: taskAddress(task),
  } as const;
  await notify(trx, bus, locked, {
    message: await messages.add(trx, line, locked),
    task: { id: task.id, status: task.status, people },
    activities: (by ? [other] : people).map((to) => ({ to, by: by?.id, ...activity, about: task.id, mail })),
  });
  if (text) {
    const written = { ...conversation, kind: 'text', text } as const;
    await notify(trx, bus, locked, { message: await messages.add(trx, written, locked) });
  }
}

type Terms = Pick<Task, 'quantity' | 'price_parts' | 'total_cents' | 'date' | 'time' | 'timezone'>;

const termsOf = ({ quantity, price_parts, total_cents, date, time, timezone }: Terms) =>
  ({
    quantity,
    price: fromParts(price_parts),
    total: total_cents / 100,
    date,
    time,
    timezone,
  }) satisfies NonNullable<Activity['change']>['before'];
