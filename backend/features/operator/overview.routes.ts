/** The first page of operators: the marketplace in numbers. */
import * as fields from '@dragoman/widgets/domain/fields.ts';
import { OperatorOverview } from '@dragoman/widgets/domain/operator.ts';
import type { LedgerAccount, LedgerKind } from '#backend/platform/database/tables-money.ts';
import { refusals } from '#backend/platform/http/answers.ts';
import { userOf } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import type { Services } from '#backend/services.ts';
import { operatorsOnly } from './operators-only.ts';
import * as overview from './overview.queries.ts';

export function operatorOverviewRoutes(app: App, services: Services): void {
  const { db, now } = services;
  app.get(
    '/operator/overview',
    {
      onRequest: operatorsOnly(services),
      schema: {
        summary: 'Count what there is, and what waits',
        tags: ['operators'],
        response: { 200: OperatorOverview, ...refusals },
      },
    },
    async (call) => ({
      users: await overview.countUsers(db),
      offers: await overview.countOffers(db),
      tasks: Object.fromEntries((await overview.countTasks(db)).map(({ status, total }) => [status, total])),
      money: moneyAnswer(await overview.moneyByMonth(db)),
      waiting: {
        ...(await overview.countWaiting(db, userOf(call).id, now())),
        reports: 0,
        appeals: 0,
        credentials: 0,
      },
    }),
  );
}

type Moved = Awaited<ReturnType<typeof overview.moneyByMonth>>;

/** What each sum of a month adds up: in the ledger, what we owe and what leaves is negative. */
const sums: Record<'fees' | 'paid_out' | 'refunded', (kind: LedgerKind, account: LedgerAccount) => boolean> =
  {
    fees: (_kind, account) => account === 'fee',
    paid_out: (kind, account) =>
      (kind === 'transfer' || kind === 'transfer-reversed') && account === 'provider',
    refunded: (kind, account) => kind === 'refund' && account === 'refund-due',
  };

function moneyAnswer(moved: Moved): OperatorOverview['money'] {
  const sumOf = (isPart: (row: Moved[number]) => boolean): number =>
    -moved.filter(isPart).reduce((sum, { cents }) => sum + cents, 0) || 0;
  const sumsOf = (isIn: (row: Moved[number]) => boolean) => ({
    fees: sumOf((row) => isIn(row) && sums.fees(row.kind, row.account)),
    paid_out: sumOf((row) => isIn(row) && sums.paid_out(row.kind, row.account)),
    refunded: sumOf((row) => isIn(row) && sums.refunded(row.kind, row.account)),
  });
  const months = [...new Set(moved.map(({ month }) => month))];
  return {
    held: sumOf(({ account }) => account === 'held'),
    available: sumOf(({ account }) => account === 'owner'),
    ...sumsOf(() => true),
    currency: fields.currency,
    months: months.map((month) => ({ month, ...sumsOf((row) => row.month === month) })),
  };
}
