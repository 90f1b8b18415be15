import { vi } from 'vitest';
import type { Client } from '#core/api/client.ts';
import { payments } from '#core/api/payments.ts';
import { tasks } from '#core/api/tasks.ts';
import { newKey } from '#core/hooks/data/use-action.ts';

/** The customer pays for a task on the page of the stand-in for the payment provider. The money is held afterwards. */
export async function payFor(customer: Client, taskId: string): Promise<void> {
  const url = await payments(customer).start(taskId, newKey());
  if (!url) throw new Error(`There is nothing to pay for task ${taskId}.`);
  const body = new URLSearchParams({ choice: 'pay', card: '4242 4242 4242 4242' });
  // The answer leads back to the marketplace's site, of which the page here can read nothing.
  await fetch(url, { method: 'POST', mode: 'no-cors', body });
  await vi.waitFor(
    async () => {
      const { payment } = await tasks(customer).find(taskId);
      if (payment?.status !== 'held')
        throw new Error(`The payment for task ${taskId} is ${payment?.status}.`);
    },
    { timeout: 15_000, interval: 100 },
  );
}
