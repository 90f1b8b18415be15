/** Chooses the payment provider: Stripe with a key, else a stand-in with a test page, which no deployed server has. */
import type { Config } from '#backend/config.ts';
import type { Db } from '#backend/platform/database/transaction.ts';
import { conflict, unreadable } from '#backend/platform/errors.ts';
import type { Payments } from './payment-provider.ts';
import { standInPayments } from './stand-in/stand-in.ts';
import { stripePayments } from './stripe.ts';

interface Dependencies {
  config: Pick<Config, 'stripe' | 'isDeployed'>;
  db: Db;
  now: () => Date;
}

export async function choosePayments({ config, db, now }: Dependencies): Promise<Payments> {
  if (config.stripe) return stripePayments(config.stripe);
  return config.isDeployed ? noPayments : standInPayments({ db, now });
}

const off = async (): Promise<never> => {
  throw conflict('payments-off');
};

const nothing = async function* () {};

const noPayments: Payments = {
  openCheckout: off,
  expireCheckout: off,
  readCheckout: off,
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
