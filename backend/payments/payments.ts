/** What the checkout needs of whoever takes the money: Stripe with a key, else a stand-in for it with a test page. */
import type { Config } from '#backend/config.ts';
import { standInPayments } from './stand-in.ts';
import { stripePayments } from './stripe.ts';

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
  /** There where no payment service is set up. */
  standIn?: {
    /** What the service would send to the webhook once this session is paid. */
    paidMessage(sessionId: string): { payload: string; signature: string };
    close(): void;
  };
}

export const choosePayments = ({ stripe }: Pick<Config, 'stripe'>): Payments =>
  stripe ? stripePayments(stripe) : standInPayments();
