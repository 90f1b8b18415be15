/** Paying for a task, what one paid and earned, and the account that earnings are paid to. */

import {
  type Earning,
  type EarningsSummary,
  earningStatuses,
  type Payment,
  type PayoutStatus,
  payoutStatuses,
} from '#core/domain/earnings.ts';
import type { MoneyTerms } from '#core/domain/money.ts';
import { paymentPolicies, paymentStatuses } from '#core/domain/payment.ts';
import { webAddress } from '#core/domain/web-address.ts';
import { ApiError } from './api-error.ts';
import type { Client } from './client.ts';
import { identified, linkedPage, rowsOf } from './rows.ts';
import { signedIn } from './signed-in.ts';
import { addressOf, dateOf, listOf, numberOf, recordOf, textOf, titlesOf } from './wire.ts';

/** One page of a list; `next` is the cursor of the page after it, null on the last one. */
export interface MoneyPage<Row> {
  rows: Row[];
  next: string | null;
}

interface PageQuery {
  limit: number;
  cursor: string | null;
}

async function listRows<Row>(
  client: Client,
  path: string,
  { limit, cursor }: PageQuery,
  read: (row: unknown) => Row | null,
): Promise<MoneyPage<Row>> {
  const query = { limit, cursor: cursor ?? undefined };
  const { body, headers } = await signedIn(client).call({ path, query });
  return { rows: rowsOf(body, read), next: linkedPage(headers, 'next') };
}

export const payments = (client: Client) => {
  const { call, read } = signedIn(client);
  return {
    /** The payment page of this task, or of the newest unpaid task of this offer; null where the backend names none. */
    async start(id: number | string, idempotencyKey: string): Promise<string | null> {
      const { body } = await call({
        method: 'POST',
        path: '/create-checkout-session',
        body: { items: [{ id, quantity: 1 }] },
        idempotencyKey,
      });
      return webAddressOf(recordOf(body).url, client);
    },

    /** What the user paid as a customer, newest first. */
    list: (page: PageQuery): Promise<MoneyPage<Payment>> =>
      listRows(client, '/payments', page, (row) => identified(paymentFromWire(row, client))),

    /** What the user earned as an owner, newest first. */
    earnings: (page: PageQuery): Promise<MoneyPage<Earning>> =>
      listRows(client, '/earnings', page, (row) => identified(earningFromWire(row))),

    async summary(): Promise<EarningsSummary> {
      const wire = recordOf(await read('/earnings/summary'));
      return {
        held: numberOf(wire.held) ?? 0,
        available: numberOf(wire.available) ?? 0,
        paidOut: numberOf(wire.paid_out) ?? 0,
        months: listOf(wire.months).map((row) => {
          const { month, net } = recordOf(row);
          return { month: textOf(month), net: numberOf(net) ?? 0 };
        }),
      };
    },

    /** All earnings as a table. */
    async earningsCsv(): Promise<Blob> {
      const { body } = await call({ path: '/earnings.csv', asFile: true });
      return body instanceof Blob ? body : new Blob();
    },

    /** Null where the backend pays nobody out. */
    async payoutAccount(): Promise<PayoutStatus | null> {
      try {
        const { status } = recordOf(await read('/payouts/account'));
        return payoutStatuses.find((known) => known === status) ?? null;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },

    /** The provider's page on which an owner sets up payouts; null where the backend names none. */
    async openPayoutAccount(): Promise<string | null> {
      const { body } = await call({ method: 'POST', path: '/payouts/account' });
      return webAddressOf(recordOf(body).url, client);
    },
  };
};

function webAddressOf(value: unknown, { baseUrl }: Client): string | null {
  const address = addressOf(value, baseUrl);
  return address && webAddress.test(address) ? address : null;
}

function paymentFromWire(value: unknown, client: Client): Payment {
  const wire = recordOf(value);
  return {
    ...rowFromWire(wire),
    refunded: numberOf(wire.refunded) ?? 0,
    isRefundDelayed: wire.refund_delayed === true,
    status: paymentStatuses.find((known) => known === wire.status) ?? textOf(wire.status),
    receiptUrl: webAddressOf(wire.receipt_url, client),
  };
}

function earningFromWire(value: unknown): Earning {
  const wire = recordOf(value);
  return {
    ...rowFromWire(wire),
    fee: numberOf(wire.fee) ?? 0,
    net: numberOf(wire.net) ?? 0,
    status: earningStatuses.find((known) => known === wire.status) ?? textOf(wire.status),
  };
}

const rowFromWire = (wire: Record<string, unknown>) => ({
  id: textOf(wire.id),
  taskId: textOf(wire.task_id),
  title: textOf(wire.title),
  textLanguage: textOf(wire.textLanguage),
  translations: titlesOf(wire.translations),
  amount: numberOf(wire.amount) ?? 0,
  createdAt: dateOf(wire.created_at),
});

/** Null where the backend names no fee. */
export async function moneyTerms(client: Client): Promise<MoneyTerms | null> {
  const { body } = await client.call({ path: '/api/money' });
  const wire = recordOf(body);
  const feePercent = numberOf(wire.fee_percent);
  if (feePercent === null) return null;
  return {
    currency: textOf(wire.currency) || 'EUR',
    feePercent,
    policy: paymentPolicies.find((known) => known === wire.policy) ?? 'off',
    autoFinishDays: numberOf(wire.auto_finish_days) ?? 0,
    answerHours: numberOf(wire.answer_hours),
  };
}
