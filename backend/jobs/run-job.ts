/** Runs one job that this process has fetched from the queue, and settles it. */
import type PgBoss from 'pg-boss';
import * as jobRows from '#backend/repositories/jobs.ts';
import type { Job, JobContext } from './job-list.ts';

export interface Run {
  name: jobRows.JobName;
  job: Job<object>;
  fetched: PgBoss.JobWithMetadata;
  /** Aborted when the process stops. */
  stopping: AbortSignal;
}

export async function runJob(
  queue: PgBoss,
  { services, log }: Omit<JobContext, 'signal'>,
  { name, job, fetched, stopping }: Run,
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
