/** What the checkout needs of whoever takes the money: Stripe with a key, else the built-in test page. */
import type { Config } from '#server/config.ts';
import { stripePayments } from './stripe.ts';
import { testPayments } from './test-page.ts';

export interface Bill {
  taskId: number;
  title: string;
  amountCents: number;
  email: string;
  /** Where the payer comes from and returns to. */
  origin: string;
}

export interface Payments {
  begin(bill: Bill): Promise<{ sessionId: string; url: string }>;
  /** The session that a signed message says was paid; nothing for other messages, an error for a bad signature. */
  paidSession(body: Buffer, signature: string | undefined): string | undefined;
}

export const choosePayments = ({ stripe }: Pick<Config, 'stripe'>): Payments =>
  stripe ? stripePayments(stripe) : testPayments();
