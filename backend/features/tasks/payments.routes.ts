/** Paying for a task: the checkout session, and the payment provider's messages. */

import * as fields from '@dragoman/widgets/domain/fields.ts';
import { paymentStatuses } from '@dragoman/widgets/server';
import { type Static, Type } from '@fastify/type-provider-typebox';
import { requireSession } from '#backend/features/people/require-session.ts';
import { smallId } from '#backend/platform/database/ids.ts';
import { preferredLocale } from '#backend/platform/http/accept-language.ts';
import { failure, refusals } from '#backend/platform/http/answers.ts';
import { malformed } from '#backend/platform/http/api-error.ts';
import { bodyLimits } from '#backend/platform/http/bodies.ts';
import { callerOf, sourceOf, userOf } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { limitPerUser } from '#backend/platform/http/limits.ts';
import { ownOrigin } from '#backend/platform/http/public-url.ts';
import type { Services } from '#backend/services.ts';
import { ownTask } from './own-task.ts';
import { receiveProviderEvent } from './payment-events.use-cases.ts';
import { checkPayment, startPayment } from './payments.use-cases.ts';

const Items = Type.Object({
  items: Type.Array(
    Type.Object({
      id: Type.Union([Type.Number(), Type.String()], {
        description: 'the id of your task or of an offer you booked',
      }),
      quantity: Type.Optional(Type.Literal(1, { description: '1' })),
    }),
    { minItems: 1, maxItems: 1, description: 'a list of one {id, quantity: 1}' },
  ),
});

/** The spec's client reads `error`, all others `message`. */
const refusal = Type.Object({ ...failure.properties, error: Type.String() });

export function paymentRoutes(app: App, services: Services): void {
  const { config } = services;
  const tags = ['payments'];

  app.post(
    '/create-checkout-session',
    {
      onRequest: requireSession(services, 'page'),
      schema: {
        summary: 'Begin a payment',
        tags,
        body: Items,
        response: { 200: Type.Object({ url: Type.String() }), '4xx': refusal, '5xx': refusal },
      },
    },
    async (call) => {
      const url = await startPayment(services, {
        item: itemId(call.body),
        customer: userOf(call),
        madeOn: callerOf(call).origin,
        origin: ownOrigin(call, config),
        locale: preferredLocale(call),
      });
      return { url };
    },
  );

  const task = ownTask(services);
  app.post(
    '/task/accepted/:id/payment',
    {
      onRequest: [requireSession(services), task.hook, limitPerUser(app, 30)],
      schema: {
        summary: 'Ask the payment provider whether a task is paid',
        description: 'For a page that one returns to from paying: the provider’s own message may be late.',
        tags,
        response: { 200: Type.Object({ status: fields.oneOf(paymentStatuses) }), ...refusals },
      },
    },
    async (call) => ({ status: await checkPayment(services, task.from(call), sourceOf(call)) }),
  );

  // The signature covers the raw bytes, so this call does not parse its body.
  app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_call, body, done) => done(null, body));
    scope.post(
      '/stripe/webhook',
      {
        bodyLimit: bodyLimits.long,
        schema: {
          summary: 'Receive the payment provider’s messages',
          tags,
          response: { 200: Type.Object({ received: Type.Boolean() }), ...refusals },
        },
      },
      async (call) => {
        const signature = call.headers['stripe-signature'];
        const body = Buffer.isBuffer(call.body) ? call.body : Buffer.alloc(0);
        const event = services.payments.readEvent(
          body,
          typeof signature === 'string' ? signature : undefined,
        );
        await receiveProviderEvent(services, event, sourceOf(call));
        return { received: true };
      },
    );
  });
}

function itemId({ items }: Static<typeof Items>): number {
  const id = smallId(items[0]?.id);
  if (id === undefined) throw malformed(422, '"id" must be the id of your task or of an offer you booked.');
  return id;
}
