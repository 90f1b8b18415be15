/** Proposals of the two parties of a task to change what was agreed, and the answers to them. */
import { TaskChangeInput } from '@dragoman/widgets/domain/task.ts';
import { Type } from '@fastify/type-provider-typebox';
import { requireSession } from '#backend/features/people/require-session.ts';
import { notice, refusals, success } from '#backend/platform/http/answers.ts';
import { bodyLimits } from '#backend/platform/http/bodies.ts';
import { userOf } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { runIdempotent } from '#backend/platform/http/idempotency.ts';
import { parameter } from '#backend/platform/http/load-resource.ts';
import type { Services } from '#backend/services.ts';
import { acceptChange, declineChange, proposeChange, withdrawChange } from './changes.use-cases.ts';
import { ownTask } from './own-task.ts';

const asReadDescription =
  'The address names the proposal that was read. Where another one is open by now, or none, the answer is 409 with the code `change-changed`.';

export function changeRoutes(app: App, services: Services): void {
  const tags = ['tasks'];
  const task = ownTask(services);
  const onRequest = [requireSession(services), task.hook];
  const response = { 200: notice({}), ...refusals };
  const readBy = (call: Parameters<typeof userOf>[0]) => ({
    task: task.from(call),
    actor: userOf(call),
    read: parameter(call, 'change'),
  });

  app.post(
    '/task/accepted/:id/changes',
    {
      bodyLimit: bodyLimits.long,
      config: { decimalTexts: ['quantity', 'price'] },
      onRequest,
      schema: {
        summary: 'Propose to change what was agreed',
        tags,
        description:
          'What is not named stays as it was agreed. A newer proposal of either side replaces this one. Until the work is delivered, and not while it is disputed.',
        body: TaskChangeInput,
        response,
      },
    },
    async (call) => {
      const proposal = { task: task.from(call), actor: userOf(call), wanted: call.body };
      await runIdempotent(call, services, (inside) => proposeChange(inside, proposal));
      return success('Your proposal is made.', {});
    },
  );

  app.post(
    '/task/accepted/:id/changes/:change/accept',
    {
      onRequest,
      schema: {
        summary: 'Accept a change of what was agreed',
        tags,
        description: `${asReadDescription} It holds at once, unless more is to be paid than is held: then it holds once that is paid.`,
        response: {
          200: notice({
            status: Type.String(),
            due: Type.Integer({ description: 'cents that are to be paid before it holds' }),
          }),
          ...refusals,
        },
      },
    },
    async (call) => {
      const answered = readBy(call);
      const accepted = await runIdempotent(call, services, (inside) => acceptChange(inside, answered));
      return success(
        accepted.due > 0 ? 'The change holds once the difference is paid.' : 'The change holds from now on.',
        accepted,
      );
    },
  );

  app.post(
    '/task/accepted/:id/changes/:change/decline',
    {
      onRequest,
      schema: {
        summary: 'Decline a change of what was agreed',
        tags,
        description: asReadDescription,
        response,
      },
    },
    async (call) => {
      const answered = readBy(call);
      await runIdempotent(call, services, (inside) => declineChange(inside, answered));
      return success('What was agreed stays as it is.', {});
    },
  );

  app.delete(
    '/task/accepted/:id/changes/:change',
    {
      onRequest,
      schema: {
        summary: 'Withdraw one’s proposal to change what was agreed',
        tags,
        description: asReadDescription,
        response,
      },
    },
    async (call) => {
      await withdrawChange(services, readBy(call));
      return success('Your proposal is withdrawn.', {});
    },
  );
}
