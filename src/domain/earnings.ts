/** What customers paid and owners earned. Amounts in cents. */
import type { Titled } from './offer-text.ts';
import type { PaymentStatus } from './payment.ts';

/** What a customer paid for a task. */
export interface Payment extends Titled {
  id: string;
  taskId: string;
  amount: number;
  refunded: number;
  /** The provider has not made a refund yet, and it is tried again. */
  isRefundDelayed: boolean;
  /** A known status, or else the backend's own text. */
  status: PaymentStatus | (string & {});
  createdAt: Date | null;
  /** The provider's receipt; null where there is none. */
  receiptUrl: string | null;
}

export const earningStatuses = ['held', 'available', 'paid_out', 'refunded'] as const;

export type EarningStatus = (typeof earningStatuses)[number];

/** What an owner earned with a task. */
export interface Earning extends Titled {
  id: string;
  taskId: string;
  amount: number;
  /** What the marketplace keeps, and what the owner gets. */
  fee: number;
  net: number;
  /** A known status, or else the backend's own text. */
  status: EarningStatus | (string & {});
  createdAt: Date | null;
}

export interface MonthlyNet {
  /** `YYYY-MM`. */
  month: string;
  net: number;
}

export interface EarningsSummary {
  held: number;
  available: number;
  paidOut: number;
  months: readonly MonthlyNet[];
}

/** Whether the provider can pay an owner: `pending` while it lacks something or still checks. */
export const payoutStatuses = ['none', 'pending', 'active'] as const;

export type PayoutStatus = (typeof payoutStatuses)[number];

/** The rows of one month, `YYYY-MM` in the reader's time zone; empty for rows without a date. */
interface MonthOf<Row> {
  month: string;
  rows: readonly Row[];
}

/** Groups rows by month, in the order in which they come. */
export function byMonth<Row extends { createdAt: Date | null }>(rows: readonly Row[]): MonthOf<Row>[] {
  const months = new Map<string, Row[]>();
  for (const row of rows) {
    const month = row.createdAt ? monthOf(row.createdAt) : '';
    const known = months.get(month);
    if (known) known.push(row);
    else months.set(month, [row]);
  }
  return [...months].map(([month, rows]) => ({ month, rows }));
}

/** `YYYY-MM` in the reader's time zone. */
const monthOf = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;

/** The last `count` months up to `until`, with those in which nothing was earned. */
export function lastMonths(known: readonly MonthlyNet[], until: string, count: number): MonthlyNet[] {
  const nets = new Map(known.map(({ month, net }) => [month, net]));
  const [year = 0, month = 1] = until.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const first = new Date(Date.UTC(year, month - count + index));
    const key = first.toISOString().slice(0, 7);
    return { month: key, net: nets.get(key) ?? 0 };
  });
}
