/** What webhooks tell, and the body of each (Standard Webhooks). */
import { randomBytes } from 'node:crypto';
import { bookingEvents } from '@dragoman/widgets/domain/booking-events.ts';
import type { Unit } from '@dragoman/widgets/domain/units.ts';

export const webhookEvents = [...bookingEvents, 'webhook.test'] as const;

export type WebhookEvent = (typeof webhookEvents)[number];

export interface BookingFacts {
  booking_id: number | null;
  reference: string | null;
  partner: string;
  campaign: string | null;
  offer_id: number | null;
  status: string;
  /** Euros for one unit. What was agreed is null in a test, which tells of no booking. */
  price: number | null;
  unit: Unit | null;
  quantity: number | null;
  /** Euros. */
  total: number | null;
  /** Cents. */
  amount: number;
  currency: 'EUR';
}

/** Each attempt sends this text. */
export const webhookBody = (type: WebhookEvent, at: Date, data: BookingFacts): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });

/** Secrets of webhooks, as Standard Webhooks writes them. */
export const newWebhookSecret = () => `whsec_${randomBytes(32).toString('base64')}`;
