/** A partner’s own programs read what its visitors have booked. */
import { Type } from '@fastify/type-provider-typebox';
import { smallId } from '#backend/database/ids.ts';
import { notFound } from '#backend/domain/errors.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { loadResource, parameter } from '#backend/http/load-resource.ts';
import { decodeCursor, linkNext, totalCount } from '#backend/http/paging.ts';
import { partnerOf, requirePartnerKey } from '#backend/http/require-partner-key.ts';
import * as bookings from '#backend/repositories/partner-bookings.ts';
import * as payments from '#backend/repositories/payments.ts';
import { refusals } from '#backend/schema/answers.ts';
import { pageOf } from '#backend/schema/earnings.ts';
import * as fields from '#backend/schema/fields.ts';
import { PartnerBooking, partnerBookingAnswer } from '#backend/schema/partner-booking.ts';
import { campaign } from '#backend/schema/task.ts';
import type { Services } from '#backend/services.ts';

export function partnerBookingRoutes(app: App, services: Services): void {
  const { db } = services;
  const tags = ['partners'];
  const key = requirePartnerKey(services);
  const config = { rateLimit: { max: 600, timeWindow: 60_000 } };

  app.get(
    '/partner/bookings',
    {
      config,
      onRequest: key,
      schema: {
        summary: 'List the bookings of a partner’s visitors',
        tags,
        description: 'The newest first, without names, addresses, texts or files. Amounts in cents.',
        querystring: Type.Object({
          ...pageOf(100, 24).properties,
          reference: Type.Optional(fields.shortText(100)),
          campaign: Type.Optional(campaign),
        }),
        response: { 200: Type.Array(PartnerBooking), ...refusals },
      },
    },
    async (call, reply) => {
      const { limit, cursor, reference, campaign } = call.query;
      const filter = { reference, campaign };
      const [before] = decodeCursor(cursor, [0]) ?? [];
      const { id } = partnerOf(call);
      const rows = await bookings.list(db, id, { ...filter, limit, before: before as number | undefined });
      const last = rows[limit - 1];
      linkNext(call, reply, rows.length > limit && last ? [last.id] : undefined);
      reply.header('x-total-count', totalCount(await bookings.count(db, id, filter)));
      const shown = rows.slice(0, limit);
      const paid = await payments.shownOfTasks(
        db,
        shown.map((row) => row.id),
      );
      return shown.map((row) => partnerBookingAnswer(row, paid.get(row.id)));
    },
  );

  const booking = loadResource(async (call) => {
    const id = smallId(parameter(call, 'id'));
    const found = id === undefined ? undefined : await bookings.find(db, partnerOf(call).id, id);
    if (!found) throw notFound('task');
    return found;
  });
  app.get(
    '/partner/bookings/:id',
    {
      config,
      onRequest: [key, booking.hook],
      schema: {
        summary: 'Read a booking of a partner’s visitor',
        tags,
        response: { 200: PartnerBooking, ...refusals },
      },
    },
    async (call) => {
      const row = booking.from(call);
      const paid = await payments.shownOfTasks(db, [row.id]);
      return partnerBookingAnswer(row, paid.get(row.id));
    },
  );
}
