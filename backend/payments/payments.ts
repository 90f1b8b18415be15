/** Chooses the payment provider: Stripe with a key, else a stand-in with a test page, which no deployed server has. */
import type { Config } from '#backend/config.ts';
import { conflict, unreadable } from '#backend/domain/errors.ts';
import { standInPayments } from './stand-in.ts';
import { stripePayments } from './stripe.ts';
import type { Payments } from './types.ts';

export async function choosePayments({
  stripe,
  isDeployed,
}: Pick<Config, 'stripe' | 'isDeployed'>): Promise<Payments> {
  if (stripe) return stripePayments(stripe);
  return isDeployed ? noPayments : standInPayments();
}

const off = async (): Promise<never> => {
  throw conflict('payments-off');
};

const nothing = async function* () {};

const noPayments: Payments = {
  openCheckout: off,
  expireCheckout: off,
  refund: off,
  transfer: off,
  createAccount: off,
  accountLink: off,
  isAccountActive: off,
  receiptOf: off,
  list: { charges: nothing, refunds: nothing, transfers: nothing },
  readEvent() {
    throw unreadable('This marketplace has no payment service.');
  },
};
