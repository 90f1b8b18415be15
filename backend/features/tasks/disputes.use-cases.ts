/** Disputes, which an operator decides, and settlements, which the two parties agree on. */
import {
  allowedActions,
  isDivisible,
  isToCome,
  isTooEarly,
  type TaskMoney,
  type TaskStatus,
} from '@dragoman/widgets/server';
import { ownerPartOf, paidFor, taskMoney } from '#backend/features/money/task-money.ts';
import type { Caller } from '#backend/platform/auth/caller.ts';
import { type Locked, lockRows } from '#backend/platform/database/locks.ts';
import type { Task, User } from '#backend/platform/database/tables.ts';
import { inTransaction, type Transaction } from '#backend/platform/database/transaction.ts';
import { conflict, forbidden, notFound } from '#backend/platform/errors.ts';
import * as auditEvents from '#backend/platform/observe/audit.queries.ts';
import type { Services } from '#backend/services.ts';
import * as disputes from './disputes.queries.ts';
import { appointmentOf, roleOf } from './queries.ts';
import * as settlements from './settlements.queries.ts';
import { recordTaskStep } from './steps.use-cases.ts';
import { publishTaskActivity } from './use-cases.ts';

/** One of a task's two parties asks an operator to decide about the money that is held. */
export function openDispute(
  services: Pick<Services, 'db' | 'bus' | 'config'>,
  { user, source }: Caller,
  { task: { id, customer_id, owner_id }, text }: { task: Task; text: string },
): Promise<void> {
  return inTransaction(services.db, async (trx) => {
    const locked = await lockRows(trx, user.id, { users: [customer_id, owner_id], task: id });
    const { task } = locked;
    if (!task) throw notFound('task');
    const { status } = task;
    if (status === 'disputed') throw conflict('dispute-again');
    if (!task.announced) throw conflict('payment-needed');
    const money = taskMoney(await paidFor(trx, id), services.config.paymentPolicy);
    refuseIndivisible(task, user.id, money, locked.at);
    if (isToCome(appointmentOf(task), locked.at)) throw conflict('too-early');
    const opened = { id: locked.newId(), opened_by: user.id, created_at: locked.at };
    await disputes.open(trx, { ...opened, task_id: id, status_before: status, text });
    const activity = { code: 'dispute-opened' } as const;
    await recordTaskStep(trx, services, locked, {
      task,
      to: 'disputed',
      actor: user,
      activity,
      quote: text,
    });
    const audited = { action: 'open-dispute', actor: user.id, subject: String(id) } as const;
    await auditEvents.record(trx, source, audited);
  });
}

/** Whoever opened a dispute takes it back: the task returns to its status before. */
export function withdrawDispute(
  services: Pick<Services, 'db' | 'bus' | 'config'>,
  { task: { id, customer_id, owner_id }, actor }: { task: Task; actor: User },
): Promise<TaskStatus> {
  return inTransaction(services.db, async (trx) => {
    const locked = await lockRows(trx, actor.id, { users: [customer_id, owner_id], task: id });
    const { task } = locked;
    if (!task) throw notFound('task');
    const dispute = await disputes.openOf(trx, id);
    if (!dispute) throw conflict('dispute-missing');
    if (dispute.opened_by !== actor.id) throw forbidden('dispute-not-yours');
    const to = dispute.status_before;
    const activity = { code: 'dispute-withdrawn' } as const;
    await recordTaskStep(trx, services, locked, { task, to, actor, activity });
    return to;
  });
}

interface Decision {
  task: Task;
  /** The id of the dispute that the operator has read: since then it may be another one, with another text. Our own pages always send it. */
  read?: string | undefined;
  ownerPercent: number;
  text: string;
}

/** An operator decides how to divide the money of a disputed task. Returns the task's new status. */
export function decideDispute(
  services: Pick<Services, 'db' | 'bus' | 'config'>,
  { user, source }: Caller,
  { task: { id, offer_id: offer, customer_id, owner_id }, read, ownerPercent, text }: Decision,
): Promise<TaskStatus> {
  return inTransaction(services.db, async (trx) => {
    const users = [user.id, customer_id, owner_id];
    const locked = await lockRows(trx, user.id, { users, offer, task: id });
    const { task } = locked;
    const payment = await paidFor(trx, id);
    // Another operator may have decided since, or the parties have settled.
    const dispute = await disputes.openOf(trx, id);
    if (task?.status !== 'disputed' || !dispute || !payment) throw conflict('dispute-missing');
    if (read !== undefined && dispute.id !== read) throw conflict('dispute-changed');
    const to = ownerPercent === 0 ? 'cancelled' : 'finished';
    await recordTaskStep(trx, services, locked, {
      task,
      to,
      actor: null,
      cause: 'operator',
      ownerPercent,
      activity: { code: 'dispute-decided', amount: ownerPartOf(payment, ownerPercent) },
      decision: { by: user.id, text },
    });
    const audited = { action: 'decide-dispute', actor: user.id, subject: String(id) } as const;
    await auditEvents.record(trx, source, audited);
    return to;
  });
}

interface Proposal {
  task: Task;
  actor: User;
  ownerPercent: number;
  text: string;
}

/**
 * One of a task's two parties proposes how to divide the money that is held. A newer proposal replaces the open one.
 */
export function proposeSettlement(
  { db, bus, config }: Pick<Services, 'db' | 'bus' | 'config'>,
  { task: { id, customer_id, owner_id }, actor, ownerPercent, text }: Proposal,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const locked = await lockRows(trx, actor.id, { users: [customer_id, owner_id], task: id });
    const { task } = locked;
    if (!task) throw notFound('task');
    const payment = await paidFor(trx, id);
    refuseIndivisible(task, actor.id, taskMoney(payment, config.paymentPolicy), locked.at);
    if (payment?.bank_dispute === 'open') throw conflict('bank-dispute-open');
    await settlements.close(trx, id, 'replaced', locked.at);
    const made = { id: locked.newId(), proposed_by: actor.id, created_at: locked.at };
    await settlements.add(trx, { ...made, task_id: id, owner_percent: ownerPercent, text });
    const amount = ownerPartOf(payment, ownerPercent);
    await publishTaskActivity(trx, bus, locked, {
      task,
      actor,
      code: 'settlement-proposed',
      amount,
      quote: text,
    });
  });
}

/**
 * The other side accepts a proposal how to divide the money that is held: the task ends, and each gets their part.
 * Returns the task's new status: it is cancelled where the owner gets nothing.
 */
export function acceptSettlement(
  services: Pick<Services, 'db' | 'bus' | 'config'>,
  { user, source }: Caller,
  answered: AnsweredSettlement,
): Promise<TaskStatus> {
  return inTransaction(services.db, async (trx) => {
    const { task, settlement, locked } = await lockSettlement(trx, user.id, answered);
    const { owner_percent: ownerPercent } = settlement;
    const to = ownerPercent === 0 ? 'cancelled' : 'finished';
    const amount = ownerPartOf(await paidFor(trx, task.id), ownerPercent);
    await settlements.close(trx, task.id, 'accepted', locked.at);
    await recordTaskStep(trx, services, locked, {
      task,
      to,
      actor: user,
      cause: 'settlement',
      ownerPercent,
      activity: { code: 'settlement-accepted', amount },
    });
    const audited = { action: 'settle-task', actor: user.id, subject: String(task.id) } as const;
    await auditEvents.record(trx, source, audited);
    return to;
  });
}

/** The other side declines a proposal how to divide the money that is held. */
export function declineSettlement(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  actor: User,
  answered: AnsweredSettlement,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { task, locked } = await lockSettlement(trx, actor.id, answered);
    await settlements.close(trx, task.id, 'declined', locked.at);
    await publishTaskActivity(trx, bus, locked, { task, actor, code: 'settlement-declined' });
  });
}

interface AnsweredSettlement {
  task: Task;
  /** What the person who answers has read. */
  read: { id: string; owner_percent: number };
}

/** Locks a task with the open proposal how to divide its money, for the side that answers the one it has read. */
async function lockSettlement(
  trx: Transaction,
  actor: string,
  { task: { id, offer_id: offer, customer_id, owner_id }, read }: AnsweredSettlement,
) {
  const locked = await lockRows(trx, actor, { users: [customer_id, owner_id], offer, task: id });
  const { task } = locked;
  if (!task) throw notFound('task');
  const settlement = await settlements.openOf(trx, id);
  if (!settlement) throw conflict('settlement-missing');
  if (settlement.proposed_by === actor) throw conflict('settlement-yours');
  if (settlement.id !== read.id || settlement.owner_percent !== read.owner_percent)
    throw conflict('settlement-changed');
  return { task, settlement, locked };
}

/** Only money that is held is disputed or divided, once the work has begun: before that, one cancels. */
export function refuseIndivisible(task: Task, actor: string, money: TaskMoney, at: Date): void {
  const { status } = task;
  if (money.payment !== 'held') throw conflict('dispute-without-money');
  if (isDivisible(status, money.payment)) return;
  const tooEarly = isTooEarly(appointmentOf(task), at);
  const steps = allowedActions(status, roleOf(task, actor), money, tooEarly).join(', ');
  throw conflict('task-step', { status, steps });
}

/**
 * Once nothing is held for a task any more, its open proposal and its dispute end, and it is where it was before that.
 * Another of its payments may still be held. Part of the transaction of a use case, which has locked the task and both
 * parties.
 */
export async function endDisputeWithoutMoney(
  trx: Transaction,
  services: Pick<Services, 'bus' | 'config'>,
  locked: Locked,
): Promise<void> {
  const { task, at } = locked;
  if (!task || (await paidFor(trx, task.id))?.status === 'held') return;
  await settlements.close(trx, task.id, 'void', at);
  const dispute = await disputes.openOf(trx, task.id);
  if (dispute) await recordTaskStep(trx, services, locked, { task, to: dispute.status_before, actor: null });
}
