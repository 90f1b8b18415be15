/** What the pages of the stand-in ask of it. */
import type { Charge, Checkout } from './objects.ts';
import type { SendEvent } from './webhooks.ts';

export type { Charge, Checkout };

export type PayOutcome = 'done' | 'declined' | 'second-step' | 'unknown-card';

export interface StandIn {
  checkout(id: string): Promise<Checkout | undefined>;
  charge(checkout: Checkout): Promise<Charge | undefined>;
  /** Returns after the webhook has been told. Paying again is `done` and changes nothing. */
  pay(id: string, card: string, isConfirmed: boolean): Promise<PayOutcome>;
  /** Where the account's owner is to be led back to, by the id in the address that `accountLink` gave. */
  accountLink(id: string): Promise<{ account: string; returnUrl: string; isActive: boolean } | undefined>;
  activateAccount(account: string): Promise<void>;
  start(send: SendEvent): void;
  close(): Promise<void>;
}
