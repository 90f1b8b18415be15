/** A partner’s numbers by campaign and origin, as JSON or as a table. */

import { Type } from '@fastify/type-provider-typebox';
import { reportDays } from '#backend/domain/report-days.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { requireSession } from '#backend/http/require-session.ts';
import * as partnerReport from '#backend/repositories/partner-report.ts';
import { refusals } from '#backend/schema/answers.ts';
import { Days, PartnerReport, reportAnswer, reportCsv } from '#backend/schema/partner-report.ts';
import type { Services } from '#backend/services.ts';
import { ownPartner } from './partner-guard.ts';

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
            content: { 'application/json': { schema: PartnerReport }, 'text/csv': { schema: Type.String() } },
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
