/** What a partner's webhooks tell, besides the test of one. */
export const bookingEvents = [
  'booking.created',
  'booking.accepted',
  'booking.changed',
  'booking.cancelled',
  'booking.finished',
  'payment.held',
  'payment.released',
  'payment.refunded',
  'review.created',
] as const;
