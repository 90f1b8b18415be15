/** Days of bookings, which may be made a year ahead at most. */

/** A day from today, as forms and calls have it. */
export const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

export const bookingDay = dayAhead(30);
