/** What webhooks tell, and the body of each (Standard Webhooks). */

export const webhookEvents = [
  'booking.created',
  'booking.accepted',
  'booking.cancelled',
  'booking.finished',
  'payment.held',
  'payment.released',
  'payment.refunded',
  'review.created',
  'webhook.test',
] as const;

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
