/** Booking an offer, and the list of one's own tasks. */
import { Type } from '@fastify/type-provider-typebox';
import { smallId } from '#backend/database/ids.ts';
import { hoursAndMinutes } from '#backend/domain/booking-time.ts';
import { forbidden, notFound } from '#backend/domain/errors.ts';
import { bodyLimits } from '#backend/http/bodies.ts';
import { acceptDocuments, confirmUploads, uploadsOf } from '#backend/http/document-uploads.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { runIdempotent } from '#backend/http/idempotency.ts';
import { type Hook, limitPerUser, whenFiles } from '#backend/http/limit-per-user.ts';
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

export function taskRoutes(app: App, services: Services, limitUploads: Hook): void {
  const { db, config } = services;
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
      bodyLimit: bodyLimits.long,
      ...acceptDocuments(services),
      onRequest: [
        requireSession(services, 'page'),
        offer.hook,
        limitPerUser(app, 60),
        whenFiles(limitUploads),
      ],
      schema: {
        summary: 'Book an offer',
        tags,
        consumes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
        body: Booking,
        response: { 200: notice({ id: Type.Number(), conversation_id: Type.String() }), ...refusals },
      },
    },
    async (call) => {
      const { date, time, timezone, ...rest } = call.body;
      const uploads = uploadsOf(call);
      const booking = {
        ...rest,
        plan: { date, time: hoursAndMinutes(time), timezone: timezone || null },
        customer: userOf(call),
        offer: offer.from(call),
        files: uploads,
      };
      const booked = await runIdempotent(
        call,
        services,
        async (inside) => {
          const task = await bookOffer(inside, booking);
          confirmUploads(call);
          return task;
        },
        { ...call.body, files: uploads.map(({ name, digest }) => ({ name, digest })) },
      );
      return success('Your booking is made. The conversation with the translator is open.', booked);
    },
  );

  app.get(
    '/task/accepted',
    {
      onRequest: requireSession(services, 'page'),
      schema: { summary: 'List one’s own tasks', tags, response: { 200: Type.Array(TaskRow), ...refusals } },
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
