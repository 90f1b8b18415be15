/** Processes that share one stand-in: the client of each, and the events that its webhook has got. */
import { setTimeout as delay } from 'node:timers/promises';
import { readConfig } from '#backend/config.ts';
import { newId } from '#backend/database/ids.ts';
import type { Db } from '#backend/database/transaction.ts';
import { choosePayments } from '#backend/payments/payments.ts';
import type { StandIn } from '#backend/payments/stand-in/stand-in-types.ts';
import type { Payments, ProviderEvent } from '#backend/payments/types.ts';

export const card = '4242 4242 4242 4242';

export function standInProcesses(db: Db, now: () => Date) {
  const started: StandIn[] = [];
  return {
    async start({ accept }: { accept: () => boolean } = { accept: () => true }) {
      const payments = await choosePayments({ config: readConfig({}), db, now });
      if (!payments.standIn) throw new Error('There is no stand-in.');
      const { standIn } = payments;
      started.push(standIn);
      const events: ProviderEvent[] = [];
      const listen = () =>
        standIn.start(async (payload, signature) => {
          events.push(payments.readEvent(Buffer.from(payload), signature));
          return accept();
        });
      return { payments, standIn, events, listen };
    },
    async stop() {
      for (const standIn of started) await standIn.close();
    },
  };
}

export const bill = (id: string, more: object = {}) => ({
  ...{ id, taskId: 7, title: 'Birth certificate', amountCents: 4550, email: 'ada@example.test' },
  ...{ origin: 'http://localhost:3000', locale: 'en' },
  ...more,
});

export async function paid(payments: Payments, standIn: StandIn, id = newId()) {
  const { sessionId } = await payments.openCheckout(bill(id));
  await standIn.pay(sessionId, card, false);
  const session = await standIn.checkout(sessionId);
  if (!session?.payment_intent) throw new Error('It is not paid.');
  return { id, sessionId, paymentIntent: session.payment_intent };
}

export const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await delay(20);
};
