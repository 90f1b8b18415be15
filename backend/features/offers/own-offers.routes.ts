/** Offers of one’s own: publishing, listing, changing and deleting them. */
import { NewOffer, OfferChange, OwnOffer } from '@dragoman/widgets/domain/offer.ts';
import { toParts } from '@dragoman/widgets/domain/units.ts';
import { Type } from '@fastify/type-provider-typebox';
import { requireSession } from '#backend/features/people/require-session.ts';
import { refuseUnverified } from '#backend/features/people/verification.ts';
import { refusePlaces, refusePrice } from '#backend/platform/agreed-price.ts';
import { notFound } from '#backend/platform/errors.ts';
import { notice, refusals, success } from '#backend/platform/http/answers.ts';
import { bodyLimits } from '#backend/platform/http/bodies.ts';
import { userOf } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { runIdempotent } from '#backend/platform/http/idempotency.ts';
import { limitPerUser } from '#backend/platform/http/limits.ts';
import { loadResource, smallIdOf } from '#backend/platform/http/load-resource.ts';
import { absolutePath } from '#backend/platform/http/public-url.ts';
import type { Services } from '#backend/services.ts';
import * as offers from './queries.ts';
import { columnsOf, ownOfferAnswer } from './schema.ts';
import { editOffer, publishOffer, refusePayFirst, removeOffer } from './use-cases.ts';

export function ownOfferRoutes(app: App, services: Services): void {
  const { db, config } = services;
  const tags = ['offers'];
  const onRequest = requireSession(services);

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
      const { type: category, unit = 'hour', price, minimum } = call.body;
      refusePrice({ category, unit, price });
      if (minimum) refusePlaces('minimum', minimum, 2);
      refusePayFirst(call.body, config);
      const offer = { ...columnsOf(call.body, NewOffer), price_parts: toParts(price) };
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
      return own.map((row) => ownOfferAnswer(row, absolutePath(call, config), config));
    },
  );

  /** Everybody else's are not found. */
  const ownOffer = loadResource(async (call) => {
    const found = await offers.find(db, smallIdOf(call, 'offer'));
    if (found?.users_id !== userOf(call).id) throw notFound('offer');
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
      const { price, minimum } = call.body;
      if (minimum) refusePlaces('minimum', minimum, 2);
      refusePayFirst(call.body, config);
      const change = { ...columnsOf(call.body, OfferChange), price };
      await editOffer(services, userOf(call).id, ownOffer.from(call).id, change);
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
function savedText({ active, ...changes }: OfferChange): string {
  if (active === undefined || Object.values(changes).some((value) => value !== undefined))
    return 'Your offer is saved.';
  return active ? 'Your offer can be booked again.' : 'Your offer is paused.';
}
