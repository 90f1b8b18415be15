/** Requests for help, in the spec's two payloads. */
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { isUuid } from '#backend/database/ids.ts';
import { hoursAndMinutes } from '#backend/domain/booking-time.ts';
import { requestKind } from '#backend/domain/request-kind.ts';
import { malformed } from '#backend/http/api-error.ts';
import { bodyLimits } from '#backend/http/bodies.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { runIdempotent } from '#backend/http/idempotency.ts';
import { limitPerUser } from '#backend/http/limit-per-user.ts';
import { decodeCursor, linkNext, totalCount } from '#backend/http/paging.ts';
import { absolutePath } from '#backend/http/public-url.ts';
import { requireSession, userOf } from '#backend/http/require-session.ts';
import { list } from '#backend/repositories/request-list.ts';
import type { NewRequest as StoredRequest } from '#backend/repositories/requests.ts';
import { notice, refusals, success, toCents } from '#backend/schema/answers.ts';
import {
  NewRequest,
  NewRequestByCategory,
  Request,
  RequestQuery,
  requestAnswer,
} from '#backend/schema/request.ts';
import type { Services } from '#backend/services.ts';
import { publishRequest } from '#backend/use-cases/publish-request.ts';
import { refuseUnverified } from '#backend/use-cases/refuse-unverified.ts';

export function requestRoutes(app: App, services: Services): void {
  const { db, config } = services;
  const tags = ['requests'];
  const onRequest = requireSession(services, 'page');
  const publishing = [onRequest, limitPerUser(app, 60)];
  const response = { 200: notice({ id: Type.String() }), ...refusals };

  const publish = async (
    call: FastifyRequest,
    request: Omit<StoredRequest, 'id' | 'owner_id' | 'created_at'>,
  ) => {
    const owned = { ...request, owner_id: userOf(call).id };
    refuseUnverified(services, userOf(call), 'publish');
    const id = await runIdempotent(call, services, (inside) => publishRequest(inside, owned));
    return success('Your request is published.', { id });
  };

  app.get(
    '/requests',
    {
      onRequest,
      schema: {
        summary: 'List requests',
        tags,
        querystring: RequestQuery,
        response: { 200: Type.Array(Request), ...refusals },
      },
    },
    async (call, reply) => {
      const { cursor, sort = 'newest', ...filter } = call.query;
      const after = decodeCursor(cursor, sort === 'newest' ? ['', ''] : ['', '', '', '']);
      if (after && !(after[0] === sort && isUuid(String(after[1]))))
        throw malformed(422, '"cursor" must be one that this list has handed out, with the same sort.');
      const page = await list(db, userOf(call).id, { ...filter, sort, after });
      linkNext(call, reply, page.next);
      reply.header('x-total-count', totalCount(page.total));
      return page.requests.map((row) => requestAnswer(row, absolutePath(call, config)));
    },
  );

  app.post(
    '/request/create',
    {
      bodyLimit: bodyLimits.long,
      onRequest: publishing,
      schema: { summary: 'Publish a request', tags, body: NewRequest, response },
    },
    (call) => {
      const { title, description, type, category, timezone = null, ...rest } = call.body;
      return publish(call, {
        ...requestKind(type, category),
        title,
        description,
        from_language: rest.fromLanguage[0] ?? '',
        to_language: rest.toLanguage[0] ?? '',
        text_language: null,
        due_date: rest.dueDate,
        due_time: hoursAndMinutes(rest.dueTime),
        timezone,
        price_cents: toCents(rest.price),
      });
    },
  );

  app.post(
    '/request',
    {
      bodyLimit: bodyLimits.long,
      onRequest: publishing,
      schema: { summary: 'Publish a request by category', tags, body: NewRequestByCategory, response },
    },
    (call) => {
      const { title, description, type, price, languages, textLanguage, ...due } = call.body;
      const { dueDate = null, dueTime, timezone = null } = due;
      const [from = '', to = from] = languages;
      return publish(call, {
        title,
        description,
        type,
        category: type,
        from_language: from,
        to_language: to,
        text_language: textLanguage ?? null,
        due_date: dueDate,
        due_time: dueTime ? hoursAndMinutes(dueTime) : null,
        timezone,
        price_cents: toCents(price),
      });
    },
  );
}
