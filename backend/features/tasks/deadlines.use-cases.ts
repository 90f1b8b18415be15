/** A booking ends by itself: nobody has paid it, or its owner has not started it. */
import { paidFor } from '#backend/features/money/task-money.ts';
import { titleOf } from '#backend/features/notifications/activities.ts';
import { notify } from '#backend/features/notifications/use-cases.ts';
import { inTransaction, type Transaction } from '#backend/platform/database/transaction.ts';
import { enqueue } from '#backend/platform/jobs/queries.ts';
import type { Services } from '#backend/services.ts';
import * as changes from './changes.queries.ts';
import { lapseChange } from './changes.use-cases.ts';
import { isUnpaid, missedAt, restartPayment } from './deadlines.ts';
import * as tasks from './queries.ts';
import { lockTask, recordTaskStep } from './steps.use-cases.ts';

export interface Unpaid {
  task: number;
  /** ISO 8601. */
  payUntil: string;
}

type Working = Pick<Services, 'db' | 'bus' | 'config'>;

/** A customer is reminded that a booking ends unpaid soon. Does nothing where it is paid or over. */
export function remindToPay(services: Working, due: Unpaid): Promise<void> {
  return inTransaction(services.db, async (trx) => {
    const found = await lockUnpaid(trx, services, due);
    if (!found) return;
    const { task, locked } = found;
    const [date = '', time = ''] = due.payUntil.slice(0, 16).split('T');
    const { id: about, customer_id: to, total_cents: amount } = task;
    const reminder = { code: 'payment-reminder', amount, date, time, timezone: 'UTC' } as const;
    await notify(trx, services.bus, locked, { activities: [{ to, ...reminder, ...titleOf(task), about }] });
  });
}

/** A booking that nobody has paid in time is cancelled. Does nothing where it is paid or over. */
export function endUnpaid(services: Working, due: Unpaid): Promise<void> {
  return inTransaction(services.db, async (trx) => {
    const found = await lockUnpaid(trx, services, due);
    if (!found || new Date(due.payUntil) > found.locked.at) return;
    const activity = { code: 'ended-unpaid' } as const;
    const step = { task: found.task, to: 'cancelled', actor: null, cause: 'time', activity } as const;
    await recordTaskStep(trx, services, found.locked, step);
  });
}

/**
 * Undefined where it is paid, over, has to be paid at another time by now, or need not be paid before its start. What is paid
 * first ends whatever the policy is by now.
 */
async function lockUnpaid(
  trx: Transaction,
  { config }: Pick<Services, 'config'>,
  { task: id, payUntil }: Unpaid,
) {
  const locked = await lockTask(trx, id);
  const task = locked?.task;
  if (task?.status !== 'accepted' || task.pay_until?.toISOString() !== payUntil) return undefined;
  if (task.announced && config.paymentPolicy !== 'before-start') return undefined;
  return locked && isUnpaid(await paidFor(trx, id)) ? { task, locked } : undefined;
}

/**
 * A task whose owner has not started it a week after its time is cancelled, and its customer gets everything back. Does
 * nothing where it was started or is over; where its time was moved, it waits for that.
 */
export function endMissed(services: Working, id: number): Promise<void> {
  return inTransaction(services.db, async (trx) => {
    const locked = await lockTask(trx, id);
    const task = locked?.task;
    if (!locked || task?.status !== 'accepted') return;
    if (missedAt(task) > locked.at) return enqueue(trx, 'end-missed', { task: id }, missedAt(task));
    // The money is with the bank: the next sweep tries again.
    if ((await paidFor(trx, id))?.bank_dispute === 'open') return;
    const end = { to: 'cancelled', actor: null, cause: 'time', ownerPercent: 0 } as const;
    await recordTaskStep(trx, services, locked, { task, ...end, activity: { code: 'owner-missed' } });
  });
}

/**
 * Bookings of before there were these limits, or of another payment policy, get them; and whatever is overdue ends, such
 * as what a bank held up.
 */
export async function sweepDeadlines(services: Working): Promise<void> {
  const { db, config } = services;
  if (config.paymentPolicy === 'before-start')
    for (const id of await tasks.withoutPayUntil(db)) await limitPayment(services, id);
  for (const { id, pay_until } of await tasks.overdue(db, config.paymentPolicy))
    await endUnpaid(services, { task: id, payUntil: pay_until.toISOString() });
  for (const id of await tasks.missed(db)) await endMissed(services, id);
  for (const { id, pay_until } of await changes.overdue(db))
    await lapseChange(services, { change: id, payUntil: pay_until.toISOString() });
}

const limitPayment = (services: Working, id: number) =>
  inTransaction(services.db, async (trx) => {
    const locked = await lockTask(trx, id);
    const task = locked?.task;
    if (!locked || task?.status !== 'accepted' || task.pay_until) return;
    await restartPayment(trx, services, locked);
  });
