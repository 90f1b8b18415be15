/** Caches frequent answers compressed with Brotli's best quality. It compresses each one once, in the background. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

const compress = promisify(brotliCompress);
const bestQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const acceptsBrotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

/**
 * A hook for routes whose answers have an `ETag`. The first two clients get the answer compressed quickly, as on every
 * route. Later clients get the best compression, cached for the most recently used answers up to `maxBytes`.
 */
export function cacheBrotli(maxBytes: number) {
  const known = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  /** The best compression takes long: a client that asks for many different answers gets none of them so. */
  let isCompressing = false;
  return async (call: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    const key = String(reply.getHeader('etag') ?? '');
    const isCacheable = typeof payload === 'string' && payload !== '' && key !== '';
    if (!isCacheable || !acceptsBrotli.test(call.headers['accept-encoding'] ?? '')) return payload;
    const found = known.get(key);
    if (found?.body) {
      reply.header('content-encoding', 'br');
      return found.body;
    }
    if (!found) known.set(key, {});
    else if (!isCompressing) {
      isCompressing = true;
      compress(payload, bestQuality)
        .then(
          (body) => known.set(key, { body }),
          // Clients then get the quick compression.
          (error: unknown) => call.log.warn(error),
        )
        .finally(() => {
          isCompressing = false;
        });
    }
    return payload;
  };
}

/** Without a body until it is compressed. */
interface Entry {
  body?: Buffer;
}

const overhead = 200;
const sizeOf = ({ body }: Entry): number => overhead + (body?.length ?? 0);

/** A quarter more time than 4 takes for a page of offers, and answers that are about a tenth smaller. */
export const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses an answer to no route, as the client accepts it: the plugin compresses those of routes alone. */
export async function compressText(
  call: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<string | Buffer> {
  const accepted = call.headers['accept-encoding'] ?? '';
  const encoding = acceptsBrotli.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  if (!encoding) return text;
  reply.header('content-encoding', encoding);
  return encoding === 'br' ? toBrotli(text, quickBrotli) : toGzip(text);
}
