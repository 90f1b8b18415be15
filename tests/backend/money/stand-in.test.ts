/** What the stand-in answers Stripe's own client, and the events that it sends. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RefusedByProvider } from '#backend/features/money/payment-provider.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { newId } from '#backend/platform/database/ids.ts';
import { bill, card, paid, standInProcesses } from '#tests/backend/support/stand-in-processes.ts';
import { testDatabase } from '#tests/backend/support/test-database.ts';

const hour = 60 * 60 * 1000;

let database: Database;
let passed: number;
let processes: ReturnType<typeof standInProcesses>;
const startProcess = (webhook?: { accept: () => boolean }) => processes.start(webhook);
beforeEach(async () => {
  database = await testDatabase();
  passed = 0;
  processes = standInProcesses(database.db, () => new Date(Date.now() + passed));
});
afterEach(async () => {
  await processes.stop();
  await database.close();
});

describe('a checkout of the stand-in', () => {
  it('is one for each payment, however often and in whatever language one asks', async () => {
    const { payments } = await startProcess();
    const [id, other] = [newId(), newId()];
    const first = await payments.openCheckout(bill(id));
    expect(first.url).toBe(`http://localhost:3000/TestPayment/${first.sessionId}`);
    expect(await payments.openCheckout(bill(id))).toEqual(first);
    expect(await payments.openCheckout(bill(id, { locale: 'de', email: 'b@example.test' }))).toEqual(first);
    expect((await payments.openCheckout(bill(other))).sessionId).not.toBe(first.sessionId);
  });

  it('is the same one where several servers ask at once', async () => {
    const [one, two] = [await startProcess(), await startProcess()];
    const id = newId();
    const answers = await Promise.all(
      [one, two, one, two].map(({ payments }) => payments.openCheckout(bill(id))),
    );
    expect(new Set(answers.map(({ sessionId }) => sessionId)).size).toBe(1);
  });

  it('expires when it is told to, and of itself after a day; then it takes no money', async () => {
    const { payments, standIn, events, listen } = await startProcess();
    listen();
    const [expired, forgotten] = [
      await payments.openCheckout(bill(newId())),
      await payments.openCheckout(bill(newId())),
    ];
    await payments.expireCheckout(expired.sessionId);
    await payments.expireCheckout(expired.sessionId);
    passed = 25 * hour;
    for (const { sessionId } of [expired, forgotten]) {
      await standIn.pay(sessionId, card, false);
      expect(await standIn.checkout(sessionId)).toMatchObject({
        status: 'expired',
        payment_status: 'unpaid',
      });
    }
    await expect.poll(() => events).toHaveLength(2);
    expect(events.map(({ type }) => type)).toEqual(['checkout.session.expired', 'checkout.session.expired']);
  });

  it('is paid once, though two click at once, and cannot expire any more', async () => {
    const [one, two] = [await startProcess(), await startProcess()];
    one.listen();
    const id = newId();
    const { sessionId } = await one.payments.openCheckout(bill(id));
    const outcomes = await Promise.all(
      [one, two, one].map(({ standIn }) => standIn.pay(sessionId, card, false)),
    );
    expect(outcomes).toEqual(['done', 'done', 'done']);
    await one.payments.expireCheckout(sessionId);
    expect(await one.standIn.checkout(sessionId)).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
    });
    expect(one.events.map(({ what }) => what)).toEqual([
      {
        ...{ kind: 'checkout', step: 'completed', sessionId, paymentId: id, isPaid: true, amountCents: 4550 },
        paymentIntent: expect.stringMatching(/^pi_/),
      },
    ]);
  });

  it('has a receipt once it is paid', async () => {
    const { payments, standIn } = await startProcess();
    const { sessionId, paymentIntent } = await paid(payments, standIn);
    expect(await payments.receiptOf(paymentIntent)).toEqual({
      charge: expect.stringMatching(/^ch_/),
      receiptUrl: `http://localhost:3000/TestPayment/${sessionId}/receipt`,
    });
  });
});

describe('an event of the stand-in', () => {
  it('is sent again while the webhook does not accept it', { timeout: 20_000 }, async () => {
    let refusals = 1;
    const { payments, standIn, events, listen } = await startProcess({ accept: () => refusals-- <= 0 });
    listen();
    await paid(payments, standIn);
    await expect.poll(() => events).toHaveLength(2);
    expect(events[1]).toEqual(events[0]);
  });

  it('is sent by another process where the first one has died', async () => {
    const dead = await startProcess();
    const { id } = await paid(dead.payments, dead.standIn);
    expect(dead.events).toEqual([]);
    const next = await startProcess();
    next.listen();
    await expect.poll(() => next.events).toHaveLength(1);
    expect(next.events[0]?.what).toMatchObject({ kind: 'checkout', paymentId: id, isPaid: true });
  });
});

describe('a refund by the stand-in', () => {
  it('is made once for each of ours, in parts, and never of more than was paid', async () => {
    const { payments, standIn, events, listen } = await startProcess();
    const { paymentIntent } = await paid(payments, standIn);
    listen();
    const [first, second, third] = [newId(), newId(), newId()];
    const part = { paymentIntent, amountCents: 4000 };
    const made = await payments.refund({ id: first, ...part });
    expect(made).toEqual({ providerId: expect.stringMatching(/^re_/), status: 'done' });
    expect(await payments.refund({ id: first, ...part })).toEqual(made);
    await expect(payments.refund({ id: second, ...part })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    await expect(payments.refund({ id: second, ...part })).rejects.toThrow(RefusedByProvider);
    await payments.refund({ id: third, paymentIntent, amountCents: 550 });
    await expect.poll(() => events.filter(({ type }) => type === 'charge.refunded')).toHaveLength(2);
    const amounts = events.flatMap(({ what }) =>
      what.kind === 'refunded' ? [[what.paymentIntent, what.amountRefundedCents]] : [],
    );
    expect(amounts).toEqual([
      [paymentIntent, 4000],
      [paymentIntent, 4550],
    ]);
  });

  it('is found again though it was asked for more than a day ago', async () => {
    const { payments, standIn } = await startProcess();
    const { paymentIntent } = await paid(payments, standIn);
    const id = newId(new Date(Date.now() - 30 * hour));
    const made = await payments.refund({ id, paymentIntent, amountCents: 1000 });
    // As Stripe does after a day.
    await database.db.deleteFrom('stand_in_objects').where('kind', '=', 'answer').execute();
    expect(await payments.refund({ id, paymentIntent, amountCents: 1000 })).toEqual(made);
  });

  it('is refused for a payment that is not there', async () => {
    const { payments } = await startProcess();
    const unknown = payments.refund({ id: newId(), paymentIntent: 'pi_unknown', amountCents: 1 });
    await expect(unknown).rejects.toMatchObject({ code: 'resource_missing' });
  });
});

describe('an account at the stand-in', () => {
  it('gets transfers once it is active, also those that were refused before', async () => {
    const { payments, standIn, events, listen } = await startProcess();
    listen();
    const { paymentIntent } = await paid(payments, standIn);
    const { charge } = await payments.receiptOf(paymentIntent);
    const { accountId } = await payments.createAccount({ id: newId(), email: 'o@example.test' });
    expect(await payments.isAccountActive(accountId)).toBe(false);
    const id = newId();
    const transfer = { id, accountId, amountCents: 4095, taskId: 7, charge };
    await expect(payments.transfer(transfer)).rejects.toThrow(RefusedByProvider);

    const { url } = await payments.accountLink({ accountId, origin: 'http://localhost:3000' });
    const link = await standIn.accountLink(url.split('/').at(-1) ?? '');
    expect(link).toEqual({
      account: accountId,
      returnUrl: 'http://localhost:3000/Earnings',
      isActive: false,
    });
    await standIn.activateAccount(accountId);
    expect(await payments.isAccountActive(accountId)).toBe(true);
    expect(events.at(-1)?.what).toEqual({ kind: 'account', accountId, isActive: true });

    const made = await payments.transfer(transfer);
    expect(await payments.transfer(transfer)).toEqual(made);
    await expect.poll(() => events.at(-1)?.type).toBe('transfer.created');
    expect(events.at(-1)?.what).toEqual({
      ...{ kind: 'transfer', transferId: made.providerId, id, amountCents: 4095, amountReversedCents: 0 },
    });
    const more = payments.transfer({ ...transfer, id: newId(), amountCents: 456 });
    await expect(more).rejects.toThrow('cannot be more than its amount');
  });
});

it('lists every charge, refund and transfer, page by page, with our ids', { timeout: 60_000 }, async () => {
  const { payments, standIn } = await startProcess();
  const all = async <T>(list: AsyncIterable<T>) => {
    const found: T[] = [];
    for await (const one of list) found.push(one);
    return found;
  };
  const made: { id: string; paymentIntent: string }[] = [];
  for (let count = 0; count < 105; count += 1) made.push(await paid(payments, standIn));
  const [first] = made;
  if (!first) throw new Error('Nothing is paid.');
  const refundId = newId();
  await payments.refund({ id: refundId, paymentIntent: first.paymentIntent, amountCents: 50 });
  const charges = await all(payments.list.charges());
  expect(charges.map(({ paymentId }) => paymentId).sort()).toEqual(made.map(({ id }) => id).sort());
  expect(charges.find(({ paymentId }) => paymentId === first.id)).toMatchObject({
    ...{ amountCents: 4550, amountRefundedCents: 50, paymentIntent: first.paymentIntent },
  });
  expect(await all(payments.list.refunds())).toMatchObject([
    { id: refundId, paymentIntent: first.paymentIntent, amountCents: 50, status: 'done' },
  ]);
  expect(await all(payments.list.transfers())).toEqual([]);
});
