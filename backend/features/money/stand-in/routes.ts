/** The pages of the stand-in for the payment service: to pay, the receipt, and an owner's account. */
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredLocale } from '#backend/platform/http/accept-language.ts';
import { neverStored } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { loadResource, parameter } from '#backend/platform/http/load-resource.ts';
import { isOwnMachine } from '#backend/platform/http/own-machine.ts';
import type { Services } from '#backend/services.ts';
import {
  accountPage,
  bankPage,
  checkoutPage,
  localeOfSession,
  mark,
  type Problem,
  problems,
  receiptPage,
  styles,
  unknownPage,
} from './pages.ts';
import type { StandIn } from './webhooks.ts';

const hidden = { hide: true };
const Choice = Type.Object({
  choice: Type.Union(
    ['pay', 'cancel', 'confirm', 'reject'].map((word) => Type.Literal(word)),
    { description: 'pay, cancel, confirm or reject' },
  ),
  card: Type.Optional(Type.String({ maxLength: 40, description: 'the number of a card' })),
});
const Shown = Type.Object({
  card: Type.Optional(Type.String({ maxLength: 40 })),
  /** Why the last try was refused. */
  problem: Type.Optional(Type.Union(problems.map((word) => Type.Literal(word)))),
  step: Type.Optional(Type.Literal('bank')),
});

export function testPaymentRoutes(app: App, { payments, config }: Services): void {
  const { standIn } = payments;
  if (!standIn) return;
  startEvents(app, standIn);
  // No money flows: to others, what is paid here would look paid.
  const here =
    <T>(find: (call: FastifyRequest) => Promise<T | undefined>) =>
    async (call: FastifyRequest) =>
      isOwnMachine(call, config) ? find(call) : undefined;
  const session = loadPage(here((call) => standIn.checkout(parameter(call, 'session'))));
  const link = loadPage(here((call) => standIn.accountLink(parameter(call, 'link'))));
  const localeOf = (call: FastifyRequest) => localeOfSession(session.from(call)) ?? preferredLocale(call);

  app.get('/TestPayment/page.css', { schema: hidden }, (_call, reply) =>
    reply.type('text/css; charset=utf-8').send(styles()),
  );
  app.get('/TestPayment/mark.svg', { schema: hidden }, (_call, reply) =>
    reply.type('image/svg+xml; charset=utf-8').send(mark()),
  );

  app.get(
    '/TestPayment/:session',
    { onRequest: session.hooks, schema: { ...hidden, querystring: Shown } },
    (call, reply) => {
      const { card = firstCard, problem, step } = call.query;
      const shown = { session: session.from(call), locale: localeOf(call), card };
      const asksBank = step === 'bank' && shown.session.status === 'open';
      const page = asksBank ? bankPage(shown) : checkoutPage({ ...shown, problem });
      return sendPage(reply, 200, page);
    },
  );

  app.post(
    '/TestPayment/:session',
    { onRequest: session.hooks, schema: { ...hidden, body: Choice } },
    async (call, reply) => {
      const { choice, card = '' } = call.body;
      const shown = { session: session.from(call), locale: localeOf(call), card: card.trim() };
      const { id, status, success_url, cancel_url } = shown.session;
      // The browser's Back button would ask to send a form again whose answer is a page.
      const show = (next: { problem: Problem } | { step: 'bank' }) =>
        reply.redirect(`/TestPayment/${id}?${new URLSearchParams({ card: shown.card, ...next })}`, 303);
      if (choice === 'cancel') return reply.redirect(cancel_url, 303);
      // A second click, or the button of another tab: it is paid, once.
      if (status === 'complete') return reply.redirect(success_url, 303);
      if (status === 'expired') return sendPage(reply, 409, checkoutPage(shown));
      if (choice === 'reject') return show({ problem: 'rejected' });
      if (!shown.card) return show({ problem: 'no-card' });
      const outcome = await standIn.pay(id, shown.card, choice === 'confirm');
      if (outcome === 'second-step') return show({ step: 'bank' });
      if (outcome === 'done') return reply.redirect(success_url, 303);
      return show({ problem: outcome });
    },
  );

  app.get(
    '/TestPayment/:session/receipt',
    { onRequest: session.hooks, schema: hidden },
    async (call, reply) => {
      const locale = localeOf(call);
      const charge = await standIn.charge(session.from(call));
      if (!charge) return sendPage(reply, 404, unknownPage(locale));
      return sendPage(reply, 200, receiptPage({ session: session.from(call), charge, locale }));
    },
  );

  app.get('/TestPayment/account/:link', { onRequest: link.hooks, schema: hidden }, (call, reply) =>
    sendPage(reply, 200, accountPage({ ...link.from(call), locale: preferredLocale(call) })),
  );

  app.post('/TestPayment/account/:link', { onRequest: link.hooks, schema: hidden }, async (call, reply) => {
    const { account, returnUrl } = link.from(call);
    await standIn.activateAccount(account);
    return reply.redirect(returnUrl, 303);
  });
}

const firstCard = '4242 4242 4242 4242';

/** Events arrive over HTTP, as Stripe sends them. */
function startEvents(app: App, standIn: StandIn): void {
  app.addHook('onReady', async () => {
    standIn.start(async (payload, signature) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const { statusCode } = await app.inject({ method: 'POST', url: '/stripe/webhook', headers, payload });
      return statusCode === 200;
    });
  });
  app.addHook('onClose', () => standIn.close());
}

/** Answers a page in words where there is nothing. */
function loadPage<T>(find: (call: FastifyRequest) => Promise<T | undefined>) {
  const found = loadResource(find);
  return {
    hooks: [
      neverStored,
      found.hook,
      async (call: FastifyRequest, reply: FastifyReply) => {
        if (!found.from(call)) await sendPage(reply, 404, unknownPage(preferredLocale(call)));
      },
    ],
    // The last hook lets no call through for which there is nothing.
    from: (call: FastifyRequest) => found.from(call) as T,
  };
}

const sendPage = (reply: FastifyReply, status: number, page: string) =>
  reply.code(status).type('text/html; charset=utf-8').send(page);
