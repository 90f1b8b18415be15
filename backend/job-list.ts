/** All jobs: when they run, how often they are tried again, and the use case that does the work. */

import { readCalendars } from './features/availability/calendars.use-cases.ts';
import { mailUnread } from './features/chat/use-cases.ts';
import { recipientOf, sendMail } from './features/mail/use-cases.ts';
import { expireCheckout, readReceipt, sendRefund } from './features/money/payments.use-cases.ts';
import { sendTransfer } from './features/money/payouts.use-cases.ts';
import { sweepExpired, sweepFiles } from './features/operator/sweeps.use-cases.ts';
import { sendWebhook, switchOffWebhook, webhookHost } from './features/partners/deliveries.use-cases.ts';
import { lapseChange } from './features/tasks/changes.use-cases.ts';
import { endMissed, endUnpaid, remindToPay, sweepDeadlines } from './features/tasks/deadlines.use-cases.ts';
import { applyStoredEvents } from './features/tasks/payment-events.use-cases.ts';
import { inviteToReview, remindOfCall } from './features/tasks/reminders.use-cases.ts';
import { announceFinish, declineBooking, finishTask } from './features/tasks/steps.use-cases.ts';
import { countDocument } from './features/word-counts/use-cases.ts';
import type { JobList } from './platform/jobs/jobs.ts';
import type { Services } from './services.ts';

/** What the use cases of jobs work with. */
export type JobServices = Pick<Services, 'db' | 'storage' | 'now' | 'bus' | 'config' | 'payments'>;

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Calls of the payment provider. About two days until they are given up: `npm run reconcile` names what is missing then. */
const outside = { retryLimit: 12, retryDelay: 30, expireInSeconds: 60 };
/** What is due at a time of its own. */
const due = { retryLimit: 20, retryDelay: 2, expireInSeconds: 60 };

export const jobList: JobList<JobServices> = {
  'sweep-expired': {
    every: hour,
    retryLimit: 3,
    retryDelay: 60,
    expireInSeconds: 300,
    run: ({ services, signal }) => sweepExpired(services, signal),
  },
  'apply-events': {
    every: minute,
    retryLimit: 0,
    retryDelay: minute,
    expireInSeconds: minute,
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
  'remind-to-pay': {
    ...due,
    run: ({ services }, due) => remindToPay(services, due),
  },
  'end-unpaid': {
    ...due,
    run: ({ services }, due) => endUnpaid(services, due),
  },
  'end-missed': {
    ...due,
    run: ({ services }, { task }) => endMissed(services, task),
  },
  'remind-of-call': {
    ...due,
    run: ({ services }, due) => remindOfCall(services, due),
  },
  'invite-to-review': {
    ...due,
    run: ({ services }, due) => inviteToReview(services, due),
  },
  'lapse-change': {
    ...due,
    run: ({ services }, due) => lapseChange(services, due),
  },
  'sweep-deadlines': {
    every: hour,
    retryLimit: 3,
    retryDelay: minute,
    expireInSeconds: 300,
    run: ({ services }) => sweepDeadlines(services),
  },
  'count-words': {
    ...due,
    retryLimit: 3,
    run: ({ services }, { document }) => countDocument(services, document),
  },
  'read-calendars': {
    every: minute,
    retryLimit: 0,
    retryDelay: minute,
    expireInSeconds: 300,
    run: ({ services, signal }) => readCalendars(services, signal),
  },
  // It repeats itself what the mail server does not accept: the retries here are those after a process died.
  'send-mail': {
    retryLimit: 1000,
    retryDelay: 2,
    expireInSeconds: 30,
    limitInSeconds: 600,
    atOnce: 4,
    addressOf: ({ db }, { mail }) => recipientOf(db, mail),
    run: ({ services }, sending) => sendMail(services, sending),
  },
  'mail-unread': {
    ...due,
    run: ({ services }, { message }) => mailUnread(services, message),
  },
  // As with mails, it repeats itself what is not accepted.
  'send-webhook': {
    retryLimit: 1000,
    retryDelay: 2,
    expireInSeconds: 30,
    atOnce: 8,
    addressOf: ({ db }, { delivery }) => webhookHost(db, delivery),
    run: ({ services }, sending) => sendWebhook(services, sending),
  },
  'switch-off-webhook': {
    ...due,
    run: ({ services }, failing) => switchOffWebhook(services, failing),
  },
  'sweep-files': {
    every: day,
    retryLimit: 3,
    retryDelay: 300,
    expireInSeconds: hour,
    async run({ services, log, signal }) {
      const missing = await sweepFiles(services, signal);
      if (missing.length)
        log.warn({ count: missing.length, files: missing.slice(0, 20) }, 'Files are missing that rows name.');
    },
  },
};
