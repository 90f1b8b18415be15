import type { Earning, EarningsSummary, Payment } from '#core/domain/earnings.ts';
import { sampleTaskFrom } from '#core/domain/samples/sample-task.ts';

/** A day of the month that lies so many months back. */
const dayOf = (monthsBack: number, day: number): Date => {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth() - monthsBack, monthsBack === 0 ? 1 : day, 10, 20);
};

const titles = [
  'Birth certificate, sworn translation',
  'Interpreting at the registry office',
  'Website of a bakery, German to English',
  'Rental contract',
  'Safety data sheet',
  'School reports',
] as const;

export function samplePayments(): Payment[] {
  const rows = [
    ['held', 4500, 0, 0, 1],
    ['pending', 9000, 0, 0, 1],
    ['refunded', 4500, 4500, 0, 1, true],
    ['released', 12_750, 0, 1, 18],
    ['partly_refunded', 6000, 2400, 1, 4],
    ['refunded', 3000, 3000, 3, 12],
  ] as const;
  return rows.map(([status, amount, refunded, monthsBack, day, isRefundDelayed = false], index) => ({
    id: `sample-${index}`,
    taskId: `${index + 1}`,
    title: titles[index] ?? '',
    amount,
    refunded,
    isRefundDelayed,
    status,
    createdAt: dayOf(monthsBack, day),
    receiptUrl: status === 'pending' ? null : '#receipt',
  }));
}

export function sampleEarnings(): Earning[] {
  const rows = [
    ['held', 4500, 0, 1],
    ['available', 9000, 0, 1],
    ['paid_out', 12_750, 1, 18],
    ['paid_out', 6000, 1, 4],
    ['refunded', 3000, 3, 12],
  ] as const;
  return rows.map(([status, amount, monthsBack, day], index) => ({
    id: `sample-${index}`,
    taskId: `${index + 1}`,
    title: titles[index] ?? '',
    amount: status === 'refunded' ? 0 : amount,
    fee: status === 'refunded' ? 0 : amount / 10,
    net: status === 'refunded' ? 0 : amount - amount / 10,
    status,
    createdAt: dayOf(monthsBack, day),
  }));
}

export function sampleSummary(): EarningsSummary {
  const nets = [12_150, 16_875, 9450, 0, 22_500, 7200, 13_050, 18_000];
  const now = new Date();
  return {
    held: 4050,
    available: 8100,
    paidOut: 87_075,
    months: nets.map((net, monthsBack) => ({
      month: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsBack))
        .toISOString()
        .slice(0, 7),
      net,
    })),
  };
}

export const sampleUnpaid = () =>
  sampleTaskFrom({ id: 7, offer: 2, status: 'accepted', role: 'customer', days: 3, details: '' });
