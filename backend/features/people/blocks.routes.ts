/** The people with whom somebody wants no more to do. */
import { BlockedPerson, BlockInput } from '@dragoman/widgets/domain/block.ts';
import { Type } from '@fastify/type-provider-typebox';
import { notFound } from '#backend/platform/errors.ts';
import { iso, notice, refusals, success } from '#backend/platform/http/answers.ts';
import { userOf } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { limitPerUser } from '#backend/platform/http/limits.ts';
import { loadResource, uuidOf } from '#backend/platform/http/load-resource.ts';
import { absolutePath } from '#backend/platform/http/public-url.ts';
import type { Services } from '#backend/services.ts';
import * as blocks from './blocks.queries.ts';
import { block } from './dealings.use-cases.ts';
import { requireSession } from './require-session.ts';

export function blockRoutes(app: App, services: Services): void {
  const { db, config } = services;
  const onRequest = requireSession(services);
  const tags = ['account'];

  app.get(
    '/user/blocks',
    {
      onRequest,
      schema: {
        summary: 'List the people whom one has blocked',
        tags,
        response: { 200: Type.Array(BlockedPerson), ...refusals },
      },
    },
    async (call) => {
      const absolute = absolutePath(call, config);
      const found = await blocks.list(db, userOf(call).id);
      return found.map((row) => ({ ...row, image: absolute(row.image), created_at: iso(row.created_at) }));
    },
  );

  app.post(
    '/user/blocks',
    {
      onRequest: [onRequest, limitPerUser(app, 60, 'blocks')],
      schema: {
        summary: 'Block a person',
        tags,
        description:
          'From then on neither of the two can write to the other one, book or propose: 403 with the code `not-possible`, which does not say who blocked whom. The person is not told. Tasks that the two have go on, and can be reviewed.',
        body: BlockInput,
        response: { 200: notice({}), ...refusals },
      },
    },
    async (call) => {
      await block(services, userOf(call).id, call.body.user_id.toLowerCase());
      return success('This person is blocked.', {});
    },
  );

  const blocked = loadResource(async (call) => {
    const person = uuidOf(call, 'person', 'person');
    if (!(await blocks.has(db, userOf(call).id, person))) throw notFound('person');
    return person;
  });
  app.delete(
    '/user/blocks/:person',
    {
      onRequest: [onRequest, blocked.hook],
      schema: { summary: 'Unblock a person', tags, response: { 200: notice({}), ...refusals } },
    },
    async (call) => {
      await blocks.remove(db, userOf(call).id, blocked.from(call));
      return success('This person is not blocked any more.', {});
    },
  );
}
