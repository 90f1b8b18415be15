/** Processes that share one stand-in: the client of each, and the events that its webhook has got. */
import { readConfig } from '#backend/config.ts';
import { choosePayments } from '#backend/features/money/choose-payments.ts';
import type { Payments, ProviderEvent } from '#backend/features/money/payment-provider.ts';
import type { StandIn } from '#backend/features/money/stand-in/webhooks.ts';
import { newId } from '#backend/platform/database/ids.ts';
import type { Db } from '#backend/platform/database/transaction.ts';

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
