/** What operators see and decide: disputes, with all that the two parties wrote and sent. */

import * as fields from '@dragoman/widgets/domain/fields.ts';
import { limits } from '@dragoman/widgets/domain/limits.ts';
import { Type } from '@fastify/type-provider-typebox';
import * as messages from '#backend/features/chat/messages.queries.ts';
import * as documents from '#backend/features/documents/queries.ts';
import * as payments from '#backend/features/money/payments.queries.ts';
import { sumOf } from '#backend/features/money/task-money.ts';
import * as disputes from '#backend/features/tasks/disputes.queries.ts';
import { decideDispute } from '#backend/features/tasks/disputes.use-cases.ts';
import * as tasks from '#backend/features/tasks/queries.ts';
import * as settlements from '#backend/features/tasks/settlements.queries.ts';
import { notFound } from '#backend/platform/errors.ts';
import { notice, refusals, success } from '#backend/platform/http/answers.ts';
import { bodyLimits } from '#backend/platform/http/bodies.ts';
import { callerOf, userOf } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { runIdempotent } from '#backend/platform/http/idempotency.ts';
import { loadResource, smallIdOf } from '#backend/platform/http/load-resource.ts';
import type { Services } from '#backend/services.ts';
import * as auditLog from './audit-log.queries.ts';
import { operatorsOnly } from './operators-only.ts';
import { recordReading } from './readings.ts';
import { OpenDispute, openDisputeAnswer } from './schema.ts';

/** So many of a conversation are read, the newest ones. */
const mostMessages = 200;

export function operatorRoutes(app: App, services: Services): void {
  const { db } = services;
  const tags = ['operators'];
  const onRequest = operatorsOnly(services);

  app.get(
    '/operator/disputes',
    {
      onRequest,
      schema: {
        summary: 'List open disputes',
        tags,
        description: 'The oldest first, at most 100. For operators, and not about tasks of their own.',
        response: { 200: Type.Array(OpenDispute), ...refusals },
      },
    },
    async (call) => {
      const open = await disputes.listOpen(db, userOf(call).id);
      const ids = open.map(({ task_id }) => task_id);
      const paid = await payments.shownOfTasks(db, ids);
      const files = await documents.ofTasks(db, ids);
      // The page reads the list again and again while it is open: one line an hour says so.
      const read = await auditLog.disputesReadBy(
        db,
        userOf(call).id,
        open.map(({ id }) => id),
      );
      const answers = [];
      for (const row of open) {
        const belongings = {
          payment: sumOf(paid.get(row.task_id) ?? []),
          settlement: await settlements.openOf(db, row.task_id),
          steps: await tasks.listSteps(db, row.task_id),
          files: files.filter(({ task_id }) => task_id === row.task_id),
          written: await messages.listWritten(db, row.conversation_id, mostMessages),
        };
        answers.push(openDisputeAnswer(row, belongings));
        const subject = String(row.task_id);
        if (!read.has(row.id))
          await recordReading(db, call, { action: 'read-dispute', subject, reason: row.id });
      }
      return answers;
    },
  );

  const disputed = loadResource(async (call) => {
    const task = await tasks.find(db, smallIdOf(call, 'task'));
    const person = userOf(call).id;
    const isParty = task && (task.customer_id === person || task.owner_id === person);
    if (!task || isParty || task.status !== 'disputed') throw notFound('task');
    return task;
  });
  app.post(
    '/operator/disputes/:id',
    {
      bodyLimit: bodyLimits.long,
      onRequest: [...onRequest, disputed.hook],
      schema: {
        summary: 'Decide a dispute',
        tags,
        description:
          'The body names the dispute that was read by its `id`. Where one is named, and another one about the task is open by now, the answer is 409 with the code `dispute-changed`.',
        body: Type.Object({
          dispute: Type.Optional(Type.String({ maxLength: 100 })),
          owner_percent: fields.ownerPercent,
          text: fields.text(limits.taskText),
        }),
        response: { 200: notice({ status: Type.String() }), ...refusals },
      },
    },
    async (call) => {
      const { dispute: read, owner_percent: ownerPercent, text } = call.body;
      const decision = { task: disputed.from(call), read, ownerPercent, text };
      const status = await runIdempotent(call, services, (inside) =>
        decideDispute(inside, callerOf(call), decision),
      );
      return success('The dispute is decided. Both parties are told.', { status });
    },
  );
}
