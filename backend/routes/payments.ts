/** Paying for a task: the checkout session, and the test page where no payment provider is set up. */
import { type Static, Type } from '@fastify/type-provider-typebox';
import { smallId } from '#backend/database/ids.ts';
import { notFound } from '#backend/domain/errors.ts';
import { malformed } from '#backend/http/api-error.ts';
import { bodyLimits } from '#backend/http/bodies.ts';
import { sourceOf } from '#backend/http/call-source.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { loadResource, parameter } from '#backend/http/load-resource.ts';
import { ownOrigin } from '#backend/http/public-url.ts';
import { neverStored, requireSession, userOf } from '#backend/http/require-session.ts';
import { testPage, testPageStyles } from '#backend/payments/test-page.ts';
import * as payments from '#backend/repositories/payments.ts';
import { failure, refusals } from '#backend/schema/answers.ts';
import type { Services } from '#backend/services.ts';
import { settlePayment } from '#backend/use-cases/settle-payment.ts';
import { startPayment } from '#backend/use-cases/start-payment.ts';

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
  const { db, config } = services;
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
        origin: ownOrigin(call, config),
      });
      return { url };
    },
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
        const session = services.payments.paidSession(
          body,
          typeof signature === 'string' ? signature : undefined,
        );
        if (session) await settlePayment(services, session, sourceOf(call));
        return { received: true };
      },
    );
  });

  const { standIn } = services.payments;
  if (!standIn) return;
  app.addHook('onClose', async () => standIn.close());
  const hidden = { hide: true };
  const payment = loadResource(async (call) => {
    const found = await payments.find(db, parameter(call, 'session'));
    if (!found) throw notFound('payment');
    return found;
  });

  app.get('/pay/page.css', { schema: hidden }, (_call, reply) =>
    reply.type('text/css; charset=utf-8').send(testPageStyles),
  );

  app.get('/pay/:session', { onRequest: [neverStored, payment.hook], schema: hidden }, (call, reply) => {
    const { title, amount_cents, session_id, paid_at } = payment.from(call);
    const amount = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(
      amount_cents / 100,
    );
    return reply
      .type('text/html; charset=utf-8')
      .send(testPage({ title, amount, action: `/pay/${session_id}`, isPaid: paid_at !== null }));
  });

  const Choice = Type.Object({ choice: Type.Union([Type.Literal('pay'), Type.Literal('cancel')]) });
  app.post(
    '/pay/:session',
    { onRequest: [neverStored, payment.hook], schema: { ...hidden, body: Choice } },
    async (call, reply) => {
      if (call.body.choice === 'pay') {
        const { payload, signature } = standIn.paidMessage(payment.from(call).session_id);
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
        const answer = await app.inject({ method: 'POST', url: '/stripe/webhook', headers, payload });
        if (answer.statusCode !== 200) return reply.code(answer.statusCode).send(answer.json());
      }
      return reply.redirect('/Dashboard', 303);
    },
  );
}

function itemId({ items }: Static<typeof Items>): number {
  const id = smallId(items[0]?.id);
  if (id === undefined) throw malformed(422, '"id" must be the id of your task or of an offer you booked.');
  return id;
}
