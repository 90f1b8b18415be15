/** Works on the jobs. pg-boss stores them, repeats those that fail, and archives them; this file polls and runs them. */
import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseAway } from '#backend/database/database-faults.ts';
import { jobQueue } from '#backend/database/job-queue.ts';
import * as jobRows from '#backend/repositories/jobs.ts';
import { type Job, type JobContext, type JobList, jobList } from './job-list.ts';
import { runJob } from './run-job.ts';

type JobName = jobRows.JobName;

const pollMs = 1000;
const maintainMs = 60_000;
/** In milliseconds, how long running jobs may take to finish when the process stops. */
const stopMs = 3000;
const giveBackMs = 1000;

const day = 24 * 60 * 60;
/** Done jobs stay longer than the longest span of a schedule, because they mark the spans that are done. */
const retention = {
  archiveCompletedAfterSeconds: 2 * day,
  archiveFailedAfterSeconds: 30 * day,
  deleteAfterDays: 7,
};

/** To be called before the server listens, as calls may enqueue jobs. `start` begins to work on them. */
export async function openJobs({
  services,
  log,
  jobs = jobList,
}: Omit<JobContext, 'signal'> & { jobs?: JobList }) {
  const { db } = services;
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  const working = new Map<JobName, Promise<void>>();
  const running = new Map<string, JobName>();
  let polling: Promise<void> | undefined;
  let maintainedAt = 0;
  let lastReport = '';

  // We poll ourselves, with one query for all queues. The worker of pg-boss does not await the query that settles a
  // job: where the database is away at that moment, the rejection would end the process.
  const queue = jobQueue(db, { schedule: false, supervise: false, ...retention });
  await queue.start();
  // TypeScript knows the keys of an object as strings only.
  const names = Object.keys(jobs) as JobName[];
  for (const name of names) {
    const { retryLimit, retryDelay, expireInSeconds } = jobs[name];
    await queue.updateQueue(name, { name, retryLimit, retryDelay, retryBackoff: true, expireInSeconds });
  }

  async function poll(): Promise<void> {
    while (!isStopping()) {
      try {
        await maintain();
        const free = names.filter((name) => !working.has(name));
        for (const name of await jobRows.due(db, free)) working.set(name, workOn(name));
        lastReport = '';
      } catch (error) {
        report(error);
      }
      await delay(pollMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  /** Every process does this, every minute: the jobs of dead processes fail, old ones go, scheduled ones are added. */
  async function maintain(): Promise<void> {
    if (Date.now() < maintainedAt + maintainMs) return;
    // Before the work: where it fails, the polls of the next minute run jobs nevertheless.
    maintainedAt = Date.now();
    await queue.maintain();
    for (const name of names) {
      const { every } = jobs[name];
      // The database accepts one for each span.
      if (every) await queue.send(name, {}, { singletonKey: 'schedule', singletonSeconds: every });
    }
  }

  async function workOn(name: JobName): Promise<void> {
    await Promise.all(Array.from({ length: jobs[name].atOnce ?? 1 }, () => work(name)));
    working.delete(name);
  }

  /** Runs due jobs of this name, one after the other, until none is left. */
  async function work(name: JobName): Promise<void> {
    const job: Job<object> = jobs[name];
    try {
      while (!isStopping()) {
        const [fetched] = await queue.fetch<object>(name, { includeMetadata: true });
        if (!fetched) break;
        running.set(fetched.id, name);
        const run = { name, job, fetched, stopping: stopping.signal };
        await runJob(queue, { services, log }, run).finally(() => running.delete(fetched.id));
      }
    } catch (error) {
      report(error);
    }
  }

  /** Once, not with each poll. Calls and the health check report a database that is away. */
  function report(error: unknown): void {
    const message = String(error);
    if (isStopping() || isDatabaseAway(error) || message === lastReport) return;
    lastReport = message;
    log.error({ err: error }, 'The queue of jobs failed.');
  }

  return {
    start(): void {
      polling = poll();
    },
    /** Jobs that do not finish in time are given back, so that another process runs them at once. */
    async stop(): Promise<void> {
      stopping.abort();
      await atMost(stopMs, [polling, ...working.values()]);
      await atMost(
        giveBackMs,
        [...running].map(([id, name]) => jobRows.giveBack(db, name, id)),
      );
      await queue.stop({ graceful: false });
    },
  };
}

/** The database may not answer any more. */
const atMost = (ms: number, work: (Promise<void> | undefined)[]) =>
  Promise.race([Promise.allSettled(work), delay(ms)]);
