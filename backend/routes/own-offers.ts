/** Offers of one’s own: publishing, listing, changing and deleting them. */
import { type Static, Type } from '@fastify/type-provider-typebox';
import { smallId } from '#backend/database/ids.ts';
import { notFound } from '#backend/domain/errors.ts';
import { bodyLimits } from '#backend/http/bodies.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { runIdempotent } from '#backend/http/idempotency.ts';
import { limitPerUser } from '#backend/http/limit-per-user.ts';
import { loadResource, parameter } from '#backend/http/load-resource.ts';
import { absolutePath } from '#backend/http/public-url.ts';
import { requireSession, userOf } from '#backend/http/require-session.ts';
import * as offers from '#backend/repositories/offers.ts';
import { notice, refusals, success, toCents } from '#backend/schema/answers.ts';
import { NewOffer, OfferChange, OwnOffer, ownOfferAnswer } from '#backend/schema/offer.ts';
import type { Services } from '#backend/services.ts';
import { editOffer } from '#backend/use-cases/edit-offer.ts';
import { publishOffer } from '#backend/use-cases/publish-offer.ts';
import { refuseUnverified } from '#backend/use-cases/refuse-unverified.ts';
import { removeOffer } from '#backend/use-cases/remove-offer.ts';

export function ownOfferRoutes(app: App, services: Services): void {
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
      const { title, description, type, price, languages, textLanguage, booking, translations } = call.body;
      const offer = {
        ...{ title, description, type, languages },
        price_cents: toCents(price),
        text_language: textLanguage ?? null,
        booking: booking ?? 'instant',
        translations: translations ?? {},
      };
      refuseUnverified(services, userOf(call), 'publish');
      const id = await runIdempotent(call, services, (inside) => publishOffer(inside, userOf(call), offer));
      return success('Your offer is published.', { id });
    },
  );

  app.get(
    '/user/task',
    {
      onRequest,
      schema: {
        summary: 'List one’s own offers',
        tags,
        description: 'Paused ones too.',
        response: { 200: Type.Array(OwnOffer), ...refusals },
      },
    },
    async (call) => {
      const own = await offers.ownedBy(db, userOf(call).id);
      return own.map((row) => ownOfferAnswer(row, absolutePath(call, config)));
    },
  );

  /** Everybody else's are not found. */
  const ownOffer = loadResource(async (call) => {
    const id = smallId(parameter(call, 'id'));
    const found = id && (await offers.find(db, id));
    if (!found || found.users_id !== userOf(call).id) throw notFound('offer');
    return found;
  });

  app.patch(
    '/api/task/:id',
    {
      bodyLimit: bodyLimits.long,
      onRequest: [onRequest, ownOffer.hook, limitPerUser(app, 60)],
      schema: {
        summary: 'Change, pause or resume one’s own offer',
        tags,
        description: 'Existing tasks keep what was agreed when they were booked.',
        body: OfferChange,
        response: { 200: notice({}), ...refusals },
      },
    },
    async (call) => {
      const { title, description, type, price, languages, textLanguage, booking, active, translations } =
        call.body;
      await editOffer(services, userOf(call).id, ownOffer.from(call).id, {
        ...{ title, description, type, languages, booking, active, translations },
        price_cents: price === undefined ? undefined : toCents(price),
        text_language: textLanguage,
      });
      return success(savedText(call.body), {});
    },
  );

  app.delete(
    '/api/task/:id',
    {
      onRequest: [onRequest, ownOffer.hook],
      schema: {
        summary: 'Delete one’s own offer',
        tags,
        description: 'Existing tasks go on; reviews stay.',
        response: {
          200: notice({ open_bookings: Type.Number({ description: 'its tasks that are not over' }) }),
          ...refusals,
        },
      },
    },
    async (call) => {
      const open = await removeOffer(services, userOf(call).id, ownOffer.from(call).id);
      return success('Your offer is deleted.', { open_bookings: open });
    },
  );
}

/** What was asked for: a pause or its end alone is told as such. */
function savedText({ active, ...changes }: Static<typeof OfferChange>): string {
  if (active === undefined || Object.values(changes).some((value) => value !== undefined))
    return 'Your offer is saved.';
  return active ? 'Your offer can be booked again.' : 'Your offer is paused.';
}
