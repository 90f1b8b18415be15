/** For load balancers and monitors: whether the backend and its database answer. */
import { Type } from '@fastify/type-provider-typebox';
import { isDatabaseFull } from '#backend/database/database-faults.ts';
import { full, unavailable } from '#backend/http/api-error.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { ping } from '#backend/repositories/health.ts';
import { notice } from '#backend/schema/answers.ts';
import type { Services } from '#backend/services.ts';

export function healthRoutes(app: App, { db }: Services): void {
  app.get(
    '/healthz',
    {
      schema: {
        summary: 'Check that the backend and its database answer',
        tags: ['operation'],
        response: { 200: Type.Object({ status: Type.Literal('ok') }), 503: notice({}) },
      },
    },
    async (call) => {
      await ping(db).catch((error: unknown) => {
        call.log.error(error);
        throw isDatabaseFull(error) ? full(503) : unavailable();
      });
      return { status: 'ok' as const };
    },
  );
}
