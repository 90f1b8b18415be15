/** What the stand-in tells the marketplace, and what its pages ask of it. */
import Stripe from 'stripe';
import type { Db } from '#backend/platform/database/transaction.ts';
import type { Charge, Checkout } from './objects.ts';
import * as objects from './queries.ts';

/** Answers whether the webhook has accepted the event. */
type SendEvent = (payload: string, signature: string) => Promise<boolean>;

const retryMs = 5000;
const giveUpMs = 3 * 24 * 60 * 60 * 1000;

/** Sends the events of the stand-in to the webhook, each until it is accepted. */
export function sendEvents({ db, now, secret }: { db: Db; now: () => Date; secret: string }) {
  const { webhooks } = new Stripe('sk_test_stand_in', { telemetry: false });
  let send: SendEvent | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  async function deliverAll(): Promise<void> {
    if (!send) return;
    for (const { id, data } of await objects.pending(db, new Date(now().getTime() - giveUpMs))) {
      const payload = JSON.stringify(data);
      const signature = webhooks.generateTestHeaderString({ payload, secret });
      if (await send(payload, signature)) await objects.markDelivered(db, id);
    }
  }

  /** Waits for what is being sent, then sends the rest. What fails is sent again later. */
  const deliver = (): Promise<void> => {
    running = running.then(deliverAll).catch(() => undefined);
    return running;
  };

  return {
    deliver,
    /** From now on events are sent; those of a process that died, too. */
    start(sender: SendEvent): void {
      send = sender;
      timer = setInterval(deliver, retryMs);
      deliver();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      send = undefined;
      await running;
    },
  };
}

// What the pages of the stand-in ask of it.

export type { Charge, Checkout };

type PayOutcome = 'done' | 'declined' | 'second-step' | 'unknown-card';

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
