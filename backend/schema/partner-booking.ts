/** What a partner sees of a booking: not who made it, and nothing of what people wrote. */
import { paymentStatuses } from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';
import type { Payment } from '#backend/database/tables-money.ts';
import { paymentStatusOf } from '#backend/domain/task-money.ts';
import type { PartnerBooking as Row } from '#backend/repositories/partner-bookings.ts';
import { instant, iso } from './answers.ts';
import * as fields from './fields.ts';
import { currency } from './task-money.ts';

const text = fields.nullable(Type.String());
const cents = Type.Integer({ description: 'cents' });

export const PartnerBooking = Type.Object({
  id: Type.Integer(),
  offer_id: fields.nullable(Type.Integer()),
  reference: text,
  campaign: text,
  origin: fields.nullable(Type.String({ description: 'of the page that it was booked on' })),
  status: Type.String(),
  booking: fields.oneOf(['instant', 'on-request']),
  type: fields.category,
  date: Type.String(),
  time: Type.String(),
  timezone: text,
  hours: Type.Number(),
  amount: cents,
  refunded: cents,
  currency: Type.String(),
  payment: fields.oneOf(paymentStatuses),
  created_at: instant,
  updated_at: instant,
});

export const partnerBookingAnswer = (row: Row, payment: Payment | undefined) => ({
  ...{ id: row.id, offer_id: row.offer_id, reference: row.reference, campaign: row.campaign },
  ...{ origin: row.page_origin, status: row.status, booking: row.booking, type: row.type },
  ...{ date: row.date, time: row.time, timezone: row.timezone, hours: Number(row.hours) },
  ...{ amount: row.total_cents, refunded: payment?.refunded_cents ?? 0, currency },
  payment: paymentStatusOf(payment, 'before-start'),
  created_at: iso(row.created_at),
  updated_at: iso(row.updated_at),
});
