/** Prerenders public widgets from the same answers that a browser would get. */

import { createHash } from 'node:crypto';
import { canonicalLocale, prepareWidget, snapshotParams, type Wanted } from '@dragoman/widgets/server';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Config } from '#backend/config.ts';
import { notFound } from '#backend/platform/errors.ts';
import { preferredLocale } from '#backend/platform/http/accept-language.ts';
import { ApiError, busy } from '#backend/platform/http/api-error.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { limitPerAddress, within, workQueue } from '#backend/platform/http/limits.ts';
import { ownOrigin } from '#backend/platform/http/public-url.ts';
import { coalesceReads } from '#backend/platform/http/shared-reads.ts';

type Prepared = NonNullable<Awaited<ReturnType<typeof prepareWidget>>>;

export interface Prerendered extends ReturnType<Prepared['render']> {
  data: Prepared['data'];
  /** The query parameters that the widget uses. */
  params: Wanted['params'];
  locale: string;
}

/** `perMinute` for each address; at most so many different widgets `reading` and `waiting`; `bytes` bounds the cache. */
const renderLimits = { perMinute: 60, reading: 60, waiting: 20, bytes: 64 * 1024 * 1024 };

interface RenderRequest extends Pick<Wanted, 'params' | 'locale' | 'baseUrl' | 'isOwnPage'> {
  widget: string;
}

/** Renders each widget once for each state of its data. Only renderings count for the limit per address. */
export function prerenderer(app: App, config: Config, limits = renderLimits) {
  const known = new LRUCache<string, Prerendered>({ maxSize: limits.bytes, sizeCalculation: sizeOf });
  const rendering = new Map<string, Promise<Prerendered>>();
  const countRendering = limitPerAddress(app, limits.perMinute, 'rendering');
  const inTurn = workQueue(limits.waiting);

  let reading = 0;
  const prepare = coalesceReads(async (request: RenderRequest) => {
    if (reading >= limits.reading) throw busy(2);
    reading += 1;
    try {
      return await read(request);
    } finally {
      reading -= 1;
    }
  });

  async function read(request: RenderRequest) {
    const { widget, locale, baseUrl } = request;
    const refused: ApiError[] = [];
    const fetch = fetchWithin(app, baseUrl, refused);
    const prepared = await prepareWidget(widget, { ...request, fetch }).catch(() => {
      throw refused[0] ?? new ApiError(503, { code: 'offers-away', values: {} }, { 'retry-after': '2' });
    });
    if (!prepared) throw notFound('widget');
    const { params, data } = prepared;
    return { ...prepared, locale, key: hashOf([widget, params, locale, baseUrl, data]) };
  }

  /** As the query of the call asks, or for a page of ours as that page does. */
  return async (
    call: FastifyRequest,
    widget: string,
    requested: Pick<Wanted, 'params' | 'locale' | 'isOwnPage'> = {
      params: textsOf(call.query),
      locale: localeOf(call),
    },
  ): Promise<Prerendered> => {
    const { isOwnPage = false } = requested;
    const params = snapshotParams(widget, requested.params, isOwnPage);
    if (!params) throw notFound('widget');
    const wanted = { widget, params, locale: requested.locale, baseUrl: ownOrigin(call, config), isOwnPage };
    const { key, render, data, locale } = await prepare(wanted);

    const start = (): Promise<Prerendered> => {
      const result = countRendering(call)
        .then(() => inTurn(() => ({ ...render(), data, params, locale })))
        .then((rendered) => {
          known.set(key, rendered);
          return rendered;
        })
        .finally(() => rendering.delete(key));
      rendering.set(key, result);
      return result;
    };
    const find = () => known.get(key) ?? rendering.get(key) ?? start();
    // Where the caller who came first is refused, the next one is not.
    return rendering.get(key)?.catch(find) ?? find();
  };
}

/** JavaScript stores most texts with one byte for each character, some with two. */
const sizeOf = (rendered: Prerendered): number => 2 * JSON.stringify(rendered).length;

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64');

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
  return requested ?? preferredLocale(call);
}

/** Whether the answer depends on `Accept-Language`. */
export const isNegotiated = (call: FastifyRequest): boolean => {
  const { locale, lang } = textsOf(call.query);
  return !canonicalLocale(locale) && !canonicalLocale(lang);
};

/** The attributes whose values the API knows by another name. */
const attributeNames: Record<string, string> = { q: 'query', limit: 'page-size' };
const attributeOf = (field: string) => attributeNames[field] ?? field.replaceAll('_', '-');

/**
 * A `fetch` that calls our own routes without a network, so that the answers are the same as for a browser. Adds an error
 * for each call with a wrong parameter to `refused`, which names the attribute.
 */
const fetchWithin =
  (app: App, baseUrl: string, refused: ApiError[]): Wanted['fetch'] =>
  async (input) => {
    const { host, protocol } = new URL(baseUrl);
    const answer = app.inject({
      url: String(input).slice(baseUrl.length),
      headers: {
        host,
        'x-forwarded-host': host,
        'x-forwarded-proto': protocol.slice(0, -1),
        accept: 'application/json',
      },
    });
    const { statusCode, headers, payload } = await within(answer, noAnswer);
    if (statusCode >= 500) throw noAnswer();
    if (statusCode === 400 || statusCode === 422) refused.push(refusalOf(statusCode, JSON.parse(payload)));
    const texts = Object.entries(headers).filter(([, value]) => typeof value === 'string');
    return new Response(payload, { status: statusCode, headers: texts as [string, string][] });
  };

/** The widgets' client asks again after any other failure, and the page waits meanwhile. */
const noAnswer = () => new DOMException('The backend does not answer.', 'TimeoutError');

function refusalOf(status: number, { code, values }: Pick<ApiError, 'code' | 'values'>): ApiError {
  const renamed = Object.entries(values).map(([name, value]) => {
    if (name === 'field') return [name, attributeOf(String(value))];
    return [
      name,
      code === 'malformed'
        ? String(value).replace(/^"(\w+)"/, (_, field) => `"${attributeOf(field)}"`)
        : value,
    ];
  });
  return new ApiError(status, { code, values: Object.fromEntries(renamed) });
}
