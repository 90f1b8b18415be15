/** For load balancers and monitors: whether the backend and its database answer. */
import { Type } from '@fastify/type-provider-typebox';
import type { Db } from '#backend/platform/database/transaction.ts';
import { isDatabaseFull } from '#backend/platform/database/transaction.ts';
import { notice } from '#backend/platform/http/answers.ts';
import { full, unavailable } from '#backend/platform/http/api-error.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { ping } from './health.queries.ts';

export function healthRoutes(app: App, { db }: { db: Db }): void {
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
