/** All jobs: when they run, how often they are tried again, and the use case that does the work. */
import type { JobData, JobName } from '#backend/repositories/jobs.ts';
import type { Services } from '#backend/services.ts';
import { announceFinish } from '#backend/use-cases/announce-finish.ts';
import { applyStoredEvents } from '#backend/use-cases/apply-stored-events.ts';
import { declineBooking } from '#backend/use-cases/decline-booking.ts';
import { expireCheckout } from '#backend/use-cases/expire-checkout.ts';
import { finishTask } from '#backend/use-cases/finish-task.ts';
import { mailUnread } from '#backend/use-cases/mail-unread.ts';
import { readReceipt } from '#backend/use-cases/read-receipt.ts';
import { sendMail } from '#backend/use-cases/send-mail.ts';
import { sendRefund } from '#backend/use-cases/send-refund.ts';
import { sendTransfer } from '#backend/use-cases/send-transfer.ts';
import { sendWebhook } from '#backend/use-cases/send-webhook.ts';
import { sweepExpired } from '#backend/use-cases/sweep-expired.ts';
import { sweepFiles } from '#backend/use-cases/sweep-files.ts';
import { switchOffWebhook } from '#backend/use-cases/switch-off-webhook.ts';

export interface Job<Data> {
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
  /** Throws if the work is not done. Something may run twice: after a process died, nobody knows how far it came. */
  run(context: JobContext, data: Data): Promise<void>;
}

export type JobList = { [Name in JobName]: Job<JobData[Name]> };

export interface JobContext {
  services: Pick<Services, 'db' | 'storage' | 'now' | 'bus' | 'config' | 'payments'>;
  log: JobLog;
  /** Aborted when the process stops or the time of the job is over. */
  signal: AbortSignal;
}

export interface JobLog {
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Calls of the payment provider. About two days until they are given up: `npm run reconcile` names what is missing then. */
const outside = { retryLimit: 12, retryDelay: 30, expireInSeconds: 60 };
/** What is due at a time of its own. */
const due = { retryLimit: 20, retryDelay: 2, expireInSeconds: 60 };

export const jobList: JobList = {
  'sweep-expired': {
    every: hour,
    ...{ retryLimit: 3, retryDelay: 60, expireInSeconds: 300 },
    run: ({ services, signal }) => sweepExpired(services, signal),
  },
  'apply-events': {
    every: minute,
    ...{ retryLimit: 0, retryDelay: minute, expireInSeconds: minute },
    run: ({ services }) => applyStoredEvents(services),
  },
  'read-receipt': {
    ...outside,
    run: ({ services }, { payment }) => readReceipt(services, payment),
  },
  'expire-checkout': {
    ...outside,
    run: ({ services }, { payment }) => expireCheckout(services, payment),
  },
  'send-refund': {
    ...outside,
    run: ({ services }, { refund }) => sendRefund(services, refund),
  },
  'send-transfer': {
    ...outside,
    run: ({ services }, { transfer }) => sendTransfer(services, transfer),
  },
  'announce-finish': {
    ...due,
    run: ({ services }, due) => announceFinish(services, due),
  },
  'finish-task': {
    ...due,
    run: ({ services }, due) => finishTask(services, due),
  },
  'decline-booking': {
    ...due,
    run: ({ services }, { task }) => declineBooking(services, task),
  },
  // It repeats itself what the mail server does not accept: the retries here are those after a process died.
  'send-mail': {
    ...{ retryLimit: 1000, retryDelay: 2, expireInSeconds: 30, limitInSeconds: 600, atOnce: 4 },
    run: ({ services }, sending) => sendMail(services, sending),
  },
  'mail-unread': {
    ...due,
    run: ({ services }, { message }) => mailUnread(services, message),
  },
  // As with mails, it repeats itself what is not accepted. One address that does not answer holds up no others.
  'send-webhook': {
    ...{ retryLimit: 1000, retryDelay: 2, expireInSeconds: 30, atOnce: 8 },
    run: ({ services }, sending) => sendWebhook(services, sending),
  },
  'switch-off-webhook': {
    ...due,
    run: ({ services }, failing) => switchOffWebhook(services, failing),
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
