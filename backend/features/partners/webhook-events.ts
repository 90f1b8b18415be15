/** What webhooks tell, and the body of each (Standard Webhooks). */
import { randomBytes } from 'node:crypto';
import { bookingEvents } from '@dragoman/widgets/domain/booking-events.ts';

export const webhookEvents = [...bookingEvents, 'webhook.test'] as const;

export type WebhookEvent = (typeof webhookEvents)[number];

export interface BookingFacts {
  booking_id: number | null;
  reference: string | null;
  partner: string;
  campaign: string | null;
  offer_id: number | null;
  status: string;
  /** Cents. */
  amount: number;
  currency: 'EUR';
}

/** Each attempt sends this text. */
export const webhookBody = (type: WebhookEvent, at: Date, data: BookingFacts): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });

/** Secrets of webhooks, as Standard Webhooks writes them. */
export const newWebhookSecret = () => `whsec_${randomBytes(32).toString('base64')}`;
