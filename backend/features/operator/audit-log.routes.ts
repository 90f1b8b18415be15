/** The audit log, as operators search it. */
import * as fields from '@dragoman/widgets/domain/fields.ts';
import { AuditLine } from '@dragoman/widgets/domain/operator.ts';
import { Type } from '@fastify/type-provider-typebox';
import { type AuditAction, auditActions } from '#backend/platform/database/tables-partners.ts';
import { pageOf, refusals } from '#backend/platform/http/answers.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { beforeOf, linkRest } from '#backend/platform/http/paging.ts';
import type { Services } from '#backend/services.ts';
import * as auditLog from './audit-log.queries.ts';
import { operatorsOnly } from './operators-only.ts';
import { auditAnswer, peopleIn } from './people.schema.ts';
import { recordReading } from './readings.ts';

const actions = Object.keys(auditActions) as AuditAction[];

const Filter = Type.Object({
  ...pageOf(100, 50).properties,
  user: Type.Optional(
    Type.String({ format: 'uuid', description: 'the id of whoever acted or was acted upon' }),
  ),
  action: Type.Optional(fields.oneOf(actions)),
  from: Type.Optional(fields.date),
  to: Type.Optional(fields.date),
});

export function operatorAuditRoutes(app: App, services: Services): void {
  const { db } = services;
  app.get(
    '/operator/audit',
    {
      onRequest: operatorsOnly(services),
      schema: {
        summary: 'Search the audit log',
        tags: ['operators'],
        description: 'The newest first. Days in UTC, both included.',
        querystring: Filter,
        response: { 200: Type.Array(AuditLine), ...refusals },
      },
    },
    async (call, reply) => {
      const { limit, cursor: _, ...filter } = call.query;
      const found = await auditLog.list(db, { ...filter, limit, before: beforeOf(call.query) });
      const ids = found.map(({ id }) => id);
      linkRest(call, reply, ids, limit);
      const lines = found.slice(0, limit);
      const names = await auditLog.namesOf(db, peopleIn(lines));
      await recordReading(db, call, {
        action: 'read-audit-log',
        subject: filter.user,
        reason: '/Operator/Audit',
      });
      return lines.map((line) => auditAnswer(line, names));
    },
  );
}
