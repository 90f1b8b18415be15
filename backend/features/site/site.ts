/** Serves built files: embed scripts, the marketplace's pages, example host pages. */
import { existsSync, readFileSync } from 'node:fs';
import { directionOf, type TextLanguage } from '@dragoman/widgets/server';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LegalTexts } from '#backend/features/legal/texts.ts';
import { siteTexts } from '#backend/messages.ts';
import { notFound } from '#backend/platform/errors.ts';
import { ApiError, busy, unavailable, wrongMethod } from '#backend/platform/http/api-error.ts';
import { cacheBrotli, compressText } from '#backend/platform/http/compression.ts';
import { revalidateFor } from '#backend/platform/http/etag.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { within } from '#backend/platform/http/limits.ts';
import { parameter } from '#backend/platform/http/load-resource.ts';
import { inProject, projectRoot } from '#backend/project-root.ts';
import { revalidated, sendBuilt } from './built-files.ts';
import { docsMarkdown, docsSummary } from './docs.ts';
import { type HostFile, hostFile, hostPolicy, previewFolder } from './host-pages.ts';
import { hasSecretAddress, isCallPath, isPage } from './page-addresses.ts';
import { moduleLinks, showWhole, styleSheets, withStyles } from './page-files.ts';
import { type HeadOffer, headOf, offerIdOf, withHead } from './page-head.ts';
import { type PageVisitor, pageVisitor } from './page-visitor.ts';
import { pageRenderer, type RenderedPage } from './rendered-page.ts';
import { type ListedOffers, sitemap } from './sitemap.ts';

import { offerPrefetch, speculationRules } from './speculation-rules.ts';

interface SiteOptions {
  prerender: Parameters<typeof pageRenderer>[0];
  legalTexts: LegalTexts;
  /** Whether the example host pages are there, too. */
  hasHostPages: boolean;
  /** Returns the address of the marketplace for its documentation. */
  originFor: (call: FastifyRequest) => string;
  /** Returns the methods that a path accepts. */
  methodsAt: (path: string) => string[];
  /** Reads the offer whose page is asked for. */
  findOffer(id: string): Promise<HeadOffer | undefined>;
  listedOffers: ListedOffers;
}

export async function site(app: App, options: SiteOptions): Promise<void> {
  const { hasHostPages, originFor, methodsAt } = options;
  const render = pageRenderer(options.prerender, options.legalTexts);
  const compressFrequent = cacheBrotli(16 * 1024 * 1024);
  sitemap(app, options.listedOffers, originFor);
  speculationRules(app);
  // The plugin adds no route: folders may be built after the start, and each route below names its own.
  await app.register(fastifyStatic, {
    root: projectRoot,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    etag: false,
    lastModified: false,
  });
  const folders = {
    '/embed/*': inProject('dist', 'embed'),
    '/assets/*': inProject('build', 'site', 'assets'),
  };
  for (const [path, folder] of Object.entries(folders)) {
    app.get(path, { schema: { hide: true } }, (call, reply) => {
      // Every origin gets the same header, so that shared caches store one copy.
      reply.header('access-control-allow-origin', '*');
      return sendBuilt(call, reply, [parameter(call, '*') || 'index.html', folder]);
    });
  }
  app.get('/embed/preview/*', { schema: { hide: true } }, (call, reply) =>
    sendHostFile(call, reply, [parameter(call, '*'), previewFolder]),
  );
  if (hasHostPages)
    app.get('/hosts/*', { schema: { hide: true } }, (call, reply) =>
      sendHostFile(call, reply, hostFile(parameter(call, '*'))),
    );
  // Password managers lead here to change a password.
  app.get('/.well-known/change-password', { schema: { hide: true } }, (_call, reply) =>
    reply.redirect('/Settings', 303),
  );
  app.get('/embed/sign-in', { schema: { hide: true } }, (call, reply) => {
    // No other site may frame the sign-in window (clickjacking), nor learn from a referrer which page asked for it.
    const policy = String(reply.getHeader('content-security-policy'));
    reply
      .header('content-security-policy', policy.replace("frame-ancestors 'self'", "frame-ancestors 'none'"))
      .header('x-frame-options', 'DENY')
      .header('referrer-policy', 'no-referrer');
    return sendBuilt(call, reply, ['sign-in-window.html', inProject('build', 'site')]);
  });
  app.setNotFoundHandler(async (call, reply) => {
    const path = call.url.split('?')[0] ?? '/';
    const isRead = call.method === 'GET' || call.method === 'HEAD';
    const markdown = isRead ? docsMarkdown(path, originFor(call)) : undefined;
    if (markdown !== undefined) return sendMarkdown(call, markdown, reply);
    const decoded = decode(path);
    const known = isPage(decoded);
    if (isRead && (known || !isCallPath(path)))
      return sendPage(call, reply, { path: decoded, isKnown: known, render, compressFrequent, ...options });
    // A form that was sent before the app listened. It is there again, and nothing of it is in the address.
    if (known && call.method === 'POST' && isForm(call)) return reply.redirect(call.url, 303);
    const methods = methodsAt(path);
    throw methods.length === 0 || methods.includes(call.method)
      ? notFound('address')
      : wrongMethod(call.method, methods);
  });
}

/** With the policy of our own pages, whose origin the page has here. */
function sendHostFile(call: FastifyRequest, reply: FastifyReply, file: HostFile) {
  reply
    .header('content-security-policy', hostPolicy(file, String(reply.getHeader('content-security-policy'))))
    .removeHeader('origin-agent-cluster')
    // A sandboxed preview frame has an opaque origin and still loads its files from here.
    .header('access-control-allow-origin', '*');
  return sendBuilt(call, reply, file);
}

/** As plain text for browsers, which would download Markdown instead of showing it. */
function sendMarkdown(call: FastifyRequest, text: string, reply: FastifyReply) {
  const isBrowser = call.headers.accept?.includes('text/html') ?? false;
  return reply
    .type(`text/${isBrowser || call.url.startsWith('/llms.txt') ? 'plain' : 'markdown'}; charset=utf-8`)
    .header('vary', 'Accept, Origin')
    .header('cache-control', revalidated)
    .header('access-control-allow-origin', '*')
    .send(text);
}

interface RequestedPage extends Pick<SiteOptions, 'originFor' | 'findOffer'> {
  path: string;
  isKnown: boolean;
  render: ReturnType<typeof pageRenderer>;
  compressFrequent: ReturnType<typeof cacheBrotli>;
}

async function sendPage(
  call: FastifyRequest,
  reply: FastifyReply,
  { path, isKnown, originFor, findOffer, render, compressFrequent }: RequestedPage,
) {
  const rootFile =
    /^\/[\w-]+\.(ico|svg|png|txt|xml|webmanifest|js|css|woff2)$/.test(path) &&
    inProject('build', 'site', path);
  if (rootFile && existsSync(rootFile))
    return sendBuilt(call, reply, [path.slice(1), inProject('build', 'site')]);
  const offerId = offerIdOf(path);
  const { retryAfter } = call;
  const read =
    offerId === undefined || retryAfter > 0 ? undefined : await readOffer(call, findOffer(offerId));
  const offer = read instanceof ApiError ? undefined : read;
  const isFound = isKnown && (offerId === undefined || offer !== undefined);
  reply.code(isFound ? 200 : 404);
  const refusal = retryAfter > 0 ? busy(retryAfter) : read instanceof ApiError ? read : undefined;
  if (refusal) reply.code(refusal.status).headers(refusal.headers);
  const index = inProject('build', 'site', 'index.html');
  if (!existsSync(index)) {
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        'The backend runs. Its pages are not built yet: run "npm start", or "npm run dev" for the live site.\n',
      );
  }
  const visitor = pageVisitor(call);
  const { locale, theme } = visitor.preferences;
  if (refusal) return sendUnrendered(reply, index, locale);
  if (hasSecretAddress(path)) reply.header('referrer-policy', 'no-referrer');
  const origin = originFor(call);
  const rendered = await render(call, { origin, visitor, isKnown });
  const { isLocaleInAddress } = visitor;
  const docs = docsSummary(path, origin);
  const { title, data } = rendered ?? {};
  const head = headOf({ path, origin, locale, isLocaleInAddress, offer, docs, title, data });
  const built = withHead(readFileSync(index, 'utf8'), head, theme);
  let page = built;
  if (rendered?.isGuarded) page = built.replace('<div id="site"', '<div id="site" data-guarded');
  else if (rendered?.markup) {
    const styles = styleSheets(built, rendered.styles);
    allowStyles(reply, [...styles.map(({ source }) => source), ...rendered.styleSources]);
    // Pages about a person lead to others of that kind.
    if (head.path !== undefined) offerPrefetch(call, reply);
    // Who saves data gets the app at its first use.
    const scripts = call.headers['save-data'] ? [] : rendered.scripts;
    page = withBody(withStyles(built, styles), rendered, visitor, moduleLinks(scripts, locale));
  }
  if (rendered?.refusal && isFound) reply.code(rendered.refusal.status).headers(rendered.refusal.headers);
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', rendered?.refusal ? 'no-store' : revalidated)
    .header('vary', 'Accept-Encoding, Accept-Language, Cookie, Origin, Save-Data');
  const revalidatedPage = await revalidateFor(revalidated)(call, reply, page);
  const body = await compressFrequent(call, reply, revalidatedPage);
  return reply.send(body === page ? await compressText(call, reply, page) : body);
}

/** The offer, or why it cannot be read for now. */
const readOffer = (call: FastifyRequest, offer: Promise<HeadOffer | undefined>) =>
  within(offer, unavailable).catch((error: unknown) => {
    call.log.error(error);
    return unavailable();
  });

/** The app without a rendered page. By its status, search engines and caches take it for none. */
const sendUnrendered = (reply: FastifyReply, index: string, locale: TextLanguage) =>
  reply
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(readFileSync(index, 'utf8').replace(withoutScripts, () => comeAgainText(locale)));

/** What visitors without scripts read where the offers cannot be shown for now. */
const comeAgainText = (locale: TextLanguage): string =>
  `<noscript><p class="without-scripts" lang="${locale}" dir="${directionOf(locale)}">${siteTexts(locale).withoutScripts.comeAgain}</p></noscript>`;

/** A sentence for visitors whose browser runs no scripts. */
const withoutScripts = /<noscript>[\s\S]*?<\/noscript>/;

/** Puts the rendered page where the browser's script finds it, in place of the sentence that it is needed. */
const withBody = (
  index: string,
  { markup, isShownWhole, refusal }: RenderedPage,
  { preferences, isReturning }: PageVisitor,
  links: string,
): string =>
  index
    .replace('</head>', () => `${isShownWhole ? showWhole : ''}</head>`)
    .replace(withoutScripts, () => (refusal ? comeAgainText(preferences.locale) : ''))
    .replace(
      '<div id="site"></div>',
      () =>
        `<div id="site" data-rendered="${preferences.locale}"${isReturning ? ' data-returning' : ''}>${markup}</div>${links}`,
    );

/** The styles stand in the page, so its policy names their hashes. */
function allowStyles(reply: FastifyReply, sources: readonly string[]): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header(
    'content-security-policy',
    policy.replace("style-src 'self'", ["style-src 'self'", ...sources].join(' ')),
  );
}

const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type'] === 'application/x-www-form-urlencoded';

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
