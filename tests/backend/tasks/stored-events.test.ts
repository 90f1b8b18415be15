import { expect, it } from 'vitest';
import type { ProviderFact } from '#backend/features/money/payment-provider.ts';
import { applyStoredEvents, receiveProviderEvent } from '#backend/features/tasks/payment-events.use-cases.ts';
import { startedTask } from '#tests/backend/support/money-world.ts';
import { testApp } from '#tests/backend/support/test-app.ts';

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
