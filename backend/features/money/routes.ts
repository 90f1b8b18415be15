/** What people pay and earn, and the account that earnings go to. */

import { payoutStatuses } from '@dragoman/widgets/domain/earnings.ts';
import * as fields from '@dragoman/widgets/domain/fields.ts';
import { oneOf } from '@dragoman/widgets/domain/fields.ts';
import { paymentPolicies } from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireSession } from '#backend/features/people/require-session.ts';
import { fileOf, pageOf, refusals } from '#backend/platform/http/answers.ts';
import { callerOf, requireRecentProof, userOf } from '#backend/platform/http/caller.ts';
import { revalidateFor } from '#backend/platform/http/etag.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { limitPerUser } from '#backend/platform/http/limits.ts';
import { beforeOf, linkRest } from '#backend/platform/http/paging.ts';
import { ownOrigin } from '#backend/platform/http/public-url.ts';
import type { Services } from '#backend/services.ts';
import * as payouts from './payouts.queries.ts';
import { checkPayoutAccount, openPayoutAccount } from './payouts.use-cases.ts';
import * as refunds from './refunds.queries.ts';
import {
  Earning,
  EarningsSummary,
  earningRow,
  earningsCsv,
  Payment,
  paymentRow,
  summaryAnswer,
} from './schema.ts';

const Money = Type.Object({
  currency: Type.Literal('EUR'),
  fee_percent: Type.Number({ description: 'what the marketplace keeps of the price' }),
  policy: oneOf(paymentPolicies),
  auto_finish_days: Type.Number({
    description: 'days from the delivery until a task finishes by itself; 0 for never',
  }),
  answer_hours: Type.Number({ description: 'hours an owner has to answer a booking on request' }),
});

/** What people have to know of the money before they book or publish. */
export function moneyRoutes(app: App, { config }: Services): void {
  app.get(
    '/api/money',
    {
      onSend: revalidateFor('public, max-age=300'),
      schema: { summary: 'Name the fee', tags: ['payments'], response: { 200: Money, ...refusals } },
    },
    () => ({
      currency: 'EUR' as const,
      fee_percent: config.platformFee,
      policy: config.paymentPolicy,
      auto_finish_days: config.autoFinishDays,
      answer_hours: config.answerHours,
    }),
  );
}

/** The account at the payment provider that an owner's earnings go to. */
export function payoutRoutes(app: App, services: Services): void {
  const tags = ['payments'];
  const onRequest = requireSession(services);

  app.post(
    '/payouts/account',
    {
      config: { isForOnce: true },
      onRequest: [onRequest, requireRecentProof(services), limitPerUser(app, 20)],
      schema: {
        summary: 'Set up payouts',
        tags,
        description:
          'Answers where the payment provider asks for what it has to know. The address is for once.',
        response: { 200: Type.Object({ url: Type.String() }), ...refusals },
      },
    },
    async (call) => ({
      url: await openPayoutAccount(services, callerOf(call), ownOrigin(call, services.config)),
    }),
  );

  app.get(
    '/payouts/account',
    {
      onRequest,
      schema: {
        summary: 'Show whether payouts are set up',
        tags,
        response: {
          200: Type.Object({ status: fields.oneOf(payoutStatuses) }),
          ...refusals,
        },
      },
    },
    async (call) => ({ status: await checkPayoutAccount(services, userOf(call).id) }),
  );
}

const page = pageOf(100, 24);
const wholeTable = pageOf(10_000, 10_000);

interface Page {
  limit: number;
  cursor?: string;
}

/** People's money: what they paid as customers, and what they earn as owners. */
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
      const rows = await payouts.listPaid(db, userOf(call).id, limit, beforeOf(call.query));
      const ids = rows.map(({ id }) => id);
      linkRest(call, reply, ids, limit);
      const delayed = await refunds.delayedOf(db, ids);
      return rows.slice(0, limit).map((row) => paymentRow(row, delayed.has(row.id)));
    },
  );

  const earned = async (call: FastifyRequest, reply: FastifyReply, query: Page) => {
    const rows = await payouts.listEarned(db, userOf(call).id, query.limit, beforeOf(query));
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
      return summaryAnswer(await payouts.heldFor(db, owner), await payouts.byMonth(db, owner));
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
        .send(earningsCsv(rows, userOf(call).locale));
    },
  );
}
