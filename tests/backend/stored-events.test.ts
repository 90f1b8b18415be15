import { expect, it } from 'vitest';
import type { ProviderFact } from '#backend/payments/types.ts';
import { applyStoredEvents } from '#backend/use-cases/apply-stored-events.ts';
import { receiveProviderEvent } from '#backend/use-cases/receive-provider-event.ts';
import { startedTask } from './money-world.ts';
import { testApp } from './test-app.ts';

it('applies a message once it is known what it is about, and once only', async () => {
  const server = await testApp();
  try {
    const { customer, path, id } = await startedTask(server);
    const what: ProviderFact = {
      kind: 'refunded',
      charge: 'ch_later',
      paymentIntent: 'pi_later',
      amountCents: 4500,
      amountRefundedCents: 1000,
      refundIds: [],
    };
    await receiveProviderEvent(server.services, { id: 'evt_early', type: 'charge.refunded', what });
    const refunded = async () => {
      const task = await server.call<{ payment: { refunded: number } }>('GET', path, { as: customer });
      return task.body.payment.refunded;
    };
    await applyStoredEvents(server.services);
    expect(await refunded()).toBe(0);
    const known = { payment_intent: 'pi_later' };
    await server.db.updateTable('payments').set(known).where('task_id', '=', id).execute();
    await applyStoredEvents(server.services);
    await applyStoredEvents(server.services);
    expect(await refunded()).toBe(1000);
    const made = server.db.selectFrom('refunds').select('amount_cents').where('status', '=', 'done');
    expect(await made.execute()).toEqual([{ amount_cents: 1000 }]);
  } finally {
    await server.close();
  }
});
