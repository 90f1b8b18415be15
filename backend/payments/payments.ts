/** Chooses the payment provider: Stripe with a key, else a stand-in with a test page. */
import type { Config } from '#backend/config.ts';
import { standInPayments } from './stand-in.ts';
import { stripePayments } from './stripe.ts';
import type { Payments } from './types.ts';

export const choosePayments = ({ stripe }: Pick<Config, 'stripe'>): Payments =>
  stripe ? stripePayments(stripe) : standInPayments();
