/** What the two parties do with a task after it was booked. */
import { allowedActions, taskStatuses } from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';
import { newId } from '#backend/database/ids.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { fullName, messageColumns } from '#backend/domain/activity.ts';
import { conflict, forbidden } from '#backend/domain/errors.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { runIdempotent } from '#backend/http/idempotency.ts';
import { requireSession, userOf } from '#backend/http/require-session.ts';
import * as offers from '#backend/repositories/offers.ts';
import * as reviews from '#backend/repositories/reviews.ts';
import * as history from '#backend/repositories/task-history.ts';
import { roleOf } from '#backend/repositories/tasks.ts';
import { instant, iso, notice, refusals, success } from '#backend/schema/answers.ts';
import * as fields from '#backend/schema/fields.ts';
import type { Services } from '#backend/services.ts';
import { moveTask } from '#backend/use-cases/move-task.ts';
import { publishActivity } from '#backend/use-cases/publish-activity.ts';
import { ownTask } from './task-guard.ts';

export function taskLifeRoutes(app: App, services: Services): void {
  const { db, now, bus } = services;
  const tags = ['tasks'];
  const task = ownTask(services);
  const onRequest = [requireSession(services), task.hook];

  app.patch(
    '/task/accepted/:id',
    {
      onRequest,
      schema: {
        tags,
        body: Type.Object({ status: fields.oneOf(taskStatuses) }),
        response: {
          200: notice({ status: Type.String(), actions: Type.Array(Type.String()) }),
          ...refusals,
        },
      },
    },
    async (call) => {
      const { status } = call.body;
      const current = task.from(call);
      const role = roleOf(current, userOf(call).id);
      if (status !== current.status) {
        const allowed = allowedActions(current.status, role);
        if (!allowed.includes(status))
          throw conflict('task-step', { status: current.status, steps: allowed.join(', ') });
        const moved = await inTransaction(db, (trx) =>
          moveTask(trx, services, current, status, userOf(call)),
        );
        if (!moved) throw conflict('task-changed');
      }
      return success('The task is up to date.', { status, actions: allowedActions(status, role) });
    },
  );

  const Step = Type.Object({
    from: fields.nullable(Type.String()),
    to: Type.String(),
    by: Type.String(),
    at: instant,
  });
  app.get(
    '/task/accepted/:id/history',
    { onRequest, schema: { tags, response: { 200: Type.Array(Step), ...refusals } } },
    async (call) => {
      const steps = await history.list(db, task.from(call).id);
      return steps.map(({ at, ...rest }) => ({ ...rest, at: iso(at) }));
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
      onRequest: [...onRequest, reviewable],
      schema: {
        tags,
        body: Type.Object({
          rating: fields.whole(1, 5),
          text: fields.text(2000),
        }),
        response: { 200: notice({ id: Type.String() }), ...refusals },
      },
    },
    async (call) => {
      const { rating, text } = call.body;
      const { id: task_id, offer_id, title, customer_id, owner_id, status } = task.from(call);
      const id = await runIdempotent(call, services, async (trx) => {
        if (status !== 'finished') throw conflict('review-too-early');
        const review = { id: newId(), task_id, offer_id, rating, text, created_at: now() };
        if (!(await reviews.write(trx, review))) throw conflict('review-again');
        if (offer_id) await offers.countRating(trx, offer_id, rating);
        const person = fullName(userOf(call));
        const news = messageColumns({ code: 'review-written', person, title, count: rating });
        await publishActivity(trx, bus, now(), {
          task: { id: task_id, status, people: [customer_id, owner_id] },
          notifications: [{ user_id: owner_id, kind: 'review', ...news, url: '/Dashboard' }],
        });
        return review.id;
      });
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
      onRequest: [...onRequest, answerable],
      schema: {
        tags,
        body: Type.Object({ text: fields.text(2000) }),
        response: { 200: notice({ id: Type.String() }), ...refusals },
      },
    },
    async (call) => {
      const { id: task_id, title, customer_id, owner_id, status } = task.from(call);
      const id = await runIdempotent(call, services, async (trx) => {
        const answered = await reviews.reply(trx, task_id, call.body.text, now());
        if (!answered) throw conflict('reply-again');
        const news = messageColumns({ code: 'review-answered', person: fullName(userOf(call)), title });
        await publishActivity(trx, bus, now(), {
          task: { id: task_id, status, people: [customer_id, owner_id] },
          notifications: [{ user_id: customer_id, kind: 'review', ...news, url: '/Dashboard' }],
        });
        return answered;
      });
      return success('Your answer is published.', { id });
    },
  );
}
