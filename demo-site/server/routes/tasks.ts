/** Booking an offer, and the tasks that came of it. */
import { Type } from '@fastify/type-provider-typebox';
import { absolutePath } from '#server/addresses.ts';
import { conflict, forbidden, notFound } from '#server/api-error.ts';
import { hoursAndMinutes, refusePast } from '#server/booking-time.ts';
import { book } from '#server/bookings.ts';
import { keepUploads, takeDocuments, uploadsOf } from '#server/document-uploads.ts';
import { fullName } from '#server/facts.ts';
import { guard, parameter } from '#server/guard.ts';
import { once } from '#server/idempotency.ts';
import { smallId } from '#server/ids.ts';
import { count } from '#server/partner-counts.ts';
import * as documents from '#server/repositories/documents.ts';
import * as offers from '#server/repositories/offers.ts';
import * as tasks from '#server/repositories/tasks.ts';
import { notice, refusals, success } from '#server/schema/answers.ts';
import { Booking, TaskRow, taskAnswer } from '#server/schema/task.ts';
import type { App, Services } from '#server/services.ts';
import { signedIn, userOf } from '#server/signed-in.ts';

export function taskRoutes(app: App, services: Services): void {
  const { db, config, now } = services;
  const tags = ['tasks'];

  const offer = guard(async (call) => {
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
      onRequest: [signedIn(services), offer.hook],
      schema: {
        tags,
        consumes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
        body: Booking,
        response: { 200: notice({ id: Type.Number(), conversation_id: Type.String() }), ...refusals },
      },
    },
    async (call) => {
      const { details, date, timezone, partner, campaign, page = '' } = call.body;
      const { users_id, id, title, type, languages, price_cents } = offer.of(call);
      const time = hoursAndMinutes(call.body.time);
      const customer = userOf(call);
      const uploads = uploadsOf(call);
      const plan = { date, time, timezone: timezone || null };
      const booked = await once(
        call,
        services,
        async (trx) => {
          refusePast(plan, now());
          if (!offer.of(call).active) throw conflict('offer-closed');
          keepUploads(call);
          if (partner) await count(trx, services, { partner, campaign, page }, { bookings: 1 });
          return book(trx, services, {
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
            uploads,
          });
        },
        { ...call.body, files: uploads.map(({ name, digest }) => ({ name, digest })) },
      );
      return success('Your booking is made. The conversation with the translator is open.', booked);
    },
  );

  app.get(
    '/task/accepted',
    { onRequest: signedIn(services), schema: { tags, response: { 200: Type.Array(TaskRow), ...refusals } } },
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
