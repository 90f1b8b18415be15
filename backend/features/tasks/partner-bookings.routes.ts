/** A partner’s own programs read what its visitors have booked. */

import { bookingModes } from '@dragoman/widgets/domain/booking.ts';
import * as fields from '@dragoman/widgets/domain/fields.ts';
import { fromParts, units } from '@dragoman/widgets/domain/units.ts';
import { paymentStatuses } from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';
import * as payments from '#backend/features/money/payments.queries.ts';
import { type PaymentSum, paymentStatusOf, sumOf } from '#backend/features/money/task-money.ts';
import { partnerOf, requirePartnerKey } from '#backend/features/partners/access.ts';
import { notFound } from '#backend/platform/errors.ts';
import { iso, pageOf, refusals } from '#backend/platform/http/answers.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { loadResource, smallIdOf } from '#backend/platform/http/load-resource.ts';
import { decodeCursor, linkNext, totalCount } from '#backend/platform/http/paging.ts';
import type { Services } from '#backend/services.ts';
import type { PartnerBooking as Row } from './partner-bookings.queries.ts';
import * as bookings from './partner-bookings.queries.ts';
import { amountsOf } from './schema.ts';

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
          reference: Type.Optional(fields.reference),
          campaign: Type.Optional(fields.campaign),
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
      return shown.map((row) => partnerBookingAnswer(row, sumOf(paid.get(row.id) ?? [])));
    },
  );

  const booking = loadResource(async (call) => {
    const found = await bookings.find(db, partnerOf(call).id, smallIdOf(call, 'task'));
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
      return partnerBookingAnswer(row, sumOf(paid.get(row.id) ?? []));
    },
  );
}

// What a partner sees of a booking: not who made it, and nothing of what people wrote.

const text = fields.nullable(Type.String());
const cents = Type.Integer({ description: 'cents' });

export const PartnerBooking = Type.Object({
  id: Type.Integer(),
  offer_id: fields.nullable(Type.Integer()),
  reference: text,
  campaign: text,
  origin: fields.nullable(Type.String({ description: 'of the page that it was booked on' })),
  status: Type.String(),
  booking: fields.oneOf(bookingModes),
  type: fields.category,
  date: Type.String(),
  time: Type.String(),
  timezone: text,
  unit: fields.oneOf(units),
  quantity: Type.Number(),
  hours: Type.Number({ description: 'the quantity where the unit is hour, else 1' }),
  price: Type.Number({ description: 'euros for one unit' }),
  total: Type.Number({ description: 'euros, as in amount in cents' }),
  amount: cents,
  refunded: cents,
  currency: Type.String(),
  payment: fields.oneOf(paymentStatuses),
  created_at: fields.instant,
  updated_at: fields.instant,
});

export const partnerBookingAnswer = (row: Row, payment: PaymentSum | undefined) => ({
  id: row.id,
  offer_id: row.offer_id,
  reference: row.reference,
  campaign: row.campaign,
  origin: row.page_origin,
  status: row.status,
  booking: row.booking,
  type: row.type,
  date: row.date,
  time: row.time,
  timezone: row.timezone,
  price: fromParts(row.price_parts),
  ...amountsOf(row),
  amount: row.total_cents,
  refunded: payment?.refunded_cents ?? 0,
  currency: fields.currency,
  payment: paymentStatusOf(payment, 'before-start'),
  created_at: iso(row.created_at),
  updated_at: iso(row.updated_at),
});
