/**
 * Works on the jobs. pg-boss stores them, repeats those that fail, and archives them; this file polls and runs them.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import { jobQueue } from '#backend/platform/database/job-queue.ts';
import { type Db, isDatabaseAway } from '#backend/platform/database/transaction.ts';
import type { JobData, JobName } from './queries.ts';
import * as jobRows from './queries.ts';

const pollMs = 1000;
const maintainMs = 60_000;
/** In milliseconds, how long running jobs may take to finish when the process stops. */
const stopMs = 3000;
const giveBackMs = 1000;

const mostPerAddress = 2;

/** Seconds: the slower an address is, the later its jobs come back, and not all at the same time. */
const waitFor = (slowMs: number): number => Math.min(slowMs / 1000, 15) * (0.5 + Math.random()) + 0.2;

const day = 24 * 60 * 60;
/** Done jobs stay longer than the longest span of a schedule, because they mark the spans that are done. */
const retention = {
  archiveCompletedAfterSeconds: 2 * day,
  archiveFailedAfterSeconds: 30 * day,
  deleteAfterDays: 7,
};

/** To be called before the server listens, as calls may enqueue jobs. `start` begins to work on them. */
export async function openJobs<Services extends { db: Db }>({
  services,
  log,
  jobs,
}: Omit<JobContext<Services>, 'signal'> & { jobs: JobList<Services> }) {
  const { db } = services;
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  const workers = new Map(namesOf(jobs).map((name) => [name, new Set<Promise<void>>()]));
  /** When the jobs began that call an address now: milliseconds. */
  const calling = new Map<string, number[]>();
  const running = new Map<string, JobName>();
  let polling: Promise<void> | undefined;
  let maintainedAt = 0;
  let lastReport = '';

  // We poll ourselves, with one query for all queues. The worker of pg-boss does not await the query that settles a
  // job: where the database is away at that moment, the rejection would end the process.
  const queue = jobQueue(db, { schedule: false, supervise: false, ...retention });
  await queue.start();
  await createQueues(db, jobs);
  const names = namesOf(jobs);

  async function poll(): Promise<void> {
    while (!isStopping()) {
      try {
        await maintain();
        const free = names.filter((name) => missingWorkers(name) > 0);
        for (const name of await jobRows.due(db, free)) startWorkers(name);
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

  const workersOf = (name: JobName): Set<Promise<void>> => workers.get(name) ?? new Set();
  const missingWorkers = (name: JobName): number => (jobs[name].atOnce ?? 1) - workersOf(name).size;

  /** One that still works on a job stands in nobody's way. */
  function startWorkers(name: JobName): void {
    for (let missing = missingWorkers(name); missing > 0; missing -= 1) {
      const worker = work(name).finally(() => workersOf(name).delete(worker));
      workersOf(name).add(worker);
    }
  }

  /** Runs due jobs of this name, one after the other, until none is left. */
  async function work(name: JobName): Promise<void> {
    const job: Job<object, Services> = jobs[name];
    try {
      while (!isStopping()) {
        const [fetched] = await queue.fetch<object>(name, { includeMetadata: true });
        if (!fetched) break;
        running.set(fetched.id, name);
        await takeTurn(name, job, fetched).finally(() => running.delete(fetched.id));
      }
    } catch (error) {
      report(error);
    }
  }

  /** A job waits while two others call its address: one that does not answer would take up all workers. */
  async function takeTurn(
    name: JobName,
    job: Job<object, Services>,
    fetched: PgBoss.JobWithMetadata<object>,
  ): Promise<void> {
    const address = await job.addressOf?.(services, fetched.data);
    const began = Date.now();
    const others = (address && calling.get(address)) || [];
    if (others.length >= mostPerAddress)
      return jobRows.postpone(db, name, fetched.id, waitFor(began - Math.min(...others)));
    if (address) calling.set(address, [...others, began]);
    const run = { name, job, fetched, stopping: stopping.signal };
    await runJob(queue, { services, log }, run).finally(() => {
      if (!address) return;
      const left = calling.get(address) ?? [];
      if (left.length > 1) calling.set(address, left.toSpliced(left.indexOf(began), 1));
      else calling.delete(address);
    });
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
      await atMost(stopMs, [polling, ...[...workers.values()].flatMap((some) => [...some])]);
      await atMost(
        giveBackMs,
        [...running].map(([id, name]) => jobRows.giveBack(db, name, id)),
      );
      await queue.stop({ graceful: false });
    },
  };
}

/** Makes the queues of new jobs, and tells all queues what the list says about retries. */
export async function createQueues(db: Db, jobs: Record<JobName, QueueOptions>): Promise<void> {
  const queue = jobQueue(db);
  for (const name of namesOf(jobs)) {
    const { retryLimit, retryDelay, expireInSeconds } = jobs[name];
    const options = { name, retryLimit, retryDelay, retryBackoff: true, expireInSeconds };
    // This does nothing where the queue exists: another process may make it at the same time.
    await queue.createQueue(name, options);
    await queue.updateQueue(name, options);
  }
}

type QueueOptions = Pick<Job<never, never>, 'retryLimit' | 'retryDelay' | 'expireInSeconds'>;

// TypeScript knows the keys of an object as strings only.
const namesOf = (jobs: Record<JobName, unknown>) => Object.keys(jobs) as JobName[];

/** The database may not answer any more. */
const atMost = (ms: number, work: (Promise<void> | undefined)[]) =>
  Promise.race([Promise.allSettled(work), delay(ms)]);

export interface Run<Services> {
  name: JobName;
  job: Job<object, Services>;
  fetched: PgBoss.JobWithMetadata;
  /** Aborted when the process stops. */
  stopping: AbortSignal;
}

/** Runs one job that this process has fetched from the queue, and settles it. */
async function runJob<Services extends { db: Db }>(
  queue: PgBoss,
  { services, log }: Omit<JobContext<Services>, 'signal'>,
  { name, job, fetched, stopping }: Run<Services>,
): Promise<void> {
  const { id, data, retryCount, retryLimit } = fetched;
  const { expireInSeconds, limitInSeconds = expireInSeconds } = job;
  const limit = timeLimit(limitInSeconds);
  const extend = () => jobRows.extend(services.db, name, id).catch(() => undefined);
  const alive = limitInSeconds > expireInSeconds && setInterval(extend, (expireInSeconds * 1000) / 4);
  try {
    const signal = AbortSignal.any([stopping, limit.signal]);
    await Promise.race([job.run({ services, log, signal }, data), limit.exceeded]);
  } catch (error) {
    if (stopping.aborted) return jobRows.giveBack(services.db, name, id);
    const isGivenUp = retryCount >= retryLimit;
    log.error({ job: name, attempt: retryCount + 1, isGivenUp, err: error }, 'A job failed.');
    // The message alone: other properties of a database error contain values of rows.
    await queue.fail(name, id, { message: error instanceof Error ? error.message : String(error) });
    return;
  } finally {
    limit.clear();
    if (alive) clearInterval(alive);
  }
  await queue.complete(name, id);
}

function timeLimit(seconds: number) {
  const controller = new AbortController();
  const { signal } = controller;
  const reason = new Error(`It took longer than ${seconds} s.`);
  const timer = setTimeout(() => controller.abort(reason), seconds * 1000);
  const exceeded = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(reason));
  });
  return { signal, exceeded, clear: () => clearTimeout(timer) };
}

// What a job says about itself.

export interface Job<Data, Services> {
  /** Seconds. Once in each such span of the clock (UTC), in one of the processes; otherwise only when enqueued. */
  every?: number;
  retryLimit: number;
  /** Seconds before the first retry. Each further one waits about twice as long. */
  retryDelay: number;
  /** Seconds. A job that takes longer has failed; so has one whose process died. */
  expireInSeconds: number;
  /** Seconds, for a job that may take longer than that: meanwhile its process says that it is alive. */
  limitInSeconds?: number;
  /** How many a process runs at the same time: 1 where nothing else is said. */
  atOnce?: number;
  /** Whom the job calls. At most two of a process call one address at the same time. */
  addressOf?(services: Services, data: Data): Promise<string | undefined>;
  /** Throws if the work is not done. Something may run twice: after a process died, nobody knows how far it came. */
  run(context: JobContext<Services>, data: Data): Promise<void>;
}

export type JobList<Services> = { [Name in JobName]: Job<JobData[Name], Services> };

interface JobContext<Services> {
  services: Services;
  log: JobLog;
  /** Aborted when the process stops or the time of the job is over. */
  signal: AbortSignal;
}

interface JobLog {
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}
