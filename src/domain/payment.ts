/** When a task is paid, and how far its payment is. */

/**
 * `before-start`: the owner cannot start before the money is held. `before-finish`: the customer cannot accept the
 * delivery before it is held. `off`: payments are optional.
 */
export const paymentPolicies = ['before-start', 'before-finish', 'off'] as const;

export type PaymentPolicy = (typeof paymentPolicies)[number];

/** `none`: never paid, and need not be. `pending`: paid, but the bank has not confirmed it. */
export const paymentStatuses = [
  'none',
  'unpaid',
  'pending',
  'held',
  'released',
  'refunded',
  'partly_refunded',
] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];
