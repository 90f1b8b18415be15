/** Builds the HTTP application from a database, a bus, a clock and a configuration. It does not listen by itself. */

import { ruleKeyword } from '@dragoman/widgets/domain/fields.ts';
import compress from '@fastify/compress';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { type FastifyServerOptions } from 'fastify';
import { auditRefusals } from './audit-refusals.ts';
import type { Config } from './config.ts';
import { profileRoutes } from './features/account/profile.routes.ts';
import { accountRoutes, personCountRoutes } from './features/account/routes.ts';
import { importedCalendarRoutes } from './features/availability/calendars.routes.ts';
import { availabilityRoutes, freeTimeRoutes } from './features/availability/routes.ts';
import { conversationRoutes, messageRoutes } from './features/chat/routes.ts';
import { multipartBodies } from './features/documents/uploads.ts';
import { linkCodeRoutes, partnerSessionRoutes } from './features/identity/page-sessions.routes.ts';
import { passkeyRoutes, passkeySignInRoutes } from './features/identity/passkeys.routes.ts';
import { openProviders } from './features/identity/provider-client.ts';
import { identityRoutes, providerRoutes } from './features/identity/providers.routes.ts';
import { ownAddressRoutes, recoveryRoutes } from './features/identity/recovery.routes.ts';
import { secondFactorRoutes } from './features/identity/second-factor.routes.ts';
import { ownSessionRoutes, sessionRoutes } from './features/identity/sessions.routes.ts';
import { legalRoutes } from './features/legal/routes.ts';
import { type LegalTexts, readLegalTexts } from './features/legal/texts.ts';
import { storeLegalTexts } from './features/legal/use-cases.ts';
import { mailboxRoutes, mailChoiceRoutes, unsubscribeRoutes } from './features/mail/routes.ts';
import type { Payments } from './features/money/payment-provider.ts';
import { earningRoutes, moneyRoutes, payoutRoutes } from './features/money/routes.ts';
import { testPaymentRoutes } from './features/money/stand-in/routes.ts';
import { eventRoutes } from './features/notifications/events.routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { ownOfferRoutes } from './features/offers/own-offers.routes.ts';
import { languageRoutes, offerRoutes } from './features/offers/routes.ts';
import { operatorAuditRoutes } from './features/operator/audit-log.routes.ts';
import { operatorOverviewRoutes } from './features/operator/overview.routes.ts';
import { operatorPeopleRoutes } from './features/operator/people.routes.ts';
import { operatorRoutes } from './features/operator/routes.ts';
import { partnerCountRoutes } from './features/partners/counts.routes.ts';
import { crossOrigin } from './features/partners/cross-origin.ts';
import { openPartnerDirectory } from './features/partners/partner-directory.ts';
import { partnerReportRoutes } from './features/partners/report.routes.ts';
import {
  partnerKeyRoutes,
  partnerLogoRoutes,
  partnerMemberRoutes,
  partnerOriginRoutes,
  partnerRoutes,
} from './features/partners/routes.ts';
import { webhookDeliveryRoutes, webhookRoutes } from './features/partners/webhooks.routes.ts';
import { blockRoutes } from './features/people/blocks.routes.ts';
import { findCaller } from './features/people/require-session.ts';
import { proposalRoutes } from './features/requests/proposals.routes.ts';
import { requestRoutes, singleRequestRoutes } from './features/requests/routes.ts';
import { embedRoutes } from './features/site/embed.routes.ts';
import { countBlocks, offersOfBlock } from './features/site/listed-offers.queries.ts';
import { rewriteUrl } from './features/site/page-addresses.ts';
import { findPageOffer } from './features/site/page-offer.ts';
import { pictureRoutes } from './features/site/pictures.routes.ts';
import { prerenderer } from './features/site/prerendered.ts';
import { site } from './features/site/site.ts';
import { calendarRoutes } from './features/tasks/calendar.routes.ts';
import { changeRoutes } from './features/tasks/changes.routes.ts';
import { disputeRoutes } from './features/tasks/disputes.routes.ts';
import { documentRoutes } from './features/tasks/documents.routes.ts';
import { partnerBookingRoutes } from './features/tasks/partner-bookings.routes.ts';
import { paymentRoutes } from './features/tasks/payments.routes.ts';
import { taskLifecycleRoutes, taskRoutes } from './features/tasks/routes.ts';
import { translatorRoutes } from './features/translators/routes.ts';
import { wordCountRoutes } from './features/word-counts/routes.ts';
import { documentation } from './openapi.ts';
import { newId } from './platform/database/ids.ts';
import type { Db } from './platform/database/transaction.ts';
import { folderStorage, type Storage } from './platform/files/storage.ts';
import { acceptBodies, bodyLimits, normaliseInput } from './platform/http/bodies.ts';
import { requireTwoFactorsOfOperators } from './platform/http/caller.ts';
import { quickBrotli } from './platform/http/compression.ts';
import { answerBrokenConnection, answerError, describeInvalid } from './platform/http/error-answers.ts';
import { type App, methodsOf } from './platform/http/fastify-app.ts';
import { repeatAnswers } from './platform/http/idempotency.ts';
import { refuseWrongTypes } from './platform/http/json-types.ts';
import {
  countCalls,
  limitConnections,
  limitPerUser,
  limitReads,
  noticeProxy,
} from './platform/http/limits.ts';
import { shedLoad } from './platform/http/load-shedding.ts';
import { ownOrigin } from './platform/http/public-url.ts';
import { embedVersion, securityHeaders, strictest } from './platform/http/security-headers.ts';
import type { Bus } from './platform/live/bus.ts';
import { healthRoutes } from './platform/observe/health.routes.ts';
import type { Services } from './services.ts';

export interface AppOptions {
  db: Db;
  bus: Bus;
  config: Config;
  payments: Payments;
  legalTexts?: LegalTexts;
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
  legalTexts = readLegalTexts(config),
  now = () => new Date(),
  log = false,
  storage = folderStorage(`${config.dataDir}/uploads`),
  timeouts: { headers, call, silence, checkEvery } = clientTimeouts,
}: AppOptions): Promise<App> {
  const app: App = fastify({
    logger: log,
    // Log lines and audit log have the same one, which is unique over all servers.
    genReqId: () => newId(),
    trustProxy: trustedProxies(config),
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
    legalTexts,
    providers: openProviders(config.providers),
    partners: openPartnerDirectory({ db, bus, config }),
  };
  app.addHook('onClose', async () => services.partners.close());
  app.setErrorHandler(answerError);
  app.addHook('preValidation', normaliseInput);
  app.addHook('preValidation', refuseWrongTypes);
  acceptBodies(app);
  securityHeaders(app, config);
  embedVersion(app);
  await crossOrigin(app, services);
  await shedLoad(app, config, async (call) => (await findCaller(call, services)) !== undefined);
  limitConnections(app, config);
  noticeProxy(app, config);
  limitReads(app, services);
  await countCalls(app, services);
  auditRefusals(app, services);
  requireTwoFactorsOfOperators(app, config);
  repeatAnswers(app, services);
  await app.register(compress, {
    threshold: 1024,
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: quickBrotli,
  });
  app.addHook('onReady', () => storeLegalTexts(services));
  const methodsAt = methodsOf(app);
  await documentation(app);
  for (const routes of allRoutes) routes(app, services);
  // Only these routes accept multipart bodies.
  await app.register(async (scope: App) => {
    await multipartBodies(scope);
    const limitUploads = limitPerUser(scope, 60, 'uploads');
    for (const routes of fileRoutes) routes(scope, services, limitUploads);
  });
  await app.register((scope: App) => partnerCountRoutes(scope, services));
  await app.register((scope: App) => unsubscribeRoutes(scope, services));
  await site(app, {
    hasHostPages: !config.isDeployed,
    originFor: (call) => ownOrigin(call, config),
    methodsAt,
    findOffer: (id) => findPageOffer(db, id, config),
    prerender: prerenderer(app, config),
    legalTexts,
    listedOffers: { countBlocks: () => countBlocks(db), offersOfBlock: (block) => offersOfBlock(db, block) },
  });
  return app;
}

/** So many proxies before this server, or those of these networks: of what a caller sends itself nothing counts. */
const trustedProxies = ({ trustProxy }: Config) =>
  typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;

const fileRoutes = [
  profileRoutes,
  taskRoutes,
  documentRoutes,
  messageRoutes,
  partnerLogoRoutes,
  wordCountRoutes,
];

const allRoutes = [
  calendarRoutes,
  blockRoutes,
  sessionRoutes,
  partnerSessionRoutes,
  linkCodeRoutes,
  passkeySignInRoutes,
  passkeyRoutes,
  secondFactorRoutes,
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
  translatorRoutes,
  availabilityRoutes,
  freeTimeRoutes,
  importedCalendarRoutes,
  taskLifecycleRoutes,
  changeRoutes,
  disputeRoutes,
  operatorRoutes,
  operatorOverviewRoutes,
  operatorPeopleRoutes,
  operatorAuditRoutes,
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
  legalRoutes,
  pictureRoutes,
  healthRoutes,
  embedRoutes,
];
