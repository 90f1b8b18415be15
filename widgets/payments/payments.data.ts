import { useMemo } from 'react';
import type { Client } from '#core/api/client.ts';
import { type MoneyPage, payments } from '#core/api/payments.ts';
import { distinct } from '#core/api/rows.ts';
import { taskList } from '#core/api/tasks.ts';
import { owesMore, payableBy } from '#core/domain/accepted-task.ts';
import type { Earning, EarningsSummary, Payment, PayoutStatus } from '#core/domain/earnings.ts';
import type { AcceptedTask } from '#core/domain/task.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { useAction } from '#core/hooks/data/use-action.ts';
import { type NextPage, usePagedResource } from '#core/hooks/data/use-paged-resource.ts';
import { type Resource, type Sample, useResource } from '#core/hooks/data/use-resource.ts';
import { saveFile } from '#core/hooks/links/save-file.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import type { paymentsContract } from './payments.contract.ts';

/** Payments are confirmed, released and paid out elsewhere: polled so often, in milliseconds. */
const refreshEvery = 30_000;

/** A list of payments or earnings, newest first. */
export interface Rows<Row> {
  rows: readonly Row[];
  more: NextPage;
  showMore(): void;
}

export type Money<Shown> =
  | { status: 'loading' }
  | { status: 'failed'; error: Error; isRetrying: boolean; retry(): void }
  | ({ status: 'ready' } & Shown);

const noPages: readonly never[] = [];
const page = <Row>(rows: Row[]): MoneyPage<Row> => ({ rows, next: null });

function useRows<Row extends { id: string }>(
  key: readonly unknown[],
  limit: number,
  read: (client: Client, page: { limit: number; cursor: string | null }) => Promise<MoneyPage<Row>>,
  sample: Sample<MoneyPage<Row>>,
): Money<Rows<Row>> {
  const found = usePagedResource(
    [...key, limit],
    (client, cursor) => read(client, { limit, cursor }),
    sample,
    {
      refreshEvery,
    },
  );
  const pages: readonly MoneyPage<Row>[] = found.status === 'ready' ? found.pages : noPages;
  const rows = useMemo(() => distinct(pages.flatMap((one) => one.rows)), [pages]);
  if (found.status !== 'ready') return found;
  return { status: 'ready', rows, more: found.more, showMore: found.showMore };
}

const samplePayments = {
  ready: async () => page((await import('./payments.demo.ts')).samplePayments()),
  empty: page<Payment>([]),
};

/** What the person paid. */
export const usePayments = (personId: string, pageSize: number): Money<Rows<Payment>> =>
  useRows(['payments', personId], pageSize, (client, query) => payments(client).list(query), samplePayments);

/** More than one may have waiting. */
const mostUnpaid = 100;

const sampleUnpaid = {
  ready: async () => [(await import('./payments.demo.ts')).sampleUnpaid()],
  empty: [],
};

/** The person's bookings that wait for their payment, the soonest first. */
export const useUnpaidTasks = (personId: string): Resource<AcceptedTask[]> =>
  useResource(
    ['tasks', personId, 'unpaid'],
    async (client) => {
      const query = { over: false, status: '', role: 'customer', q: '', sort: 'date' } as const;
      const { tasks } = await taskList(client).first(mostUnpaid, query);
      return tasks.filter((task) => payableBy(task) === 'needed' || owesMore(task));
    },
    sampleUnpaid,
    { refreshEvery },
  );

const sampleEarnings = {
  ready: async () => page((await import('./payments.demo.ts')).sampleEarnings()),
  empty: page<Earning>([]),
};

interface Overview {
  summary: EarningsSummary;
  /** Null where the backend pays nobody out. */
  payouts: PayoutStatus | null;
}

const sampleOverview = {
  ready: async (): Promise<Overview> => ({
    summary: (await import('./payments.demo.ts')).sampleSummary(),
    payouts: 'none',
  }),
  empty: { summary: { held: 0, available: 0, paidOut: 0, months: [] }, payouts: 'active' } satisfies Overview,
};

async function readOverview(client: Client): Promise<Overview> {
  const calls = payments(client);
  const [summary, payouts] = await Promise.all([calls.summary(), calls.payoutAccount()]);
  return { summary, payouts };
}

/** What the person earned, in sum and one by one. It fails as a whole. */
export function useEarnings(personId: string, pageSize: number): Money<Rows<Earning> & Overview> {
  const overview = useResource<Overview>(['earnings', 'overview', personId], readOverview, sampleOverview, {
    refreshEvery,
  });
  const list = useRows(
    ['earnings', personId],
    pageSize,
    (client, query) => payments(client).earnings(query),
    sampleEarnings,
  );
  if (overview.status === 'ready' && list.status === 'ready') return { ...list, ...overview.value };
  const failed = [overview, list].filter((one) => one.status === 'failed');
  const [first] = failed;
  if (!first) return { status: 'loading' };
  return {
    ...first,
    isRetrying: failed.some(({ isRetrying }) => isRetrying),
    retry: () => {
      for (const { retry } of failed) retry();
    },
  };
}

/** Downloads all earnings as a table. */
export function useCsv() {
  const { demo } = useWidget();
  return useAction(async (client, _input: null) => {
    if (!demo) saveFile(await payments(client).earningsCsv(), 'earnings.csv');
  });
}

/** The element's attributes, for the views of one person. */
export type MoneyViewProps = PropsOf<typeof paymentsContract> & { personId: string };
