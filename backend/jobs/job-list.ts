/** All jobs: when they run, how often they are tried again, and the use case that does the work. */
import type { JobData, JobName } from '#backend/repositories/jobs.ts';
import type { Services } from '#backend/services.ts';
import { sweepExpired } from '#backend/use-cases/sweep-expired.ts';
import { sweepFiles } from '#backend/use-cases/sweep-files.ts';

export interface Job<Data> {
  /** Seconds. Once in each such span of the clock (UTC), in one of the processes; otherwise only when enqueued. */
  every?: number;
  retryLimit: number;
  /** Seconds before the first retry. Each further one waits about twice as long. */
  retryDelay: number;
  /** Seconds. A job that takes longer has failed; so has one whose process died. */
  expireInSeconds: number;
  /** Throws if the work is not done. Something may run twice: after a process died, nobody knows how far it came. */
  run(context: JobContext, data: Data): Promise<void>;
}

export type JobList = { [Name in JobName]: Job<JobData[Name]> };

export interface JobContext {
  services: Pick<Services, 'db' | 'storage' | 'now'>;
  log: JobLog;
  /** Aborted when the process stops or the time of the job is over. */
  signal: AbortSignal;
}

export interface JobLog {
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

const hour = 60 * 60;
const day = 24 * hour;

export const jobList: JobList = {
  'sweep-expired': {
    every: hour,
    ...{ retryLimit: 3, retryDelay: 60, expireInSeconds: 300 },
    run: ({ services, signal }) => sweepExpired(services, signal),
  },
  'sweep-files': {
    every: day,
    ...{ retryLimit: 3, retryDelay: 300, expireInSeconds: hour },
    async run({ services, log, signal }) {
      const missing = await sweepFiles(services, signal);
      if (missing.length)
        log.warn({ count: missing.length, files: missing.slice(0, 20) }, 'Files are missing that rows name.');
    },
  },
};
