/** Builds the HTTP application from a database, a bus, a clock and a configuration. It does not listen by itself. */
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { type FastifyServerOptions } from 'fastify';
import { newId } from '#backend/database/ids.ts';
import type { Db } from '#backend/database/transaction.ts';
import { tooMany } from '#backend/domain/errors.ts';
import { folderStorage, type Storage } from '#backend/files/storage.ts';
import { auditRefusals } from '#backend/http/audit-refusals.ts';
import { acceptBodies, bodyLimits } from '#backend/http/bodies.ts';
import { quickBrotli } from '#backend/http/compress-text.ts';
import { crossOrigin } from '#backend/http/cross-origin.ts';
import { multipartBodies } from '#backend/http/document-uploads.ts';
import { embedVersion } from '#backend/http/embed-version.ts';
import { answerBrokenConnection, answerError, describeInvalid } from '#backend/http/error-answers.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { normaliseInput } from '#backend/http/input.ts';
import { limitPerUser } from '#backend/http/limit-per-user.ts';
import { shedLoad } from '#backend/http/load-shedding.ts';
import { methodsOf } from '#backend/http/methods.ts';
import { documentation } from '#backend/http/openapi.ts';
import { ownOrigin } from '#backend/http/public-url.ts';
import { securityHeaders, strictest } from '#backend/http/security-headers.ts';
import type { Bus } from '#backend/live/bus.ts';
import { openPartnerDirectory } from '#backend/live/partner-directory.ts';
import type { Payments } from '#backend/payments/types.ts';
import { prerenderer } from '#backend/prerender/prerendered.ts';
import { openProviders } from '#backend/providers/providers.ts';
import { countBlocks, offersOfBlock } from '#backend/repositories/listed-offers.ts';
import { accountRoutes } from '#backend/routes/account.ts';
import { calendarRoutes } from '#backend/routes/calendar.ts';
import { conversationRoutes } from '#backend/routes/conversations.ts';
import { disputeRoutes } from '#backend/routes/disputes.ts';
import { documentRoutes } from '#backend/routes/documents.ts';
import { earningRoutes } from '#backend/routes/earnings.ts';
import { embedRoutes } from '#backend/routes/embed.ts';
import { eventRoutes } from '#backend/routes/events.ts';
import { healthRoutes } from '#backend/routes/health.ts';
import { identityRoutes } from '#backend/routes/identities.ts';
import { languageRoutes } from '#backend/routes/languages.ts';
import { linkCodeRoutes } from '#backend/routes/link-codes.ts';
import { mailChoiceRoutes } from '#backend/routes/mail-choices.ts';
import { mailboxRoutes } from '#backend/routes/mailbox.ts';
import { messageRoutes } from '#backend/routes/messages.ts';
import { moneyRoutes } from '#backend/routes/money.ts';
import { notificationRoutes } from '#backend/routes/notifications.ts';
import { offerRoutes } from '#backend/routes/offers.ts';
import { operatorRoutes } from '#backend/routes/operator.ts';
import { ownAddressRoutes } from '#backend/routes/own-address.ts';
import { ownOfferRoutes } from '#backend/routes/own-offers.ts';
import { ownSessionRoutes } from '#backend/routes/own-sessions.ts';
import { findPageOffer } from '#backend/routes/page-offer.ts';
import { partnerBookingRoutes } from '#backend/routes/partner-bookings.ts';
import { partnerCountRoutes } from '#backend/routes/partner-counts.ts';
import { partnerKeyRoutes } from '#backend/routes/partner-keys.ts';
import { partnerLogoRoutes } from '#backend/routes/partner-logo.ts';
import { partnerMemberRoutes } from '#backend/routes/partner-members.ts';
import { partnerOriginRoutes } from '#backend/routes/partner-origins.ts';
import { partnerReportRoutes } from '#backend/routes/partner-report.ts';
import { partnerSessionRoutes } from '#backend/routes/partner-session.ts';
import { partnerRoutes } from '#backend/routes/partners.ts';
import { passkeySignInRoutes } from '#backend/routes/passkey-sign-in.ts';
import { passkeyRoutes } from '#backend/routes/passkeys.ts';
import { paymentRoutes } from '#backend/routes/payments.ts';
import { payoutRoutes } from '#backend/routes/payouts.ts';
import { personCountRoutes } from '#backend/routes/person-counts.ts';
import { pictureRoutes } from '#backend/routes/pictures.ts';
import { profileRoutes } from '#backend/routes/profile.ts';
import { proposalRoutes } from '#backend/routes/proposals.ts';
import { providerRoutes } from '#backend/routes/providers.ts';
import { recoveryRoutes } from '#backend/routes/recovery.ts';
import { requestRoutes } from '#backend/routes/requests.ts';
import { sessionRoutes } from '#backend/routes/session.ts';
import { singleRequestRoutes } from '#backend/routes/single-request.ts';
import { taskLifecycleRoutes } from '#backend/routes/task-lifecycle.ts';
import { taskRoutes } from '#backend/routes/tasks.ts';
import { testPaymentRoutes } from '#backend/routes/test-payment.ts';
import { webhookDeliveryRoutes } from '#backend/routes/webhook-deliveries.ts';
import { webhookRoutes } from '#backend/routes/webhooks.ts';
import { ruleKeyword } from '#backend/schema/fields.ts';
import { rewriteUrl } from '#backend/site/rewrite-url.ts';
import { site } from '#backend/site/site.ts';
import type { Config } from './config.ts';
import type { Services } from './services.ts';

export interface AppOptions {
  db: Db;
  bus: Bus;
  config: Config;
  payments: Payments;
  now?: () => Date;
  log?: FastifyServerOptions['logger'];
  storage?: Storage;
  timeouts?: typeof clientTimeouts;
}

/** In milliseconds, how long a client may take: for the headers, for the whole call, and between two packets. */
const clientTimeouts = { headers: 20_000, call: 600_000, silence: 60_000, checkEvery: 10_000 };

export async function buildApp({
  db,
  bus,
  config,
  payments,
  now = () => new Date(),
  log = false,
  storage = folderStorage(`${config.dataDir}/uploads`),
  timeouts: { headers, call, silence, checkEvery } = clientTimeouts,
}: AppOptions): Promise<App> {
  const app: App = fastify({
    logger: log,
    // The same in the log lines and in the audit log, and unique over all servers.
    genReqId: () => newId(),
    trustProxy: config.trustProxy,
    rewriteUrl,
    routerOptions: { maxParamLength: 500 },
    bodyLimit: bodyLimits.short,
    http: { headersTimeout: headers, connectionsCheckingInterval: checkEvery },
    requestTimeout: call,
    connectionTimeout: silence,
    ajv: {
      customOptions: { verbose: true, allErrors: false, coerceTypes: 'array', keywords: [ruleKeyword] },
    },
    schemaErrorFormatter: describeInvalid,
    clientErrorHandler: answerBrokenConnection,
    frameworkErrors: (error, call, reply) => answerError(error, call, reply.headers(strictest)),
  }).withTypeProvider<TypeBoxTypeProvider>();

  const services: Services = {
    db,
    bus,
    config,
    now,
    storage,
    payments,
    providers: openProviders(config.providers),
    partners: openPartnerDirectory({ db, bus, config }),
  };
  app.addHook('onClose', async () => services.partners.close());
  app.setErrorHandler(answerError);
  app.addHook('preValidation', normaliseInput);
  acceptBodies(app);
  securityHeaders(app);
  embedVersion(app);
  await crossOrigin(app, services);
  await shedLoad(app, config);
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_call, { ttl }) => tooMany(Math.max(1, Math.ceil(ttl / 1000))),
    // All limits per minute but that of wrong passwords, which the database counts.
    allowList: () => config.rateLimits === 'off',
  });
  auditRefusals(app, services);
  await app.register(compress, {
    threshold: 1024,
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: quickBrotli,
  });
  const methodsAt = methodsOf(app);
  await documentation(app);
  for (const routes of allRoutes) routes(app, services);
  // Only these routes accept multipart bodies.
  await app.register(async (scope: App) => {
    await multipartBodies(scope);
    const limitUploads = limitPerUser(scope, 60);
    for (const routes of fileRoutes) routes(scope, services, limitUploads);
  });
  await app.register((scope: App) => partnerCountRoutes(scope, services));
  await site(app, {
    hasHostPages: !config.isDeployed,
    originFor: (call) => ownOrigin(call, config),
    methodsAt,
    findOffer: (id) => findPageOffer(db, id),
    prerender: prerenderer(app, config),
    listedOffers: { countBlocks: () => countBlocks(db), offersOfBlock: (block) => offersOfBlock(db, block) },
  });
  return app;
}

const fileRoutes = [profileRoutes, taskRoutes, documentRoutes, messageRoutes, partnerLogoRoutes];

const allRoutes = [
  calendarRoutes,
  sessionRoutes,
  partnerSessionRoutes,
  linkCodeRoutes,
  passkeySignInRoutes,
  passkeyRoutes,
  partnerBookingRoutes,
  partnerKeyRoutes,
  partnerMemberRoutes,
  partnerOriginRoutes,
  partnerReportRoutes,
  partnerRoutes,
  webhookDeliveryRoutes,
  webhookRoutes,
  accountRoutes,
  ownSessionRoutes,
  ownAddressRoutes,
  recoveryRoutes,
  providerRoutes,
  identityRoutes,
  offerRoutes,
  languageRoutes,
  ownOfferRoutes,
  taskLifecycleRoutes,
  disputeRoutes,
  operatorRoutes,
  conversationRoutes,
  notificationRoutes,
  eventRoutes,
  requestRoutes,
  singleRequestRoutes,
  proposalRoutes,
  moneyRoutes,
  paymentRoutes,
  earningRoutes,
  personCountRoutes,
  payoutRoutes,
  testPaymentRoutes,
  mailboxRoutes,
  mailChoiceRoutes,
  pictureRoutes,
  healthRoutes,
  embedRoutes,
];
