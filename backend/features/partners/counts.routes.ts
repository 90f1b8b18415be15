/** Views, opened offers and bookings of partners' pages: any page may count, only the partner sees the report. */

import * as fields from '@dragoman/widgets/domain/fields.ts';
import { limits } from '@dragoman/widgets/domain/limits.ts';
import { Type } from '@fastify/type-provider-typebox';
import { requireSession } from '#backend/features/people/require-session.ts';
import { notFound } from '#backend/platform/errors.ts';
import { refusals } from '#backend/platform/http/answers.ts';
import { jsonParser } from '#backend/platform/http/bodies.ts';
import { userOf } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import type { Services } from '#backend/services.ts';
import * as partnerDays from './counts.queries.ts';
import { countPartner } from './counts.use-cases.ts';
import { reportDays } from './report-days.ts';
import * as partnerMoney from './sales.queries.ts';

const tags = ['partners'];
/** In bytes: more than the most and longest entries take. */
const countsLimit = 64 * 1024;
const number = Type.Integer({ minimum: 0, maximum: 1000, description: 'a whole number up to 1000' });

const Counts = Type.Object({
  counts: Type.Array(
    Type.Object({
      partner: fields.partner,
      campaign: Type.Optional(fields.campaign),
      path: Type.String({ pattern: '^/', maxLength: limits.address, description: 'the path of the page' }),
      views: Type.Optional(number),
      opens: Type.Optional(number),
    }),
    { maxItems: 20 },
  ),
});

const counted = { views: Type.Number(), opens: Type.Number(), bookings: Type.Number() };
const money = {
  cancelled: Type.Integer({ description: 'bookings that were cancelled, declined or not paid in time' }),
  amount: Type.Integer({ description: 'cents booked' }),
  commission: Type.Integer({
    description: 'cents of the fees of what was released, but for what the partner’s own members booked',
  }),
};
const Identity = Type.Object({ id: Type.String(), name: Type.String() });
const Report = Type.Object({
  partner: fields.nullable(Identity),
  partners: Type.Array(Identity, { description: 'all whose numbers the caller may see' }),
  from: Type.String(),
  to: Type.String(),
  commission_percent: Type.Number({ description: 'what the partner gets of the platform’s fee' }),
  days: Type.Array(Type.Object({ day: Type.String(), ...counted, ...money })),
  pages: Type.Array(Type.Object({ page: Type.String(), ...counted })),
  campaigns: Type.Array(Type.Object({ campaign: Type.String(), ...counted, ...money })),
});

/** `navigator.sendBeacon` sends plain text, for which browsers make no preflight call. */
export async function partnerCountRoutes(scope: App, services: Services): Promise<void> {
  const { db, partners, now } = services;
  scope.addContentTypeParser('text/plain', { parseAs: 'string' }, jsonParser(scope));

  scope.post(
    '/embed/counts',
    {
      bodyLimit: countsLimit,
      config: { rateLimit: { max: 120, timeWindow: 60_000 } },
      schema: {
        summary: 'Count views and opened offers',
        tags,
        description:
          'Views and opened offers on a page: numbers only. The page’s origin comes from the `Origin` header.',
        consumes: ['text/plain', 'application/json'],
        body: Counts,
        response: { 204: Type.Null(), ...refusals },
      },
    },
    async (call, reply) => {
      const origin = call.headers.origin ?? '';
      // Field by field: a page must not count bookings.
      const counts = call.body.counts.map(({ partner, campaign, path, views, opens }) => ({
        partner,
        campaign,
        page: origin + path,
        views,
        opens,
      }));
      await countPartner(services, counts);
      return reply.code(204).send(null);
    },
  );

  scope.get(
    '/embed/report',
    {
      onRequest: requireSession(services),
      schema: {
        summary: 'Report a partner’s numbers',
        tags,
        description:
          'A partner’s numbers, for its members; without a partner and empty for all others. Days in UTC.',
        querystring: Type.Object({
          partner: Type.Optional(fields.partner),
          from: Type.Optional(fields.date),
          to: Type.Optional(fields.date),
        }),
        response: { 200: Report, ...refusals },
      },
    },
    async (call) => {
      const own = await partners.ofMember(userOf(call).id);
      const { query } = call;
      const found = query.partner ? own.find(({ id }) => id === query.partner) : own[0];
      if (query.partner && !found) throw notFound('partner');
      const { from, to } = reportDays(query, now());
      const wanted = { partner: found?.id ?? '', from, to, commission: found?.commission ?? 0 };
      const counts = (by: 'day' | 'page' | 'campaign') => (found ? partnerDays.sums(db, by, wanted) : []);
      const money = (by: 'day' | 'campaign') => (found ? partnerMoney.sums(db, by, wanted) : []);
      const days = withMoney(await counts('day'), await money('day'));
      const campaigns = withMoney(await counts('campaign'), await money('campaign'));
      return {
        partner: found ? identity(found) : null,
        partners: own.map(identity),
        from,
        to,
        commission_percent: wanted.commission,
        days: days
          .map(({ key, ...sums }) => ({ day: key, ...sums }))
          .sort((one, other) => (one.day < other.day ? -1 : 1)),
        pages: (await counts('page')).map(({ key, ...sums }) => ({ page: key, ...sums })),
        campaigns: campaigns.map(({ key, ...sums }) => ({ campaign: key, ...sums })),
      };
    },
  );
}

type Keyed<Sums> = Sums & { key: string };

const noCounts: partnerDays.Counts = { views: 0, opens: 0, bookings: 0 };

/** Money may be released on a day without visitors. */
function withMoney(counts: Keyed<partnerDays.Counts>[], money: Keyed<partnerMoney.Money>[]) {
  const moved = new Map(money.map((sums) => [sums.key, sums]));
  const counted = new Set(counts.map(({ key }) => key));
  const others = money.filter(({ key }) => !counted.has(key)).map(({ key }) => ({ ...noCounts, key }));
  return [...counts, ...others].map((sums) => {
    const { cancelled = 0, amount = 0, commission = 0 } = moved.get(sums.key) ?? {};
    return { ...sums, cancelled, amount, commission };
  });
}

const identity = ({ id, name }: { id: string; name: string }) => ({ id, name });
