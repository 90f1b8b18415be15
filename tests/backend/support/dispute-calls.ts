/** The calls of two parties who do not agree about a task's money. */

import { expect } from 'vitest';
import type { ProviderFact } from '#backend/features/money/payment-provider.ts';
import { receiveProviderEvent } from '#backend/features/tasks/payment-events.use-cases.ts';
import { type ErrorBody, expectTranslated } from './error-translations.ts';
import { type PaidTask, readTask } from './money-world.ts';
import type { Person, TestApp } from './test-app.ts';

type Refused = ErrorBody & { status: string };

export const disputeCalls = (server: () => TestApp) => ({
  dispute: (as: Person, { path }: PaidTask, json: object = { text: 'It is unreadable.' }) =>
    server().call<Refused>('POST', `${path}/dispute`, { as, json }),

  withdraw: (as: Person, { path }: PaidTask) => server().call<Refused>('DELETE', `${path}/dispute`, { as }),

  propose: (as: Person, { path }: PaidTask, json: object = { owner_percent: 60, text: 'Half is done.' }) =>
    server().call<Refused>('POST', `${path}/settlement`, { as, json }),

  /** Answers the proposal that the task shows to them now, or one read before. */
  async answer(
    as: Person,
    task: PaidTask,
    word: 'accept' | 'decline',
    { key, read }: { key?: string; read?: object } = {},
  ) {
    return server().call<Refused>('POST', `${task.path}/settlement/${word}`, {
      as,
      json: read ?? (await settlementRead(server(), as, task)),
      headers: key ? { 'idempotency-key': key } : {},
    });
  },

  /** As an operator, who has read what is open now, or another dispute. */
  async decide(
    as: Person,
    { id }: PaidTask,
    json: object = { owner_percent: 40, text: 'Half of it is usable.' },
  ) {
    const dispute = await openDisputeOf(server(), id);
    return server().call<Refused>('POST', `/operator/disputes/${id}`, { as, json: { dispute, ...json } });
  },

  /** What the payment provider reports about the payment of a task. */
  async report(task: PaidTask, what: 'refund' | 'bank-dispute', status: 'open' | 'lost' = 'open') {
    const payment = await server()
      .db.updateTable('payments')
      .set({ payment_intent: `pi_of_${task.id}` })
      .where('task_id', '=', task.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const { payment_intent: paymentIntent, amount_cents: amountCents } = payment;
    const about = { charge: `ch_${payment.id}`, paymentIntent, amountCents };
    const fact: ProviderFact =
      what === 'refund'
        ? { kind: 'refunded', ...about, amountRefundedCents: amountCents, refundIds: [] }
        : { kind: 'bank-dispute', ...about, status, disputeId: `dp_${payment.id}` };
    const id = `evt_${what}_${status}_${payment.id}`;
    const event = { id, type: what, objectId: '', createdAt: server().now(), payload: '{}', what: fact };
    await receiveProviderEvent(server().services, event, { network: null, requestId: 'test' });
  },
});

/** The id of a task's open dispute; where none is open, of one that never was. */
export async function openDisputeOf({ db }: Pick<TestApp, 'db'>, task: number | string): Promise<string> {
  const open = await db
    .selectFrom('disputes')
    .select('id')
    .where('task_id', '=', Number(task))
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return open?.id ?? 'none';
}

/** What somebody has read who answers a task's open proposal; where none is open, of one that was never made. */
export async function settlementRead(server: TestApp, as: Person, task: PaidTask) {
  const { settlement } = await readTask(server, as, task);
  return { id: settlement?.id ?? 'none', owner_percent: settlement?.owner_percent ?? 0 };
}

/** With a sentence in every language. */
export async function expectRefused(
  refused: { status: number; body: Refused },
  status: number,
  code: string,
) {
  expect({ status: refused.status, code: refused.body.code }).toEqual({ status, code });
  await expectTranslated(refused.body, code);
}
