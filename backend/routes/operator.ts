/** What operators see and decide: disputes, with all that the two parties wrote and sent. */
import { Type } from '@fastify/type-provider-typebox';
import { smallId } from '#backend/database/ids.ts';
import { notFound } from '#backend/domain/errors.ts';
import { bodyLimits } from '#backend/http/bodies.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { runIdempotent } from '#backend/http/idempotency.ts';
import { loadResource, parameter } from '#backend/http/load-resource.ts';
import { requireOperator } from '#backend/http/require-operator.ts';
import { callerOf, requireSession, userOf } from '#backend/http/require-session.ts';
import * as disputes from '#backend/repositories/disputes.ts';
import * as documents from '#backend/repositories/documents.ts';
import * as messages from '#backend/repositories/messages.ts';
import * as payments from '#backend/repositories/payments.ts';
import * as settlements from '#backend/repositories/settlements.ts';
import * as history from '#backend/repositories/task-history.ts';
import * as tasks from '#backend/repositories/tasks.ts';
import { notice, refusals, success } from '#backend/schema/answers.ts';
import * as fields from '#backend/schema/fields.ts';
import { OpenDispute, openDisputeAnswer } from '#backend/schema/operator.ts';
import type { Services } from '#backend/services.ts';
import { decideDispute } from '#backend/use-cases/decide-dispute.ts';

/** Of a conversation, the newest ones. */
const mostMessages = 200;

export function operatorRoutes(app: App, services: Services): void {
  const { db } = services;
  const tags = ['operators'];
  const onRequest = [requireSession(services), requireOperator];

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
      const answers = [];
      for (const row of open) {
        const belongings = {
          payment: paid.get(row.task_id),
          settlement: await settlements.openOf(db, row.task_id),
          steps: await history.list(db, row.task_id),
          files: files.filter(({ task_id }) => task_id === row.task_id),
          written: await messages.listWritten(db, row.conversation_id, mostMessages),
        };
        answers.push(openDisputeAnswer(row, belongings));
      }
      return answers;
    },
  );

  const disputed = loadResource(async (call) => {
    const id = smallId(parameter(call, 'id'));
    const task = id && (await tasks.find(db, id));
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
        body: Type.Object({ owner_percent: fields.ownerPercent, text: fields.text(2000) }),
        response: { 200: notice({ status: Type.String() }), ...refusals },
      },
    },
    async (call) => {
      const { owner_percent: ownerPercent, text } = call.body;
      const decision = { task: disputed.from(call), ownerPercent, text };
      const status = await runIdempotent(call, services, (inside) =>
        decideDispute(inside, callerOf(call), decision),
      );
      return success('The dispute is decided. Both parties are told.', { status });
    },
  );
}
