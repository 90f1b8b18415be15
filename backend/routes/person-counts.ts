/** How many offers, tasks and requests one has: one cheap call for the tabs of the dashboard. */
import { Type } from '@fastify/type-provider-typebox';
import type { App } from '#backend/http/fastify-app.ts';
import { requireSession, userOf } from '#backend/http/require-session.ts';
import { countsFor } from '#backend/repositories/person-counts.ts';
import { refusals } from '#backend/schema/answers.ts';
import type { Services } from '#backend/services.ts';

const Counts = Type.Object({
  offers: Type.Integer({ description: 'paused ones included' }),
  open_tasks: Type.Integer(),
  finished_tasks: Type.Integer({ description: 'declined and cancelled ones included' }),
  requests: Type.Integer(),
  proposals: Type.Integer({ description: 'for requests of others' }),
});

export function personCountRoutes(app: App, services: Services): void {
  app.get(
    '/user/counts',
    {
      onRequest: requireSession(services, 'page'),
      schema: { summary: 'Count what one has', tags: ['account'], response: { 200: Counts, ...refusals } },
    },
    async (call) => {
      const { offers, open_tasks, finished_tasks, requests, proposals } = await countsFor(
        services.db,
        userOf(call).id,
      );
      return {
        offers: Number(offers),
        open_tasks: Number(open_tasks),
        finished_tasks: Number(finished_tasks),
        requests: Number(requests),
        proposals: Number(proposals),
      };
    },
  );
}
