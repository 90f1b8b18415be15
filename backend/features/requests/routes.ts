/** Requests for help: lists, single ones, and what their owners do with them. */
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { requireSession } from '#backend/features/people/require-session.ts';
import { refuseUnverified } from '#backend/features/people/verification.ts';
import { isUuid } from '#backend/platform/database/ids.ts';
import { notFound } from '#backend/platform/errors.ts';
import { notice, refusals, success, toCents } from '#backend/platform/http/answers.ts';
import { malformed } from '#backend/platform/http/api-error.ts';
import { bodyLimits } from '#backend/platform/http/bodies.ts';
import { userOf } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { runIdempotent } from '#backend/platform/http/idempotency.ts';
import { limitPerUser } from '#backend/platform/http/limits.ts';
import { loadResource, uuidOf } from '#backend/platform/http/load-resource.ts';
import { decodeCursor, linkNext, totalCount } from '#backend/platform/http/paging.ts';
import { absolutePath } from '#backend/platform/http/public-url.ts';
import { hoursAndMinutes } from '#backend/platform/wall-clock.ts';
import type { Services } from '#backend/services.ts';
import * as requests from './queries.ts';
import { list, type NewRequest as StoredRequest } from './queries.ts';
import { requestKind } from './request-kind.ts';
import {
  NewRequest,
  NewRequestByCategory,
  Request,
  RequestChange,
  RequestQuery,
  requestAnswer,
} from './schema.ts';
import { editRequest, publishRequest, withdrawRequest } from './use-cases.ts';

/** Requests for help, in the spec's two payloads. */
export function requestRoutes(app: App, services: Services): void {
  const { db, config } = services;
  const tags = ['requests'];
  const onRequest = requireSession(services);
  const publishing = [onRequest, limitPerUser(app, 60, 'requests')];
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

/** One request: reading it, and what its owner does with it. */
export function singleRequestRoutes(app: App, services: Services): void {
  const { db, config } = services;
  const tags = ['requests'];
  const signed = requireSession(services);

  const visible = loadResource(async (call) => {
    const found = await requests.findFor(db, userOf(call).id, uuidOf(call, 'id', 'request'));
    if (!found) throw notFound('request');
    return found;
  });
  app.get(
    '/requests/:id',
    {
      onRequest: [signed, visible.hook],
      schema: {
        summary: 'Read a request',
        tags,
        description:
          'For its owner and for those who made a proposal; while it is open, for everybody who is signed in.',
        response: { 200: Request, ...refusals },
      },
    },
    async (call) => requestAnswer(visible.from(call), absolutePath(call, config)),
  );

  const own = loadResource(async (call) => {
    const found = await requests.find(db, uuidOf(call, 'id', 'request'));
    if (found?.owner_id !== userOf(call).id) throw notFound('request');
    return found;
  });
  app.patch(
    '/requests/:id',
    {
      bodyLimit: bodyLimits.long,
      onRequest: [signed, own.hook, limitPerUser(app, 60)],
      schema: {
        summary: 'Change a request',
        tags,
        description: 'Until somebody makes a proposal for it. What is left out stays as it is.',
        body: RequestChange,
        response: { 200: notice({ id: Type.String() }), ...refusals },
      },
    },
    async (call) => {
      const request = own.from(call);
      const { type, category, fromLanguage, toLanguage, dueTime, price, ...rest } = call.body;
      const kind =
        type === undefined && category === undefined
          ? { type: request.type, category: request.category }
          : requestKind(type ?? request.type, category);
      const fields = {
        ...kind,
        title: rest.title ?? request.title,
        description: rest.description ?? request.description,
        from_language: fromLanguage?.[0] ?? request.from_language,
        to_language: toLanguage?.[0] ?? request.to_language,
        due_date: rest.dueDate ?? request.due_date,
        due_time: dueTime === undefined ? request.due_time : hoursAndMinutes(dueTime),
        timezone: rest.timezone ?? request.timezone,
        price_cents: price === undefined ? request.price_cents : toCents(price),
      };
      await editRequest(services, { request, owner: userOf(call).id, fields });
      return success('Your request is changed.', { id: request.id });
    },
  );

  app.delete(
    '/requests/:id',
    {
      onRequest: [signed, own.hook],
      schema: {
        summary: 'Withdraw a request',
        tags,
        description: 'Its open proposals are declined. Their authors still see it.',
        response: { 200: notice({ id: Type.String(), declined: Type.Number() }), ...refusals },
      },
    },
    async (call) => {
      const request = own.from(call);
      const declined = await withdrawRequest(services, { request, owner: userOf(call).id });
      return success('Your request is withdrawn.', { id: request.id, declined });
    },
  );
}
