/** What people are told by itself about a task: a call comes soon, and a finished task may be reviewed. */
import { fullName, type NewActivity, titleOf } from '#backend/features/notifications/activities.ts';
import { notify } from '#backend/features/notifications/use-cases.ts';
import * as reviews from '#backend/features/offers/reviews.queries.ts';
import * as users from '#backend/features/people/queries.ts';
import type { Task } from '#backend/platform/database/tables.ts';
import { inTransaction, type Transaction } from '#backend/platform/database/transaction.ts';
import type { Services } from '#backend/services.ts';
import * as tasks from './queries.ts';
import { lockTask } from './steps.use-cases.ts';

type Working = Pick<Services, 'db' | 'bus'>;

export interface Reminder {
  task: number;
  /** ISO 8601. */
  startsAt: string;
  dueAt: string;
}

const hourMs = 60 * 60 * 1000;

/**
 * Both sides are reminded of a call. Does nothing where it is over, has another time by now or has begun, nor a second time; a
 * reminder that comes so late that the next one is due leaves it to that.
 */
export function remindOfCall({ db, bus }: Working, { task: id, startsAt, dueAt }: Reminder): Promise<void> {
  return inTransaction(db, async (trx) => {
    const locked = await lockTask(trx, id);
    const task = locked?.task;
    if (!locked || !task || (task.status !== 'accepted' && task.status !== 'in_progress')) return;
    if (task.starts_at.toISOString() !== startsAt || !isFirst(task, dueAt)) return;
    const left = task.starts_at.getTime() - locked.at.getTime();
    const isEarly = new Date(dueAt).getTime() < task.starts_at.getTime() - hourMs;
    if (left <= 0 || (isEarly && left <= hourMs)) return;
    await tasks.setReminded(trx, id, new Date(dueAt));
    const { customer_id, owner_id, date, time, timezone } = task;
    const reminded = async (to: string, other: string): Promise<NewActivity> => ({
      to,
      by: other,
      code: 'call-reminder',
      ...titleOf(task),
      person: await nameOf(trx, other),
      date,
      time,
      timezone,
      about: id,
    });
    await notify(trx, bus, locked, {
      activities: [await reminded(customer_id, owner_id), await reminded(owner_id, customer_id)],
    });
  });
}

export type Invitation = Omit<Reminder, 'startsAt'>;

/** A customer is invited to review a task. Does nothing where the task is reviewed or the translator has left, nor a second time. */
export function inviteToReview({ db, bus }: Working, { task: id, dueAt }: Invitation): Promise<void> {
  return inTransaction(db, async (trx) => {
    const locked = await lockTask(trx, id);
    const task = locked?.task;
    if (!locked || task?.status !== 'finished' || !isFirst(task, dueAt)) return;
    if (!locked.isHere(task.owner_id) || (await reviews.isWritten(trx, id))) return;
    await tasks.setReminded(trx, id, new Date(dueAt));
    const { customer_id: to, owner_id: by } = task;
    const invited = { code: 'review-invitation', ...titleOf(task), person: await nameOf(trx, by) } as const;
    await notify(trx, bus, locked, { activities: [{ to, by, ...invited, about: id }] });
  });
}

/** A job may run again after a process died, and in two of them. */
const isFirst = ({ reminded_at }: Pick<Task, 'reminded_at'>, dueAt: string): boolean =>
  reminded_at === null || reminded_at < new Date(dueAt);

async function nameOf(trx: Transaction, id: string): Promise<string> {
  const person = await users.find(trx, id);
  return person ? fullName(person) : '';
}
