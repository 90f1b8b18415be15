/** Shapes of people's money: what they paid, what they earn, and the account it goes to. Amounts are in cents. */

import { earningStatuses } from '@dragoman/widgets/domain/earnings.ts';
import * as fields from '@dragoman/widgets/domain/fields.ts';
import { FullTask, TaskPayment } from '@dragoman/widgets/domain/task.ts';
import { paymentStatuses, titleFor } from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';
import { csvTable, iso } from '#backend/platform/http/answers.ts';
import type * as payouts from './payouts.queries.ts';
import { earnedOf, paymentStatusOf } from './task-money.ts';

const cents = Type.Integer({ description: 'cents' });

export const Payment = Type.Object({
  id: Type.String(),
  task_id: Type.Number(),
  title: Type.String(),
  textLanguage: FullTask.properties.textLanguage,
  translations: FullTask.properties.translations,
  amount: cents,
  refunded: cents,
  refund_delayed: TaskPayment.properties.refund_delayed,
  currency: Type.String(),
  status: fields.oneOf(paymentStatuses),
  created_at: fields.instant,
  receipt_url: fields.nullable(Type.String()),
});

type Paid = Awaited<ReturnType<typeof payouts.listPaid>>[number];

export const paymentRow = (payment: Paid, isRefundDelayed: boolean) => ({
  id: payment.id,
  task_id: payment.task_id,
  title: payment.title,
  textLanguage: payment.text_language ?? '',
  translations: payment.translations,
  amount: payment.amount_cents,
  refunded: payment.refunded_cents,
  refund_delayed: isRefundDelayed,
  currency: fields.currency,
  status: paymentStatusOf(payment, 'off'),
  created_at: iso(payment.created_at),
  receipt_url: payment.receipt_url,
});

export const Earning = Type.Object({
  id: Type.String(),
  task_id: Type.Number(),
  title: Type.String(),
  textLanguage: FullTask.properties.textLanguage,
  translations: FullTask.properties.translations,
  amount: cents,
  fee: cents,
  net: Type.Integer({ description: 'what the owner gets, in cents' }),
  currency: Type.String(),
  status: fields.oneOf(earningStatuses),
  created_at: fields.instant,
});

type Earned = Awaited<ReturnType<typeof payouts.listEarned>>[number];

export function earningRow(earned: Earned) {
  const { fee, net } = earnedOf(earned);
  const given = earned.transfer_status ?? ('refunded' as const);
  return {
    id: earned.id,
    task_id: earned.task_id,
    title: earned.title,
    textLanguage: earned.text_language ?? '',
    translations: earned.translations,
    amount: earned.amount_cents,
    fee,
    net,
    currency: fields.currency,
    status: earned.status === 'held' ? ('held' as const) : given,
    created_at: iso(earned.earned_at ?? earned.created_at),
  };
}

export const EarningsSummary = Type.Object({
  held: cents,
  available: cents,
  paid_out: cents,
  currency: Type.String(),
  months: Type.Array(Type.Object({ month: Type.String({ description: 'such as 2027-01' }), net: cents })),
});

type Months = Awaited<ReturnType<typeof payouts.byMonth>>;
type Held = Awaited<ReturnType<typeof payouts.heldFor>>;

export function summaryAnswer(held: Held, earned: Months) {
  const sum = (rows: { net: number }[]) => rows.reduce((total, { net }) => total + net, 0);
  const months = [...new Set(earned.map(({ month }) => month))];
  return {
    held: sum(held.map(earnedOf)),
    available: sum(earned.filter(({ status }) => status === 'available')),
    paid_out: sum(earned.filter(({ status }) => status === 'paid_out')),
    currency: fields.currency,
    months: months.map((month) => ({ month, net: sum(earned.filter((row) => row.month === month)) })),
  };
}

type Column = Exclude<keyof ReturnType<typeof earningRow>, 'textLanguage' | 'translations'>;

const columns: readonly Column[] = [
  'id',
  'task_id',
  'title',
  'amount',
  'fee',
  'net',
  'currency',
  'status',
  'created_at',
];

/** Amounts are in cents, as in the list; titles in the reader's language. */
export const earningsCsv = (rows: ReturnType<typeof earningRow>[], locale: string): string =>
  csvTable([
    columns,
    ...rows.map((row) => {
      const shown = { ...row, title: titleFor(row, locale).title };
      return columns.map((column) => shown[column]);
    }),
  ]);
