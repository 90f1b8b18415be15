/** When the two parties of a task do not agree about its money: a dispute, and proposals how to divide it. */

import * as fields from '@dragoman/widgets/domain/fields.ts';
import { limits } from '@dragoman/widgets/domain/limits.ts';
import { Type } from '@fastify/type-provider-typebox';
import { requireSession } from '#backend/features/people/require-session.ts';
import { notice, refusals, success } from '#backend/platform/http/answers.ts';
import { bodyLimits } from '#backend/platform/http/bodies.ts';
import { callerOf, userOf } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { runIdempotent } from '#backend/platform/http/idempotency.ts';
import type { Services } from '#backend/services.ts';
import {
  acceptSettlement,
  declineSettlement,
  openDispute,
  proposeSettlement,
  withdrawDispute,
} from './disputes.use-cases.ts';
import { ownTask } from './own-task.ts';

/** Whoever answers a proposal names the one that they have read. */
const settlementAsRead = Type.Object({
  id: Type.String({ maxLength: 100 }),
  owner_percent: fields.ownerPercent,
});
const asReadDescription =
  'The body names the proposal that was read, as `settlement` of the task answers it. Where another one is open by now, the answer is 409 with the code `settlement-changed`.';

export function disputeRoutes(app: App, services: Services): void {
  const tags = ['tasks'];
  const task = ownTask(services);
  const onRequest = [requireSession(services), task.hook];
  const response = { 200: notice({ status: Type.String() }), ...refusals };

  app.post(
    '/task/accepted/:id/dispute',
    {
      bodyLimit: bodyLimits.long,
      onRequest,
      schema: {
        summary: 'Open a dispute',
        tags,
        body: Type.Object({ text: fields.text(limits.taskText) }),
        response,
      },
    },
    async (call) => {
      const dispute = { task: task.from(call), text: call.body.text };
      await runIdempotent(call, services, (inside) => openDispute(inside, callerOf(call), dispute));
      return success('The dispute is open. The money stays held until it is decided.', {
        status: 'disputed',
      });
    },
  );

  app.delete(
    '/task/accepted/:id/dispute',
    { onRequest, schema: { summary: 'Withdraw a dispute', tags, response } },
    async (call) => {
      const status = await withdrawDispute(services, { task: task.from(call), actor: userOf(call) });
      return success('The dispute is withdrawn.', { status });
    },
  );

  app.post(
    '/task/accepted/:id/settlement',
    {
      bodyLimit: bodyLimits.long,
      onRequest,
      schema: {
        summary: 'Propose how to divide the money of a task',
        tags,
        description: 'A newer proposal of either side replaces this one.',
        body: Type.Object({
          owner_percent: fields.ownerPercent,
          text: Type.Optional(fields.shortText(limits.taskText)),
        }),
        response: { 200: notice({}), ...refusals },
      },
    },
    async (call) => {
      const { owner_percent: ownerPercent, text = '' } = call.body;
      const proposal = { task: task.from(call), actor: userOf(call), ownerPercent, text };
      await runIdempotent(call, services, (inside) => proposeSettlement(inside, proposal));
      return success('Your proposal is made.', {});
    },
  );

  app.post(
    '/task/accepted/:id/settlement/accept',
    {
      onRequest,
      schema: {
        summary: 'Accept a proposed division',
        tags,
        description: asReadDescription,
        body: settlementAsRead,
        response,
      },
    },
    async (call) => {
      const { body } = call;
      const status = await runIdempotent(call, services, (inside) =>
        acceptSettlement(inside, callerOf(call), { task: task.from(call), read: body }),
      );
      return success('You have settled. The money is divided.', { status });
    },
  );

  app.post(
    '/task/accepted/:id/settlement/decline',
    {
      onRequest,
      schema: {
        summary: 'Decline a proposed division',
        tags,
        description: asReadDescription,
        body: settlementAsRead,
        response: { 200: notice({}), ...refusals },
      },
    },
    async (call) => {
      const { body } = call;
      await runIdempotent(call, services, (inside) =>
        declineSettlement(inside, userOf(call), { task: task.from(call), read: body }),
      );
      return success('The proposal is declined.', {});
    },
  );
}
