/** Offers: publishing one, browsing them, opening one. */
import { isCategory } from '@dragoman/widgets/server';
import { type Static, Type } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { smallId } from '#backend/database/ids.ts';
import { notFound } from '#backend/domain/errors.ts';
import { malformed } from '#backend/http/api-error.ts';
import { bodyLimits } from '#backend/http/bodies.ts';
import { coalesceReads } from '#backend/http/coalesce-reads.ts';
import { revalidate } from '#backend/http/etag.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { runIdempotent } from '#backend/http/idempotency.ts';
import { limitPerUser } from '#backend/http/limit-per-user.ts';
import { loadResource, parameter } from '#backend/http/load-resource.ts';
import { decodeCursor, linkNext, totalCount } from '#backend/http/paging.ts';
import { absolutePath } from '#backend/http/public-url.ts';
import { requireSession, userOf } from '#backend/http/require-session.ts';
import type { OfferFilter } from '#backend/repositories/offer-filter.ts';
import * as offerList from '#backend/repositories/offer-list.ts';
import * as offers from '#backend/repositories/offers.ts';
import * as reviews from '#backend/repositories/reviews.ts';
import { notice, refusals, success, toCents } from '#backend/schema/answers.ts';
import {
  NewOffer,
  Offer,
  OfferDetail,
  OfferQuery,
  offerAnswer,
  reviewAnswer,
} from '#backend/schema/offer.ts';
import type { Services } from '#backend/services.ts';
import { publishOffer } from '#backend/use-cases/publish-offer.ts';

export function offerRoutes(app: App, services: Services): void {
  const { db, config } = services;
  const tags = ['offers'];
  const onRequest = requireSession(services, 'page');

  app.post(
    '/task/create',
    {
      bodyLimit: bodyLimits.long,
      onRequest: [onRequest, limitPerUser(app, 60)],
      schema: {
        summary: 'Publish an offer',
        tags,
        body: NewOffer,
        response: { 200: notice({ id: Type.Number() }), ...refusals },
      },
    },
    async (call) => {
      const { title, description, type, price, languages, textLanguage, booking = 'instant' } = call.body;
      const offer = {
        owner_id: userOf(call).id,
        title,
        description,
        type,
        price_cents: toCents(price),
        languages,
        text_language: textLanguage ?? null,
        booking,
      };
      const id = await runIdempotent(call, services, (inside) => publishOffer(inside, offer));
      return success('Your offer is published.', { id });
    },
  );

  app.get(
    '/user/task',
    {
      onRequest,
      schema: { summary: 'List one’s own offers', tags, response: { 200: Type.Array(Offer), ...refusals } },
    },
    async (call) => {
      const own = await offers.ownedBy(db, userOf(call).id);
      return own.map((row) => offerAnswer(row, absolutePath(call, config)));
    },
  );

  const readList = coalesceReads((filter: OfferFilter) => offerList.list(db, filter));
  const answerList = async (
    call: FastifyRequest & { query: Static<typeof OfferQuery> },
    reply: FastifyReply,
    category?: OfferFilter['category'],
  ) => {
    const page = await readList(filterOf(call.query, category));
    linkNext(call, reply, page.next);
    reply.header('x-total-count', totalCount(page.total));
    return page.offers.map((row) => offerAnswer(row, absolutePath(call, config)));
  };
  const listSchema = { tags, querystring: OfferQuery, response: { 200: Type.Array(Offer), ...refusals } };

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
    const id = smallId(parameter(call, 'id'));
    const found = id && (await offers.find(db, id));
    if (!found) throw notFound('offer');
    return found;
  });
  app.get(
    '/api/task/all/:id',
    {
      onRequest: offer.hook,
      onSend: revalidate,
      schema: { summary: 'Show an offer', tags, response: { 200: Type.Array(OfferDetail), ...refusals } },
    },
    async (call) => {
      const found = offer.from(call);
      const absolute = absolutePath(call, config);
      const written = await reviews.latestOf(db, found.id, reviewsShown);
      const answers = written.map((row) => reviewAnswer(row, absolute));
      const { about, timezone } = found;
      return [{ ...offerAnswer(found, absolute), about, timezone, reviews: answers }];
    },
  );
}

/** More than a visitor reads on one page. */
const reviewsShown = 20;

/** A client that sends no limit gets all offers at once, up to this many. */
const defaultLimit = 1000;

function filterOf(query: Static<typeof OfferQuery>, category: OfferFilter['category']): OfferFilter {
  const sort = query.sort ?? 'popular';
  const cursor = decodeCursor(query.cursor, [sort, 0, 0, 0]);
  if (cursor && cursor[0] !== sort)
    throw malformed(422, '"cursor" must be one that this list has handed out, with the same sort.');
  return {
    category,
    languages: listed(query.languages?.toLowerCase()),
    ids: query.ids === undefined ? undefined : listed(query.ids)?.map(Number),
    q: query.q,
    minPriceCents: query.min_price === undefined ? undefined : Math.ceil(query.min_price * 100 - 1e-6),
    maxPriceCents: query.max_price === undefined ? undefined : Math.floor(query.max_price * 100 + 1e-6),
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
