/** A partner’s numbers by campaign and origin, as JSON or as a table. */

import * as fields from '@dragoman/widgets/domain/fields.ts';
import { CampaignReport, type CampaignRow } from '@dragoman/widgets/domain/partner.ts';
import { Type } from '@fastify/type-provider-typebox';
import { requireSession } from '#backend/features/people/require-session.ts';
import { csvTable, refusals } from '#backend/platform/http/answers.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import type { Services } from '#backend/services.ts';
import { ownPartner } from './access.ts';
import * as partnerReport from './report.queries.ts';
import { reportDays } from './report-days.ts';

export function partnerReportRoutes(app: App, services: Services): void {
  const { db, now } = services;
  const partner = ownPartner(services);

  app.get(
    '/partners/:id/report',
    {
      onRequest: [requireSession(services), partner.hook],
      schema: {
        summary: 'Report a partner’s numbers by campaign and origin',
        tags: ['partners'],
        description:
          'With `Accept: text/csv` a table. Days in UTC, the last four weeks unless named; amounts in cents.',
        querystring: Days,
        response: {
          200: {
            content: {
              'application/json': { schema: CampaignReport },
              'text/csv': { schema: Type.String() },
            },
          },
          ...refusals,
        },
      },
    },
    async (call, reply) => {
      const { id, commission } = partner.from(call);
      const days = reportDays(call.query, now());
      const rows = await partnerReport.read(db, { partner: id, ...days, commission });
      reply.header('vary', 'Accept');
      if (!/\btext\/csv\b/i.test(call.headers.accept ?? ''))
        return reply
          .type('application/json; charset=utf-8')
          .send(reportAnswer({ partner: id, ...days, commission_percent: commission }, rows));
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${id}-${days.from}-${days.to}.csv"`)
        .send(reportCsv(rows));
    },
  );
}

// The shape of a partner’s report, as JSON and as a table.

export const Days = Type.Object({ from: Type.Optional(fields.date), to: Type.Optional(fields.date) });

const names = ['views', 'selections', 'bookings', 'cancelled', 'amount', 'commission'] as const;

function reportAnswer(
  facts: { partner: string; from: string; to: string; commission_percent: number },
  rows: CampaignRow[],
): CampaignReport {
  const sum = (name: (typeof names)[number]) => rows.reduce((total, row) => total + row[name], 0);
  return {
    ...facts,
    currency: fields.currency,
    views: sum('views'),
    selections: sum('selections'),
    bookings: sum('bookings'),
    cancelled: sum('cancelled'),
    amount: sum('amount'),
    commission: sum('commission'),
    rows,
  };
}

const columns = ['campaign', 'origin', ...names] as const;

const reportCsv = (rows: CampaignRow[]): string =>
  csvTable([columns, ...rows.map((row) => columns.map((column) => row[column]))]);
