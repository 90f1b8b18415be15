/** Prerenders public widgets from the same answers that a browser would get. */
import { createHash } from 'node:crypto';
import { canonicalLocale, prepareWidget, type Wanted } from '@dragoman/widgets/server';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Config } from '#backend/config.ts';
import { notFound } from '#backend/domain/errors.ts';
import { ApiError, malformed } from '#backend/http/api-error.ts';
import { coalesceReads } from '#backend/http/coalesce-reads.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { ownOrigin } from '#backend/http/public-url.ts';

type Prepared = NonNullable<Awaited<ReturnType<typeof prepareWidget>>>;

export interface Prerendered extends ReturnType<Prepared['render']> {
  data: Prepared['data'];
  /** The query parameters that the widget uses. */
  params: Wanted['params'];
  locale: string;
}

/** Cached renderings, each of some hundred kilobytes. */
export const maxRenderings = 300;

interface RenderRequest extends Pick<Wanted, 'params' | 'locale' | 'baseUrl'> {
  widget: string;
  /** Those of the call that determine the public URL. */
  headers: Record<string, string>;
}

/** Renders each widget once for each state of its data. */
export function prerenderer(app: App, config: Config) {
  const known = new LRUCache<string, Prerendered>({ max: maxRenderings });

  const render = coalesceReads(
    async ({ widget, params: requested, locale, baseUrl, headers }: RenderRequest) => {
      const refused: string[] = [];
      const fetch = fetchWithin(app, headers, baseUrl, refused);
      const wanted = { params: requested, locale, baseUrl, fetch };
      const prepared = await prepareWidget(widget, wanted).catch(() => {
        const [reason] = refused;
        if (reason) throw malformed(422, reason);
        throw new ApiError(503, { code: 'offers-away', values: {} }, { 'retry-after': '2' });
      });
      if (!prepared) throw notFound('widget');
      const { params, data } = prepared;
      const key = hashOf([widget, params, locale, baseUrl, data]);
      const found = known.get(key) ?? { ...prepared.render(), data, params, locale };
      known.set(key, found);
      return found;
    },
  );

  return (call: FastifyRequest, widget: string): Promise<Prerendered> =>
    render({
      widget,
      params: textsOf(call.query),
      locale: localeOf(call),
      baseUrl: ownOrigin(call, config),
      headers: textsOf(Object.fromEntries(forwardedHeaders.map((name) => [name, call.headers[name]]))),
    });
}

const hashOf = (value: unknown) => createHash('sha1').update(JSON.stringify(value)).digest('base64');

/** The first value of each query parameter. */
function textsOf(query: unknown): Record<string, string> {
  const texts = Object.entries(query as Record<string, unknown>).map(([name, value]) => [
    name,
    Array.isArray(value) ? value[0] : value,
  ]);
  return Object.fromEntries(texts.filter(([, value]) => typeof value === 'string'));
}

/** From the query, else from `Accept-Language`. */
function localeOf(call: FastifyRequest): string {
  const { locale, lang } = textsOf(call.query);
  const requested = canonicalLocale(locale) ?? canonicalLocale(lang);
  if (requested) return requested;
  const preferred = (call.headers['accept-language'] ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality = ''] = part.split(';q=');
      return { tag: tag.trim(), quality: quality === '' ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of preferred) {
    const found = canonicalLocale(tag);
    if (found) return found;
  }
  return 'en';
}

/** Whether the answer depends on `Accept-Language`. */
export const isNegotiated = (call: FastifyRequest): boolean => {
  const { locale, lang } = textsOf(call.query);
  return !canonicalLocale(locale) && !canonicalLocale(lang);
};

const forwardedHeaders = ['host', 'x-forwarded-host', 'x-forwarded-proto'] as const;

/**
 * A `fetch` that calls our own routes without a network, so that the answers are the same as for a browser. Adds the
 * message of each call with a wrong parameter to `refused`.
 */
const fetchWithin =
  (app: App, headers: RenderRequest['headers'], baseUrl: string, refused: string[]): Wanted['fetch'] =>
  async (input) => {
    const {
      statusCode,
      headers: answered,
      payload,
    } = await app.inject({
      url: String(input).slice(baseUrl.length),
      headers: { ...headers, accept: 'application/json' },
    });
    if (statusCode === 400 || statusCode === 422) refused.push(JSON.parse(payload).message);
    const texts = Object.entries(answered).filter(([, value]) => typeof value === 'string');
    return new Response(payload, { status: statusCode, headers: texts as [string, string][] });
  };
