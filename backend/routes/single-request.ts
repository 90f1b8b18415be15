/** One request: reading it, and what its owner does with it. */
import { Type } from '@fastify/type-provider-typebox';
import { isUuid } from '#backend/database/ids.ts';
import { hoursAndMinutes } from '#backend/domain/booking-time.ts';
import { notFound } from '#backend/domain/errors.ts';
import { requestKind } from '#backend/domain/request-kind.ts';
import { bodyLimits } from '#backend/http/bodies.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { limitPerUser } from '#backend/http/limit-per-user.ts';
import { loadResource, parameter } from '#backend/http/load-resource.ts';
import { absolutePath } from '#backend/http/public-url.ts';
import { requireSession, userOf } from '#backend/http/require-session.ts';
import * as requests from '#backend/repositories/requests.ts';
import { notice, refusals, success, toCents } from '#backend/schema/answers.ts';
import { Request, RequestChange, requestAnswer } from '#backend/schema/request.ts';
import type { Services } from '#backend/services.ts';
import { editRequest } from '#backend/use-cases/edit-request.ts';
import { withdrawRequest } from '#backend/use-cases/withdraw-request.ts';

export function singleRequestRoutes(app: App, services: Services): void {
  const { db, config } = services;
  const tags = ['requests'];
  const signed = requireSession(services, 'page');

  const visible = loadResource(async (call) => {
    const id = parameter(call, 'id');
    const found = isUuid(id) ? await requests.findFor(db, userOf(call).id, id) : undefined;
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
    const id = parameter(call, 'id');
    const found = isUuid(id) ? await requests.find(db, id) : undefined;
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
