/** What the two parties do with a task after it was booked. */
import { taskStatuses } from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';
import { forbidden, missing } from '#backend/domain/errors.ts';
import { bodyLimits } from '#backend/http/bodies.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { runIdempotent } from '#backend/http/idempotency.ts';
import { requireSession, userOf } from '#backend/http/require-session.ts';
import * as history from '#backend/repositories/task-history.ts';
import { roleOf } from '#backend/repositories/tasks.ts';
import { notice, refusals, success } from '#backend/schema/answers.ts';
import * as fields from '#backend/schema/fields.ts';
import { stepAnswer, TaskStep } from '#backend/schema/task-money.ts';
import type { Services } from '#backend/services.ts';
import { moveTask } from '#backend/use-cases/move-task.ts';
import { replyToReview } from '#backend/use-cases/reply-to-review.ts';
import { reviewTask } from '#backend/use-cases/review-task.ts';
import { setPlace } from '#backend/use-cases/set-place.ts';
import { ownTask } from './task-guard.ts';

export function taskLifecycleRoutes(app: App, services: Services): void {
  const { db } = services;
  const tags = ['tasks'];
  const task = ownTask(services);
  const onRequest = [requireSession(services, 'page'), task.hook];

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
          message: Type.Optional(fields.shortText(2000)),
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
      const { status, message, place } = call.body;
      if (status === undefined && place !== undefined) {
        await setPlace(services, { task: task.from(call), actor: userOf(call), place });
        return success('The task is up to date.', { place });
      }
      if (status === undefined) throw missing('status', { rule: 'word', words: taskStatuses.join(', ') });
      const move = { task: task.from(call), to: status, actor: userOf(call), message };
      return success('The task is up to date.', { status, actions: await moveTask(services, move) });
    },
  );

  app.get(
    '/task/accepted/:id/history',
    {
      onRequest,
      schema: { summary: 'List a task’s steps', tags, response: { 200: Type.Array(TaskStep), ...refusals } },
    },
    async (call) => {
      const steps = await history.list(db, task.from(call).id);
      return steps.map((step) => stepAnswer(task.from(call), step));
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
          text: fields.text(2000),
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
        body: Type.Object({ text: fields.text(2000) }),
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
