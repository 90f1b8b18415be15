/** People's money: what they paid as customers, and what they earn as owners. */
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUuid } from '#backend/database/ids.ts';
import { malformed } from '#backend/http/api-error.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { decodeCursor, linkNext } from '#backend/http/paging.ts';
import { requireSession, userOf } from '#backend/http/require-session.ts';
import * as earnings from '#backend/repositories/earnings.ts';
import { fileOf, refusals } from '#backend/schema/answers.ts';
import {
  Earning,
  EarningsSummary,
  earningRow,
  earningsCsv,
  Payment,
  pageOf,
  paymentRow,
  summaryAnswer,
} from '#backend/schema/earnings.ts';
import type { Services } from '#backend/services.ts';

const page = pageOf(100, 24);
const wholeTable = pageOf(10_000, 10_000);

interface Page {
  limit: number;
  cursor?: string;
}

export function earningRoutes(app: App, services: Services): void {
  const { db } = services;
  const tags = ['payments'];
  const onRequest = requireSession(services);

  app.get(
    '/payments',
    {
      onRequest,
      schema: {
        summary: 'List what one paid',
        tags,
        querystring: page,
        response: { 200: Type.Array(Payment), ...refusals },
      },
    },
    async (call, reply) => {
      const { limit } = call.query;
      const rows = await earnings.listPaid(db, userOf(call).id, limit, beforeOf(call.query));
      linkRest(
        call,
        reply,
        rows.map(({ id }) => id),
        limit,
      );
      return rows.slice(0, limit).map(paymentRow);
    },
  );

  const earned = async (call: FastifyRequest, reply: FastifyReply, query: Page) => {
    const rows = await earnings.listEarned(db, userOf(call).id, query.limit, beforeOf(query));
    linkRest(
      call,
      reply,
      rows.map(({ earned_id }) => earned_id),
      query.limit,
    );
    return rows.slice(0, query.limit).map(earningRow);
  };

  app.get(
    '/earnings',
    {
      onRequest,
      schema: {
        summary: 'List what one earned',
        tags,
        querystring: page,
        response: { 200: Type.Array(Earning), ...refusals },
      },
    },
    (call, reply) => earned(call, reply, call.query),
  );

  app.get(
    '/earnings/summary',
    {
      onRequest,
      schema: { summary: 'Sum up what one earned', tags, response: { 200: EarningsSummary, ...refusals } },
    },
    async (call) => {
      const owner = userOf(call).id;
      return summaryAnswer(await earnings.heldFor(db, owner), await earnings.byMonth(db, owner));
    },
  );

  app.get(
    '/earnings.csv',
    {
      onRequest,
      schema: {
        summary: 'Download what one earned as a table',
        tags,
        description: 'CSV by RFC 4180, with a header; amounts in cents. Without a limit, the newest 10000.',
        querystring: wholeTable,
        response: { 200: fileOf('text/csv'), ...refusals },
      },
    },
    async (call, reply) => {
      const rows = await earned(call, reply, call.query);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="earnings.csv"')
        .send(earningsCsv(rows));
    },
  );
}

function beforeOf({ cursor }: Page): string | undefined {
  const [before] = decodeCursor(cursor, ['']) ?? [];
  if (before === undefined || isUuid(before)) return before;
  throw malformed(422, '"cursor" must be one that this list has handed out.');
}

function linkRest(call: FastifyRequest, reply: FastifyReply, ids: string[], limit: number): void {
  const last = ids[limit - 1];
  linkNext(call, reply, ids.length > limit && last ? [last] : undefined);
}
