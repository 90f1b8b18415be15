/** Chooses the payment provider: Stripe with a key, else a stand-in with a test page, which no deployed server has. */
import type { Config } from '#backend/config.ts';
import { conflict, unreadable } from '#backend/domain/errors.ts';
import { standInPayments } from './stand-in.ts';
import { stripePayments } from './stripe.ts';
import type { Payments } from './types.ts';

export function choosePayments({ stripe, isDeployed }: Pick<Config, 'stripe' | 'isDeployed'>): Payments {
  if (stripe) return stripePayments(stripe);
  return isDeployed ? noPayments : standInPayments();
}

const noPayments: Payments = {
  async begin() {
    throw conflict('payments-off');
  },
  paidSession() {
    throw unreadable('This marketplace has no payment service.');
  },
};
