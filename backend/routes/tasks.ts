/** Booking an offer, and the tasks that came of it. */
import { Type } from '@fastify/type-provider-typebox';
import { smallId } from '#backend/database/ids.ts';
import { fullName } from '#backend/domain/activity.ts';
import { hoursAndMinutes, refusePast } from '#backend/domain/booking-time.ts';
import { conflict, forbidden, notFound } from '#backend/domain/errors.ts';
import { keepUploads, takeDocuments, uploadsOf } from '#backend/http/document-uploads.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { runIdempotent } from '#backend/http/idempotency.ts';
import { loadResource, parameter } from '#backend/http/load-resource.ts';
import { absolutePath } from '#backend/http/public-url.ts';
import { requireSession, userOf } from '#backend/http/require-session.ts';
import * as documents from '#backend/repositories/documents.ts';
import * as offers from '#backend/repositories/offers.ts';
import * as tasks from '#backend/repositories/tasks.ts';
import { notice, refusals, success } from '#backend/schema/answers.ts';
import { Booking, TaskRow, taskAnswer } from '#backend/schema/task.ts';
import type { Services } from '#backend/services.ts';
import { bookOffer } from '#backend/use-cases/book-offer.ts';
import { countPartner } from '#backend/use-cases/count-partner.ts';

export function taskRoutes(app: App, services: Services): void {
  const { db, config, now } = services;
  const tags = ['tasks'];

  const offer = loadResource(async (call) => {
    const id = smallId(parameter(call, 'id'));
    const found = id && (await offers.find(db, id));
    if (!found) throw notFound('offer');
    if (found.users_id === userOf(call).id) throw forbidden('own-offer');
    return found;
  });

  app.post(
    '/task/accepted/:id',
    {
      ...takeDocuments(services),
      onRequest: [requireSession(services), offer.hook],
      schema: {
        tags,
        consumes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
        body: Booking,
        response: { 200: notice({ id: Type.Number(), conversation_id: Type.String() }), ...refusals },
      },
    },
    async (call) => {
      const { details, date, timezone, partner, campaign, page = '' } = call.body;
      const { users_id, id, title, type, languages, price_cents } = offer.from(call);
      const time = hoursAndMinutes(call.body.time);
      const customer = userOf(call);
      const uploads = uploadsOf(call);
      const plan = { date, time, timezone: timezone || null };
      const booked = await runIdempotent(
        call,
        services,
        async (trx) => {
          refusePast(plan, now());
          if (!offer.from(call).active) throw conflict('offer-closed');
          keepUploads(call);
          if (partner) await countPartner(trx, services, { partner, campaign, page }, { bookings: 1 });
          return bookOffer(trx, services, {
            actor: customer,
            other: users_id,
            task: {
              ...plan,
              offer_id: id,
              request_id: null,
              customer_id: customer.id,
              owner_id: users_id,
              title,
              type,
              languages,
              price_cents,
              details,
              partner: partner || null,
              campaign: campaign || null,
            },
            line: { code: 'booked-for', person: fullName(customer), title, ...plan },
            news: { code: 'booked', person: fullName(customer), title },
            files: uploads,
          });
        },
        { ...call.body, files: uploads.map(({ name, digest }) => ({ name, digest })) },
      );
      return success('Your booking is made. The conversation with the translator is open.', booked);
    },
  );

  app.get(
    '/task/accepted',
    {
      onRequest: requireSession(services),
      schema: { tags, response: { 200: Type.Array(TaskRow), ...refusals } },
    },
    async (call) => {
      const person = userOf(call).id;
      const rows = await tasks.listFor(db, person);
      const files = await documents.ofTasks(
        db,
        rows.map((row) => row.id),
      );
      return rows.map((row) => taskAnswer(row, person, files, absolutePath(call, config)));
    },
  );
}
