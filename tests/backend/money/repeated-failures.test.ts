/** A failure of the payment provider’s own, which it repeats for a day to everybody who asks with the same key. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendRefund } from '#backend/features/money/payments.use-cases.ts';
import { sendTransfer } from '#backend/features/money/payouts.use-cases.ts';
import { bookedTask, deliver, notificationsOf, readTask } from '#tests/backend/support/money-world.ts';
import { differences } from '#tests/backend/support/provider-totals.ts';
import { openCheckout, openServerWithProvider } from '#tests/backend/support/server-with-provider.ts';
import type { Person } from '#tests/backend/support/test-app.ts';

let opened: Awaited<ReturnType<typeof openServerWithProvider>>;
let owner: Person;
let customer: Person;

beforeEach(async () => {
  opened = await openServerWithProvider();
  const { server } = opened;
  [owner, customer] = [await server.person(), await server.person()];
});
afterEach(async () => {
  vi.useRealTimers();
  await opened.close();
});

/** What a failed call may have done does not show at once: no second one is made before. */
const laterOn = (minutes: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });

const bookTask = () => bookedTask(opened.server, { owner, customer });

async function paidTask() {
  const { server, provider } = opened;
  const task = await bookTask();
  await provider.payByCard(await openCheckout(server, customer, task.id));
  await provider.sendAll(server);
  return task;
}

const startPayment = (task: number) =>
  opened.server.call<{ url: string }>('POST', '/create-checkout-session', {
    as: customer,
    json: { items: [{ id: task, quantity: 1 }] },
  });

const setUpPayouts = () => opened.server.call('POST', '/payouts/account', { as: owner, json: {} });

/** Returns the id of the refund, which no job has asked for. */
async function dueRefund(path: string): Promise<string> {
  const { server } = opened;
  await server.call('PATCH', path, { as: customer, json: { status: 'cancelled' } });
  return (await server.db.selectFrom('refunds').select('id').executeTakeFirstOrThrow()).id;
}

describe.each(['failing', 'failing-afterwards'] as const)('a provider that is %s', (behaviour) => {
  it('opens one checkout at the next attempt', async () => {
    const { provider } = opened;
    const { id } = await bookTask();
    provider.behave(behaviour);
    expect(await startPayment(id)).toMatchObject({ status: 502, body: { code: 'payment-silent' } });
    expect((await startPayment(id)).status).toBe(behaviour === 'failing' ? 502 : 200);
    provider.behave('well');
    const { status, body } = await startPayment(id);
    expect(status).toBe(200);
    const [session, ...others] = await provider.sessions();
    expect(body.url).toBe(session?.url);
    expect(others).toEqual([]);
  });

  it('opens an owner’s account at the next attempt', async () => {
    const { provider } = opened;
    provider.behave(behaviour);
    expect((await setUpPayouts()).status).toBe(502);
    provider.behave('well');
    expect((await setUpPayouts()).status).toBe(200);
  });

  it('refunds once', async () => {
    const { server, provider } = opened;
    const refund = await dueRefund((await paidTask()).path);
    provider.behave(behaviour);
    await expect(sendRefund(server.services, refund)).rejects.toThrow('Something went wrong.');
    provider.behave('well');
    if (behaviour === 'failing')
      await expect(sendRefund(server.services, refund)).rejects.toThrow('Something went wrong.');
    laterOn(11);
    await sendRefund(server.services, refund);
    expect((await provider.charges()).map(({ amount_refunded }) => amount_refunded)).toEqual([4500]);
    expect(await differences(server.db, provider)).toEqual([]);
  });

  it('pays the owner once', async () => {
    const { server, provider } = opened;
    expect((await setUpPayouts()).status).toBe(200);
    await provider.finishAccount();
    await provider.sendAll(server);
    const task = await paidTask();
    await server.call('PATCH', task.path, { as: owner, json: { status: 'in_progress' } });
    await deliver(server, task);
    await server.call('PATCH', task.path, { as: customer, json: { status: 'finished' } });
    const { id } = await server.db.selectFrom('transfers').select('id').executeTakeFirstOrThrow();
    provider.behave(behaviour);
    await expect(sendTransfer(server.services, id)).rejects.toThrow('Something went wrong.');
    provider.behave('well');
    if (behaviour === 'failing')
      await expect(sendTransfer(server.services, id)).rejects.toThrow('Something went wrong.');
    laterOn(11);
    await sendTransfer(server.services, id);
    expect((await provider.transfers()).map(({ amount }) => amount)).toEqual([4050]);
    expect(await differences(server.db, provider)).toEqual([]);
  });
});

it('tells the customer that a refund takes longer once it has failed for some time', async () => {
  const { server, provider } = opened;
  const task = await paidTask();
  const refund = await dueRefund(task.path);
  provider.behave('failing');
  await expect(sendRefund(server.services, refund)).rejects.toThrow('Something went wrong.');
  expect(await readTask(server, customer, task)).toMatchObject({ payment: { refund_delayed: false } });
  server.wait(11 * 60 * 1000);
  await expect(sendRefund(server.services, refund)).rejects.toThrow('Something went wrong.');
  expect(await readTask(server, customer, task)).toMatchObject({ payment: { refund_delayed: true } });
  const late = (await notificationsOf(server, customer)).filter((text) => text.includes('takes longer'));
  expect(late).toHaveLength(1);
});
