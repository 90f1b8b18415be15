/** Booking an offer, and the list of one's own tasks. */
import { isTaskStatus } from '@dragoman/widgets/server';
import { type Static, Type } from '@fastify/type-provider-typebox';
import { smallId } from '#backend/database/ids.ts';
import { hoursAndMinutes } from '#backend/domain/booking-time.ts';
import { forbidden, notFound } from '#backend/domain/errors.ts';
import { malformed } from '#backend/http/api-error.ts';
import { bodyLimits } from '#backend/http/bodies.ts';
import { acceptDocuments, confirmUploads, uploadsOf } from '#backend/http/document-uploads.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { runIdempotent } from '#backend/http/idempotency.ts';
import { type Hook, limitPerUser, whenFiles } from '#backend/http/limit-per-user.ts';
import { loadResource, parameter } from '#backend/http/load-resource.ts';
import { decodeCursor, linkNext, totalCount } from '#backend/http/paging.ts';
import { absolutePath } from '#backend/http/public-url.ts';
import { requireSession, userOf } from '#backend/http/require-session.ts';
import * as disputes from '#backend/repositories/disputes.ts';
import * as documents from '#backend/repositories/documents.ts';
import * as offers from '#backend/repositories/offers.ts';
import * as payments from '#backend/repositories/payments.ts';
import * as refunds from '#backend/repositories/refunds.ts';
import * as settlements from '#backend/repositories/settlements.ts';
import * as history from '#backend/repositories/task-history.ts';
import * as taskList from '#backend/repositories/task-list.ts';
import * as tasks from '#backend/repositories/tasks.ts';
import { notice, refusals, success } from '#backend/schema/answers.ts';
import { BookedTask, Booking, bookedAnswer, FullTask, TaskRow, taskAnswer } from '#backend/schema/task.ts';
import { TaskQuery } from '#backend/schema/task-list.ts';
import { disputeAnswer, settlementAnswer, stepAnswer } from '#backend/schema/task-money.ts';
import type { Services } from '#backend/services.ts';
import { bookOffer } from '#backend/use-cases/book-offer.ts';
import { refuseUnverified } from '#backend/use-cases/refuse-unverified.ts';
import { ownTask } from './task-guard.ts';

export function taskRoutes(app: App, services: Services, limitUploads: Hook): void {
  const { db, config } = services;
  const tags = ['tasks'];

  const offer = loadResource(async (call) => {
    const id = smallId(parameter(call, 'id'));
    const found = id && (await offers.find(db, id));
    if (!found) throw notFound('offer');
    if (found.users_id === userOf(call).id) throw forbidden('own-offer');
    return found;
  });

  app.post(
    '/task/accepted/:id',
    {
      bodyLimit: bodyLimits.long,
      ...acceptDocuments(services),
      onRequest: [
        requireSession(services, 'page'),
        offer.hook,
        limitPerUser(app, 60),
        whenFiles(limitUploads),
      ],
      schema: {
        summary: 'Book an offer',
        tags,
        consumes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
        body: Booking,
        response: { 200: notice(BookedTask), ...refusals },
      },
    },
    async (call) => {
      refuseUnverified(services, userOf(call), 'book');
      const { date, time, timezone, hours = 1, ...rest } = call.body;
      const uploads = uploadsOf(call);
      const booking = {
        ...rest,
        hours,
        plan: { date, time: hoursAndMinutes(time), timezone: timezone || null },
        customer: userOf(call),
        offer: offer.from(call),
        files: uploads,
      };
      const booked = await runIdempotent(
        call,
        services,
        async (inside) => {
          const task = await bookOffer(inside, booking);
          confirmUploads(call);
          return bookedAnswer(task, config.paymentPolicy);
        },
        { ...call.body, files: uploads.map(({ name, digest }) => ({ name, digest })) },
      );
      const made = booked.status === 'requested' ? 'Your request is sent.' : 'Your booking is made.';
      return success(`${made} The conversation with the translator is open.`, booked);
    },
  );

  const full = async (call: Parameters<typeof userOf>[0], rows: readonly tasks.TaskRow[]) => {
    const ids = rows.map(({ id }) => id);
    const files = await documents.ofTasks(db, ids);
    const paid = await payments.shownOfTasks(db, ids);
    const delayed = await refunds.delayedOf(
      db,
      [...paid.values()].map(({ id }) => id),
    );
    return rows.map((row) => {
      const payment = paid.get(row.id);
      const isRefundDelayed = payment !== undefined && delayed.has(payment.id);
      const belongings = { documents: files, payment, isRefundDelayed };
      return taskAnswer(row, userOf(call).id, belongings, config, absolutePath(call, config));
    });
  };

  app.get(
    '/task/accepted',
    {
      onRequest: requireSession(services, 'page'),
      schema: {
        summary: 'List one’s own tasks',
        tags,
        querystring: TaskQuery,
        response: { 200: Type.Array(TaskRow), ...refusals },
      },
    },
    async (call, reply) => {
      const page = await taskList.listFor(db, userOf(call).id, filterOf(call.query));
      linkNext(call, reply, page.next);
      reply.header('x-total-count', totalCount(page.total));
      return full(call, page.tasks);
    },
  );

  const task = ownTask(services);
  app.get(
    '/task/accepted/:id',
    {
      onRequest: [requireSession(services, 'page'), task.hook],
      schema: { summary: 'Read a task in full', tags, response: { 200: FullTask, ...refusals } },
    },
    async (call) => {
      const { id } = task.from(call);
      const row = await tasks.findRowFor(db, id, userOf(call).id);
      const [answer] = row ? await full(call, [row]) : [];
      if (!answer || !row) throw notFound('task');
      const steps = await history.list(db, id);
      const dispute = await disputes.newestOf(db, id);
      const settlement = await settlements.openOf(db, id);
      const payment = await payments.liveOf(db, id);
      return {
        ...answer,
        history: steps.map((step) => stepAnswer(row, step)),
        dispute: dispute ? disputeAnswer(row, dispute) : null,
        settlement: settlement ? settlementAnswer(row, settlement, payment) : null,
      };
    },
  );
}

/** A client that sends no limit gets all of its tasks at once, up to this many. */
const defaultLimit = 1000;

/** The end of the year 9999, in milliseconds. */
const latest = 253_402_300_799_999;

function filterOf(query: Static<typeof TaskQuery>): taskList.TaskFilter {
  const { q, status = '', role, sort = 'newest', limit = defaultLimit } = query;
  const after = decodeCursor(query.cursor, sort === 'newest' ? [sort, 0] : [sort, 0, 0]);
  const start = Number(after?.[2] ?? 0);
  if (after && (after[0] !== sort || start < 0 || start > latest))
    throw malformed(422, '"cursor" must be one that this list has handed out, with the same sort.');
  return { q, statuses: status.split(',').filter(isTaskStatus), role, sort, limit, after };
}
