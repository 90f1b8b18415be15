/** For load balancers and monitors: whether calls can be answered, which takes a database that answers. */
import { Type } from '@fastify/type-provider-typebox';
import { unavailable } from '#backend/http/api-error.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { answersAtAll } from '#backend/repositories/health.ts';
import { notice } from '#backend/schema/answers.ts';
import type { Services } from '#backend/services.ts';

export function healthRoutes(app: App, { db }: Services): void {
  app.get(
    '/healthz',
    {
      schema: {
        tags: ['operation'],
        response: { 200: Type.Object({ status: Type.Literal('ok') }), 503: notice({}) },
      },
    },
    async (call) => {
      await answersAtAll(db).catch((error: unknown) => {
        call.log.error(error);
        throw unavailable();
      });
      return { status: 'ok' as const };
    },
  );
}
