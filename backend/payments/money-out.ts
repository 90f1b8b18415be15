/** Refunds and transfers with Stripe: each is made once, however often it is asked for. */
import Stripe from 'stripe';
import { refundStatus } from './lists.ts';
import { type Payments, RefusedByProvider } from './types.ts';

export const moneyOut = (stripe: Stripe): Pick<Payments, 'refund' | 'transfer'> => ({
  async refund({ id, paymentIntent, amountCents }) {
    const all = () => stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 });
    const earlier = await findOld(id, all, ({ metadata }) => metadata?.refund_id === id);
    const params = { payment_intent: paymentIntent, amount: amountCents, metadata: { refund_id: id } };
    const refund = earlier ?? (await onlyOnce(`refund-${id}`, (key) => stripe.refunds.create(params, key)));
    const status = refundStatus(refund.status);
    if (status === 'failed')
      throw new RefusedByProvider(refund.failure_reason ?? `The refund is ${refund.status}.`);
    return { providerId: refund.id, status };
  },
  async transfer({ id, accountId, amountCents, taskId, charge }) {
    const transfer_group = groupOf(taskId);
    const all = () => stripe.transfers.list({ transfer_group, limit: 100 });
    const earlier = await findOld(id, all, ({ metadata }) => metadata.transfer_id === id);
    const params = {
      destination: accountId,
      amount: amountCents,
      currency: 'eur',
      transfer_group,
      metadata: { transfer_id: id, task_id: String(taskId) },
      ...(charge && { source_transaction: charge }),
    };
    const { id: providerId } =
      earlier ?? (await onlyOnce(`transfer-${id}`, (key) => stripe.transfers.create(params, key)));
    return { providerId };
  },
});

export const groupOf = (taskId: number) => `task_${taskId}`;

/** Stripe forgets idempotency keys after 24 hours. What we have wanted for longer may be there already. */
const rememberedMs = 20 * 60 * 60 * 1000;

async function findOld<T>(
  id: string,
  all: () => AsyncIterable<T>,
  isOurs: (object: T) => boolean,
): Promise<T | undefined> {
  if (Date.now() - timeOf(id) < rememberedMs) return undefined;
  for await (const object of all()) if (isOurs(object)) return object;
  return undefined;
}

/** Our ids are UUIDv7: they begin with the time in milliseconds. */
const timeOf = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16);

const mostKeys = 20;

/**
 * Stripe repeats its first answer to a key, even a refusal whose reason is gone. Behind such an answer nothing was done,
 * so that the next key is tried; they are the same for everybody who tries.
 */
async function onlyOnce<T>(key: string, send: (options: Stripe.RequestOptions) => Promise<T>): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await send({ idempotencyKey: turn === 1 ? key : `${key}-${turn}` });
    } catch (cause) {
      if (!isRefusal(cause)) throw cause;
      const isReplayed = cause.headers?.['idempotent-replayed'] === 'true';
      if (!isReplayed || turn === mostKeys) throw new RefusedByProvider(cause.message, cause.code);
    }
  }
}

/** Stripe has understood the call, and will not do it. */
export const isRefusal = (cause: unknown): cause is Stripe.errors.StripeError =>
  (cause instanceof Stripe.errors.StripeInvalidRequestError && cause.statusCode !== 409) ||
  cause instanceof Stripe.errors.StripeCardError;
