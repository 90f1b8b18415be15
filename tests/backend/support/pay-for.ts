/** A customer pays for a task on the page of the stand-in for the payment provider. */
import { expect } from 'vitest';
import { paidForm } from './backend-client.ts';
import type { Person, TestApp } from './test-app.ts';

/** `id`: of the task, or of the offer that was booked. The money is held afterwards. */
export async function payFor(
  server: Pick<TestApp, 'call'>,
  customer: Person | string,
  id: number,
): Promise<void> {
  const json = { items: [{ id, quantity: 1 }] };
  const begun = await server.call<{ url: string }>('POST', '/create-checkout-session', {
    as: customer,
    json,
  });
  expect(begun, begun.text).toMatchObject({ status: 200 });
  const paid = await server.call('POST', new URL(begun.body.url).pathname, { form: paidForm });
  expect(paid, paid.text).toMatchObject({ status: 303 });
}
