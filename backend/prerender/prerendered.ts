/** Public widgets as markup, rendered from the same answers that their browsers would get. */
import { createHash } from 'node:crypto';
import { canonicalLocale, prepareWidget, type Wanted } from '@dragoman/widgets/server';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Config } from '#backend/config.ts';
import { notFound } from '#backend/domain/errors.ts';
import { ApiError } from '#backend/http/api-error.ts';
import { coalesceReads } from '#backend/http/coalesce-reads.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { ownOrigin } from '#backend/http/public-url.ts';

type Prepared = NonNullable<Awaited<ReturnType<typeof prepareWidget>>>;

export interface Prerendered extends ReturnType<Prepared['render']> {
  data: Prepared['data'];
  /** What of the query counted. */
  params: Wanted['params'];
  locale: string;
}

/** How many renderings are kept, each of some hundred kilobytes. */
export const most = 300;

interface Asked extends Pick<Wanted, 'params' | 'locale' | 'baseUrl'> {
  widget: string;
  /** Where the call went, as its headers say. */
  headers: Record<string, string>;
}

/** Renders what is asked for, once for each state of the data. */
export function prerenderer(app: App, config: Config) {
  const known = new LRUCache<string, Prerendered>({ max: most });

  const render = coalesceReads(async ({ widget, params: given, locale, baseUrl, headers }: Asked) => {
    const wanted = { params: given, locale, baseUrl, fetch: fetchWithin(app, headers, baseUrl) };
    const prepared = await prepareWidget(widget, wanted).catch(() => {
      throw new ApiError(503, { code: 'offers-away', values: {} }, { 'retry-after': '2' });
    });
    if (!prepared) throw notFound('widget');
    const { params, data } = prepared;
    const key = hashOf([widget, params, locale, baseUrl, data]);
    const found = known.get(key) ?? { ...prepared.render(), data, params, locale };
    known.set(key, found);
    return found;
  });

  return (call: FastifyRequest, widget: string): Promise<Prerendered> =>
    render({
      widget,
      params: textsOf(call.query),
      locale: localeOf(call),
      baseUrl: ownOrigin(call, config),
      headers: textsOf(Object.fromEntries(passedOn.map((name) => [name, call.headers[name]]))),
    });
}

const hashOf = (value: unknown) => createHash('sha1').update(JSON.stringify(value)).digest('base64');

/** The first of each parameter of the address. */
function textsOf(query: unknown): Record<string, string> {
  const texts = Object.entries(query as Record<string, unknown>).map(([name, value]) => [
    name,
    Array.isArray(value) ? value[0] : value,
  ]);
  return Object.fromEntries(texts.filter(([, value]) => typeof value === 'string'));
}

/** What the address says, else what the browser prefers. */
function localeOf(call: FastifyRequest): string {
  const { locale, lang } = textsOf(call.query);
  const asked = canonicalLocale(locale) ?? canonicalLocale(lang);
  if (asked) return asked;
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

/** Whether an answer depends on what the browser prefers. */
export const isNegotiated = (call: FastifyRequest): boolean => {
  const { locale, lang } = textsOf(call.query);
  return !canonicalLocale(locale) && !canonicalLocale(lang);
};

const passedOn = ['host', 'x-forwarded-host', 'x-forwarded-proto'] as const;

/** Our own calls by the way of their routes, so that the answers are the very same. */
const fetchWithin =
  (app: App, headers: Asked['headers'], baseUrl: string): Wanted['fetch'] =>
  async (input) => {
    const {
      statusCode,
      headers: answered,
      payload,
    } = await app.inject({
      url: String(input).slice(baseUrl.length),
      headers: { ...headers, accept: 'application/json' },
    });
    const told = Object.entries(answered).filter(([, value]) => typeof value === 'string');
    return new Response(payload, { status: statusCode, headers: told as [string, string][] });
  };
