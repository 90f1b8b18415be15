/** The jobs that wait or run. pg-boss stores them in the schema `jobs`. */
import { sql } from 'kysely';
import { jobQueue } from '#backend/platform/database/job-queue.ts';
import { runPrepared } from '#backend/platform/database/pool.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

type Nothing = Record<string, never>;

/** Each job with its data: ids, never personal data, as finished jobs stay for days. */
export interface JobData {
  'sweep-expired': Nothing;
  'sweep-files': Nothing;
  'apply-events': Nothing;
  'read-receipt': { payment: string };
  'expire-checkout': { payment: string };
  'send-refund': { refund: string };
  'send-transfer': { transfer: string };
  /** `finishAt`: ISO 8601. A task that was delivered again since has another one. */
  'announce-finish': { task: number; finishAt: string };
  'finish-task': { task: number; finishAt: string };
  'decline-booking': { task: number };
  /** `payUntil`: ISO 8601. A payment that failed at the bank gives the task another one. */
  'remind-to-pay': { task: number; payUntil: string };
  'end-unpaid': { task: number; payUntil: string };
  'end-missed': { task: number };
  /** `payUntil`: ISO 8601. A payment that failed at the bank gives the change another one. */
  'lapse-change': { change: string; payUntil: string };
  /** ISO 8601. A call that was moved since has another start; `dueAt` tells one reminder from the next. */
  'remind-of-call': { task: number; startsAt: string; dueAt: string };
  'invite-to-review': { task: number; dueAt: string };
  'sweep-deadlines': Nothing;
  'count-words': { document: string };
  'read-calendars': Nothing;
  'send-mail': { mail: string; attempt: number; isRequested?: boolean };
  /** The message may have been read since. */
  'mail-unread': { message: string };
  'send-webhook': { delivery: string; attempt: number };
  /** `since`: ISO 8601. A webhook that has worked again meanwhile fails since another time, if at all. */
  'switch-off-webhook': { webhook: string; since: string };
}

export type JobName = keyof JobData;

/** Part of the transaction of a use case: the job runs at `at`, or when it commits, at least once. */
export async function enqueue<Name extends JobName>(
  trx: Transaction,
  name: Name,
  data: JobData[Name],
  at?: Date,
): Promise<void> {
  const id = await jobQueue(trx).send(name, data, at ? { startAfter: at } : {});
  if (!id)
    throw new Error(`There is no queue for the job "${name}": openJobs makes those of the list of jobs.`);
}

/** Those of the named jobs that are due. */
export async function due(db: Db, names: JobName[]): Promise<JobName[]> {
  const query = db
    .selectFrom('jobs.job')
    .select('name')
    .distinct()
    .where((is) => is('name', '=', is.fn.any(is.val(names))))
    .where('state', 'in', ['created', 'retry'])
    .where('start_after', '<', (now) => now.fn('now'));
  const rows = await runPrepared(db, query.compile());
  const found = new Set(rows.map(({ name }) => name));
  return names.filter((name) => found.has(name));
}

/** The job still runs: its time begins anew. */
export async function extend(db: Db, name: JobName, id: string): Promise<void> {
  await db
    .updateTable('jobs.job')
    .set((set) => ({ started_on: set.fn<Date>('now') }))
    .where('name', '=', name)
    .where('id', '=', id)
    .where('state', '=', 'active')
    .execute();
}

/** The job runs later, in so many seconds. The attempt does not count. */
export async function postpone(db: Db, name: JobName, id: string, seconds: number): Promise<void> {
  await db
    .updateTable('jobs.job')
    .set({ state: 'created', started_on: null, start_after: sql`now() + ${seconds} * interval '1 second'` })
    .where('name', '=', name)
    .where('id', '=', id)
    .where('state', '=', 'active')
    .execute();
}

/** Another process may run the job at once. The attempt does not count. */
export async function giveBack(db: Db, name: JobName, id: string): Promise<void> {
  await db
    .updateTable('jobs.job')
    .set({ state: 'created', started_on: null })
    .where('name', '=', name)
    .where('id', '=', id)
    .where('state', '=', 'active')
    .execute();
}
