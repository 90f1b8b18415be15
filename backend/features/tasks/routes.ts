/** Booking an offer, one’s own tasks, and what the two parties do with them. */

import type { BookingMode } from '@dragoman/widgets/domain/booking.ts';
import * as fields from '@dragoman/widgets/domain/fields.ts';
import { described } from '@dragoman/widgets/domain/fields.ts';
import { limits } from '@dragoman/widgets/domain/limits.ts';
import { ChangedOffer } from '@dragoman/widgets/domain/offer.ts';
import {
  BookedTask,
  BookingInput,
  FullTask,
  ListedTask,
  TaskListQuery,
  TaskMovement,
  TaskStep,
} from '@dragoman/widgets/domain/task.ts';
import { isTaskStatus, taskStatuses } from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';
import * as documents from '#backend/features/documents/queries.ts';
import { acceptDocuments, confirmUploads, uploadsOf } from '#backend/features/documents/uploads.ts';
import * as ledger from '#backend/features/money/ledger.queries.ts';
import * as payments from '#backend/features/money/payments.queries.ts';
import * as refunds from '#backend/features/money/refunds.queries.ts';
import { paidFor } from '#backend/features/money/task-money.ts';
import * as offers from '#backend/features/offers/queries.ts';
import { changedOfferAnswer } from '#backend/features/offers/schema.ts';
import { requireSession } from '#backend/features/people/require-session.ts';
import { refuseUnverified } from '#backend/features/people/verification.ts';
import { forbidden, missing, notFound } from '#backend/platform/errors.ts';
import { failureWith, notice, refusals, success } from '#backend/platform/http/answers.ts';
import { malformed } from '#backend/platform/http/api-error.ts';
import { bodyLimits } from '#backend/platform/http/bodies.ts';
import { callerOf, type Hook, readerOf, userOf } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { runIdempotent } from '#backend/platform/http/idempotency.ts';
import { limitPerUser, whenFiles } from '#backend/platform/http/limits.ts';
import { loadResource, smallIdOf } from '#backend/platform/http/load-resource.ts';
import { decodeCursor, linkNext, totalCount } from '#backend/platform/http/paging.ts';
import { absolutePath } from '#backend/platform/http/public-url.ts';
import { hoursAndMinutes } from '#backend/platform/wall-clock.ts';
import type { Services } from '#backend/services.ts';
import { bookOffer } from './booking.use-cases.ts';
import * as changes from './changes.queries.ts';
import * as disputes from './disputes.queries.ts';
import { ownTask } from './own-task.ts';
import * as tasks from './queries.ts';
import { roleOf } from './queries.ts';
import { bookedAnswer, disputeAnswer, historyAnswer, settlementAnswer, taskAnswer } from './schema.ts';
import * as settlements from './settlements.queries.ts';
import { moveTask } from './steps.use-cases.ts';
import { replyToReview, reviewTask, setPlace } from './use-cases.ts';

/** Booking an offer, and the list of one's own tasks. */
export function taskRoutes(app: App, services: Services, limitUploads: Hook): void {
  const { db, config } = services;
  const tags = ['tasks'];

  const offer = loadResource(async (call) => {
    const found = await offers.find(db, smallIdOf(call, 'offer'));
    if (!found) throw notFound('offer');
    if (found.users_id === userOf(call).id) throw forbidden('own-offer');
    return found;
  });

  app.post(
    '/task/accepted/:id',
    {
      bodyLimit: bodyLimits.long,
      config: { decimalTexts: ['hours', 'quantity'] },
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
        description:
          'The body names what the customer has read of the offer. Where one of `title`, `type`, `languages`, `price`, `unit`, `minimum`, `booking` and `cancellation` is given and differs from the offer as it is, the answer is 409 with the code `offer-changed`, and nothing is booked.',
        consumes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
        body: BookingInput,
        response: {
          200: notice(BookedTask.properties),
          409: failureWith({
            offer: Type.Optional(described(ChangedOffer, 'as it is, with the code offer-changed')),
          }),
          ...refusals,
        },
      },
    },
    async (call) => {
      refuseUnverified(services, userOf(call), 'book');
      const { details, date, time, timezone, quantity, hours, reference, partner, campaign, page } =
        call.body;
      const booking = {
        details,
        quantity,
        hours,
        reference,
        partner,
        campaign,
        page,
        read: call.body,
        show: (row: offers.OfferRow) => changedOfferAnswer(row, absolutePath(call, config), config),
        plan: { date, time: hoursAndMinutes(time), timezone: timezone || null },
        customer: userOf(call),
        madeOn: callerOf(call).origin,
        offer: offer.from(call),
        files: uploadsOf(call),
      };
      const booked = await runIdempotent(call, services, async (inside) => {
        const task = await bookOffer(inside, booking);
        confirmUploads(call);
        return bookedAnswer(task, config.paymentPolicy);
      });
      return success(madeText(booked), booked);
    },
  );

  const full = async (call: Parameters<typeof userOf>[0], rows: readonly tasks.TaskRow[]) => {
    const ids = rows.map(({ id }) => id);
    const files = await documents.ofTasks(db, ids);
    const paid = await payments.shownOfTasks(db, ids);
    const delayed = await refunds.delayedOf(
      db,
      [...paid.values()].flat().map(({ id }) => id),
    );
    const current = await changes.currentOfTasks(db, ids);
    return rows.map((row) => {
      const all = paid.get(row.id) ?? [];
      const change = current.get(row.id);
      const isRefundDelayed = all.some(({ id }) => delayed.has(id));
      const belongings = { documents: files, payments: all, change, isRefundDelayed, now: services.now() };
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
        querystring: TaskListQuery,
        response: { 200: Type.Array(ListedTask), ...refusals },
      },
    },
    async (call, reply) => {
      const page = await tasks.listFor(db, readerOf(call), filterOf(call.query));
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
      const row = await tasks.findRowFor(db, id, readerOf(call));
      const [answer] = row ? await full(call, [row]) : [];
      if (!answer || !row) throw notFound('task');
      const steps = await tasks.listSteps(db, id);
      const dispute = await disputes.newestOf(db, id);
      const settlement = await settlements.openOf(db, id);
      const payment = await paidFor(db, id);
      return {
        ...answer,
        history: historyAnswer(row, steps, await ledger.movementsOf(db, id)),
        dispute: dispute ? disputeAnswer(row, dispute) : null,
        settlement: settlement ? settlementAnswer(row, settlement, payment) : null,
      };
    },
  );
}

function madeText({ status, booking }: { status: string; booking: BookingMode }): string {
  if (booking === 'pay-first') return 'Your booking reaches the translator once it is paid.';
  const made = status === 'requested' ? 'Your request is sent.' : 'Your booking is made.';
  return `${made} The conversation with the translator is open.`;
}

/** A client that sends no limit gets all of its tasks at once, up to this many. */
const defaultLimit = 1000;

/** The end of the year 9999, in milliseconds. */
const latest = 253_402_300_799_999;

function filterOf(query: TaskListQuery): tasks.TaskFilter {
  const { q, status = '', role, sort = 'newest', limit = defaultLimit } = query;
  const after = decodeCursor(query.cursor, sort === 'newest' ? [sort, 0] : [sort, 0, 0]);
  const start = Number(after?.[2] ?? 0);
  if (after && (after[0] !== sort || start < 0 || start > latest))
    throw malformed(422, '"cursor" must be one that this list has handed out, with the same sort.');
  return { q, statuses: status.split(',').filter(isTaskStatus), role, sort, limit, after };
}

/** What the two parties do with a task after it was booked. */
export function taskLifecycleRoutes(app: App, services: Services): void {
  const { db } = services;
  const tags = ['tasks'];
  const task = ownTask(services);
  const onRequest = [requireSession(services), task.hook];

  app.patch(
    '/task/accepted/:id',
    {
      onRequest,
      schema: {
        summary: 'Move a task to another status, or say where it takes place',
        tags,
        description: 'Either a status or a place. A place is for calls, and their owner sets it.',
        body: Type.Object({
          status: Type.Optional(fields.oneOf(taskStatuses)),
          message: Type.Optional(fields.shortText(limits.taskText)),
          refund: Type.Optional(
            Type.Integer({
              description:
                'cents that go back to the customer, as they were read; where they are others by now, the answer is 409 with the code refund-changed',
            }),
          ),
          place: Type.Optional(fields.place),
        }),
        response: {
          200: notice({
            status: Type.Optional(Type.String()),
            actions: Type.Optional(Type.Array(Type.String())),
            place: Type.Optional(Type.String()),
          }),
          ...refusals,
        },
      },
    },
    async (call) => {
      const { status, message, refund, place } = call.body;
      if (status === undefined && place !== undefined) {
        await setPlace(services, { task: task.from(call), actor: userOf(call), place });
        return success('The task is up to date.', { place });
      }
      if (status === undefined) throw missing('status', { rule: 'word', words: taskStatuses.join(', ') });
      const move = { task: task.from(call), to: status, actor: userOf(call), message, refund };
      return success('The task is up to date.', { status, actions: await moveTask(services, move) });
    },
  );

  app.get(
    '/task/accepted/:id/history',
    {
      onRequest: [requireSession(services, 'page'), task.hook],
      schema: {
        summary: 'List a task’s steps, and the movements of its money',
        tags,
        response: { 200: Type.Array(Type.Union([TaskStep, TaskMovement])), ...refusals },
      },
    },
    async (call) => {
      const { id } = task.from(call);
      return historyAnswer(task.from(call), await tasks.listSteps(db, id), await ledger.movementsOf(db, id));
    },
  );

  const reviewable = async (call: Parameters<typeof task.from>[0]) => {
    if (roleOf(task.from(call), userOf(call).id) !== 'customer') {
      throw forbidden('review-by-customer');
    }
  };
  app.post(
    '/task/accepted/:id/review',
    {
      bodyLimit: bodyLimits.long,
      onRequest: [...onRequest, reviewable],
      schema: {
        summary: 'Review a finished task',
        tags,
        body: Type.Object({
          rating: fields.whole(1, 5),
          text: fields.text(limits.taskText),
        }),
        response: { 200: notice({ id: Type.String() }), ...refusals },
      },
    },
    async (call) => {
      const review = { ...call.body, task: task.from(call), customer: userOf(call) };
      const id = await runIdempotent(call, services, (inside) => reviewTask(inside, review));
      return success('Thank you for your review.', { id });
    },
  );

  const answerable = async (call: Parameters<typeof task.from>[0]) => {
    if (roleOf(task.from(call), userOf(call).id) !== 'owner') {
      throw forbidden('reply-by-owner');
    }
  };
  app.post(
    '/task/accepted/:id/review/reply',
    {
      bodyLimit: bodyLimits.long,
      onRequest: [...onRequest, answerable],
      schema: {
        summary: 'Reply to a review',
        tags,
        body: Type.Object({ text: fields.text(limits.taskText) }),
        response: { 200: notice({ id: Type.String() }), ...refusals },
      },
    },
    async (call) => {
      const reply = { ...call.body, task: task.from(call), translator: userOf(call) };
      const id = await runIdempotent(call, services, (inside) => replyToReview(inside, reply));
      return success('Your answer is published.', { id });
    },
  );
}
