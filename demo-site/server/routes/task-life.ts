/** What the two parties do with a task after it was booked. */
import { allowedActions, taskStatuses } from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';
import { announce } from '#server/announcements.ts';
import { conflict, forbidden } from '#server/api-error.ts';
import { fullName, told } from '#server/facts.ts';
import { once } from '#server/idempotency.ts';
import { newId } from '#server/ids.ts';
import * as offers from '#server/repositories/offers.ts';
import * as reviews from '#server/repositories/reviews.ts';
import * as history from '#server/repositories/task-history.ts';
import { roleOf } from '#server/repositories/tasks.ts';
import { instant, iso, notice, refusals, success } from '#server/schema/answers.ts';
import * as fields from '#server/schema/fields.ts';
import type { App, Services } from '#server/services.ts';
import { signedIn, userOf } from '#server/signed-in.ts';
import { ownTask } from '#server/task-guard.ts';
import { step } from '#server/task-steps.ts';
import { inTransaction } from '#server/transaction.ts';

export function taskLifeRoutes(app: App, services: Services): void {
  const { db, now, bus } = services;
  const tags = ['tasks'];
  const task = ownTask(services);
  const onRequest = [signedIn(services), task.hook];

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
      const current = task.of(call);
      const role = roleOf(current, userOf(call).id);
      if (status !== current.status) {
        const allowed = allowedActions(current.status, role);
        if (!allowed.includes(status))
          throw conflict('task-step', { status: current.status, steps: allowed.join(', ') });
        const moved = await inTransaction(db, (trx) => step(trx, services, current, status, userOf(call)));
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
      const steps = await history.list(db, task.of(call).id);
      return steps.map(({ at, ...rest }) => ({ ...rest, at: iso(at) }));
    },
  );

  const reviewable = async (call: Parameters<typeof task.of>[0]) => {
    if (roleOf(task.of(call), userOf(call).id) !== 'customer') {
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
      const { id: task_id, offer_id, title, customer_id, owner_id, status } = task.of(call);
      const id = await once(call, services, async (trx) => {
        if (status !== 'finished') throw conflict('review-too-early');
        const review = { id: newId(), task_id, offer_id, rating, text, created_at: now() };
        if (!(await reviews.write(trx, review))) throw conflict('review-again');
        if (offer_id) await offers.countRating(trx, offer_id, rating);
        const person = fullName(userOf(call));
        const news = told({ code: 'review-written', person, title, count: rating });
        await announce(trx, bus, now(), {
          task: { id: task_id, status, people: [customer_id, owner_id] },
          notifications: [{ user_id: owner_id, kind: 'review', ...news, url: '/Dashboard' }],
        });
        return review.id;
      });
      return success('Thank you for your review.', { id });
    },
  );

  const answerable = async (call: Parameters<typeof task.of>[0]) => {
    if (roleOf(task.of(call), userOf(call).id) !== 'owner') {
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
      const { id: task_id, title, customer_id, owner_id, status } = task.of(call);
      const id = await once(call, services, async (trx) => {
        const answered = await reviews.reply(trx, task_id, call.body.text, now());
        if (!answered) throw conflict('reply-again');
        const news = told({ code: 'review-answered', person: fullName(userOf(call)), title });
        await announce(trx, bus, now(), {
          task: { id: task_id, status, people: [customer_id, owner_id] },
          notifications: [{ user_id: customer_id, kind: 'review', ...news, url: '/Dashboard' }],
        });
        return answered;
      });
      return success('Your answer is published.', { id });
    },
  );
}
