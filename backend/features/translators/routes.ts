/** A translator's public page. */
import { Translator } from '@dragoman/widgets/domain/translator.ts';
import * as offers from '#backend/features/offers/queries.ts';
import * as reviews from '#backend/features/offers/reviews.queries.ts';
import { offerAnswer, reviewAnswer } from '#backend/features/offers/schema.ts';
import { notFound } from '#backend/platform/errors.ts';
import { iso, refusals, stars } from '#backend/platform/http/answers.ts';
import { revalidate } from '#backend/platform/http/etag.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { loadResource, uuidOf } from '#backend/platform/http/load-resource.ts';
import { absolutePath } from '#backend/platform/http/public-url.ts';
import type { Services } from '#backend/services.ts';
import * as translators from './queries.ts';

export function translatorRoutes(app: App, { db, config, now }: Services): void {
  const translator = loadResource(async (call) => {
    const found = await translators.find(db, uuidOf(call, 'id', 'person'), now());
    if (!found) throw notFound('person');
    return found;
  });
  app.get(
    '/api/translators/:id',
    {
      onRequest: translator.hook,
      onSend: revalidate,
      schema: {
        summary: 'Show a translator',
        description: 'Only who has a published offer, or had one within a year.',
        tags: ['offers'],
        response: { 200: Translator, ...refusals },
      },
    },
    async (call) => {
      const { ratings, image, member_since, ...found } = translator.from(call);
      const absolute = absolutePath(call, config);
      const [answersInMinutes, published, written] = await Promise.all([
        translators.answersInMinutes(db, found.id, now()),
        offers.publishedBy(db, found.id),
        reviews.latestOfOwner(db, found.id),
      ]);
      return {
        ...found,
        image: absolute(image),
        about_translations: {},
        credentials: [],
        rating: ratings.count ? stars(ratings.mean) : null,
        rating_count: ratings.count,
        answers_in_minutes: answersInMinutes,
        member_since: iso(member_since),
        offers: published.map((row) => offerAnswer(row, absolute, config)),
        reviews: written.map((row) => reviewAnswer(row, absolute)),
      };
    },
  );
}
