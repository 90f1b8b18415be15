/** Lists of offers, single offers, and the languages that are offered. */

import * as fields from '@dragoman/widgets/domain/fields.ts';
import { limits } from '@dragoman/widgets/domain/limits.ts';
import { ListedOffer, OfferInDetail, OfferListQuery } from '@dragoman/widgets/domain/offer.ts';
import { isCategory, isLanguageCode } from '@dragoman/widgets/server';
import { type Static, Type } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '#backend/platform/errors.ts';
import { iso, refusals } from '#backend/platform/http/answers.ts';
import { malformed } from '#backend/platform/http/api-error.ts';
import { answerOnce, revalidate } from '#backend/platform/http/etag.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { loadResource, parameter, smallIdOf } from '#backend/platform/http/load-resource.ts';
import { decodeCursor, linkNext, totalCount } from '#backend/platform/http/paging.ts';
import { absolutePath, ownOrigin } from '#backend/platform/http/public-url.ts';
import { coalesceReads, reuseReads } from '#backend/platform/http/shared-reads.ts';
import type { Services } from '#backend/services.ts';
import type { ListedRow, OfferFilter } from './filter.queries.ts';
import * as offerList from './list.queries.ts';
import * as offers from './queries.ts';
import { type LanguageFilter, offeredLanguages } from './queries.ts';
import * as reviews from './reviews.queries.ts';
import { offerAnswer, reviewAnswer } from './schema.ts';

/** Offers: browsing them, opening one. `own-offers.routes.ts` publishes and changes them. */
export function offerRoutes(app: App, services: Services): void {
  const { db, config } = services;
  const tags = ['offers'];

  const readList = coalesceReads((filter: OfferFilter) => offerList.list(db, filter));
  const answer = answerOnce<ListedRow[], Static<typeof ListedOffer>[]>();
  const answerList = async (
    call: FastifyRequest & { query: OfferListQuery },
    reply: FastifyReply,
    category?: OfferFilter['category'],
  ) => {
    const page = await readList(filterOf(call.query, category));
    linkNext(call, reply, page.next);
    reply.header('x-total-count', totalCount(page.total));
    return answer(reply, page.offers, `${page.exact} ${ownOrigin(call, config)}`, () => {
      const absolute = absolutePath(call, config);
      return page.offers.map((row, index) => ({
        ...offerAnswer(row, absolute, config),
        ...(index >= page.exact && { near: true }),
      }));
    });
  };
  const listSchema = {
    tags,
    querystring: OfferListQuery,
    response: { 200: Type.Array(ListedOffer), ...refusals },
  };

  app.get(
    '/api/task/all',
    { onSend: revalidate, schema: { summary: 'List offers', ...listSchema } },
    (call, reply) => answerList(call, reply),
  );

  const category = loadResource(async (call) => {
    const name = parameter(call, 'category');
    if (!isCategory(name)) throw notFound('category');
    return name;
  });
  app.get(
    '/api/category/:category',
    {
      onRequest: category.hook,
      onSend: revalidate,
      schema: { summary: 'List a category’s offers', ...listSchema },
    },
    (call, reply) => answerList(call, reply, category.from(call)),
  );

  const offer = loadResource(async (call) => {
    const found = await offers.find(db, smallIdOf(call, 'offer'));
    if (!found) throw notFound('offer');
    return found;
  });
  app.get(
    '/api/task/all/:id',
    {
      onRequest: offer.hook,
      onSend: revalidate,
      schema: { summary: 'Show an offer', tags, response: { 200: Type.Array(OfferInDetail), ...refusals } },
    },
    async (call) => {
      const found = offer.from(call);
      const absolute = absolutePath(call, config);
      const written = await reviews.latestOf(db, found.id);
      const answers = written.map((row) => reviewAnswer(row, absolute));
      const ownerFacts = {
        member_since: iso(found.member_since),
        tasks_done: found.tasks_done ?? 0,
        max_hours: found.type === 'call' ? (found.max_hours ?? limits.callHoursMax) : undefined,
      };
      return [{ ...offerAnswer(found, absolute, config), ...ownerFacts, reviews: answers }];
    },
  );
}

/** A client that sends no limit gets all offers at once, up to this many. */
const defaultLimit = 1000;

function filterOf(query: OfferListQuery, category: OfferFilter['category']): OfferFilter {
  const sort = query.sort ?? 'popular';
  const cursor = decodeCursor(query.cursor, [sort, 0, 0, 0]);
  if (cursor && cursor[0] !== sort)
    throw malformed(422, '"cursor" must be one that this list has handed out, with the same sort.');
  const languages = listed(query.languages?.toLowerCase());
  const unknown = languages?.find((code) => !isLanguageCode(code));
  if (unknown)
    throw malformed(
      422,
      `"languages" must be two-letter language codes with commas between; "${unknown}" is none.`,
    );
  return {
    category,
    languages,
    ids: query.ids === undefined ? undefined : listed(query.ids)?.map(Number),
    q: query.q,
    leastParts: query.min_price === undefined ? undefined : Math.ceil(query.min_price * 10_000 - 1e-4),
    mostParts: query.max_price === undefined ? undefined : Math.floor(query.max_price * 10_000 + 1e-4),
    sort,
    limit: query.limit ?? defaultLimit,
    after: cursor?.slice(2),
    isNear: cursor?.[1] === 1,
  };
}

const listed = (text: string | undefined) =>
  text
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const LanguageQuery = Type.Object({
  category: Type.Optional(fields.category),
  with: Type.Optional(fields.languageCode),
});

const OfferedLanguages = Type.Array(
  Type.Object({
    code: Type.String({ description: 'two letters' }),
    offers: Type.Number({ description: 'active offers for this language, and for the one in `with`' }),
  }),
);

/** The languages on offer, from which filters choose. */
export function languageRoutes(app: App, { db }: Services): void {
  const read = reuseReads((filter: LanguageFilter) => offeredLanguages(db, filter));
  app.get(
    '/api/languages',
    {
      onSend: revalidate,
      schema: {
        summary: 'List the languages on offer',
        tags: ['offers'],
        querystring: LanguageQuery,
        response: { 200: OfferedLanguages, ...refusals },
      },
    },
    (call) => read({ category: call.query.category, with: call.query.with }),
  );
}
