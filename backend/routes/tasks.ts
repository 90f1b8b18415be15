/** Booking an offer, and the list of one's own tasks. */
import { Type } from '@fastify/type-provider-typebox';
import { smallId } from '#backend/database/ids.ts';
import { hoursAndMinutes } from '#backend/domain/booking-time.ts';
import { forbidden, notFound } from '#backend/domain/errors.ts';
import { bodyLimits } from '#backend/http/bodies.ts';
import { acceptDocuments, confirmUploads, uploadsOf } from '#backend/http/document-uploads.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { runIdempotent } from '#backend/http/idempotency.ts';
import { type Hook, limitPerUser, whenFiles } from '#backend/http/limit-per-user.ts';
import { loadResource, parameter } from '#backend/http/load-resource.ts';
import { absolutePath } from '#backend/http/public-url.ts';
import { requireSession, userOf } from '#backend/http/require-session.ts';
import * as disputes from '#backend/repositories/disputes.ts';
import * as documents from '#backend/repositories/documents.ts';
import * as offers from '#backend/repositories/offers.ts';
import * as payments from '#backend/repositories/payments.ts';
import * as refunds from '#backend/repositories/refunds.ts';
import * as settlements from '#backend/repositories/settlements.ts';
import * as history from '#backend/repositories/task-history.ts';
import * as tasks from '#backend/repositories/tasks.ts';
import { notice, refusals, success } from '#backend/schema/answers.ts';
import { BookedTask, Booking, bookedAnswer, FullTask, TaskRow, taskAnswer } from '#backend/schema/task.ts';
import { disputeAnswer, settlementAnswer, stepAnswer } from '#backend/schema/task-money.ts';
import type { Services } from '#backend/services.ts';
import { bookOffer } from '#backend/use-cases/book-offer.ts';
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
      return success('Your booking is made. The conversation with the translator is open.', booked);
    },
  );

  const full = async (
    call: Parameters<typeof userOf>[0],
    rows: Awaited<ReturnType<typeof tasks.listFor>>,
  ) => {
    const ids = rows.map(({ id }) => id);
    const files = await documents.ofTasks(db, ids);
    const paid = await payments.liveOfTasks(db, ids);
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
      schema: { summary: 'List one’s own tasks', tags, response: { 200: Type.Array(TaskRow), ...refusals } },
    },
    async (call) => full(call, await tasks.listFor(db, userOf(call).id)),
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
      const rows = await tasks.listFor(db, userOf(call).id, id);
      const [answer] = await full(call, rows);
      const [row] = rows;
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
