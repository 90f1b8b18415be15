/** Caches frequent answers compressed with Brotli's best quality. It compresses each one once, in the background. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

const compress = promisify(brotliCompress);
const bestQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const acceptsBrotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

/**
 * A hook for routes whose answers have an `ETag`. The first client gets the answer compressed quickly, as on every
 * route. Later clients get the best compression, cached for the `maxEntries` most recently used answers.
 */
export function cacheBrotli(maxEntries: number) {
  const known = new LRUCache<string, { body: Buffer | null }>({ max: maxEntries });
  return async (call: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    const key = String(reply.getHeader('etag') ?? '');
    const isCacheable = typeof payload === 'string' && payload !== '' && key !== '';
    if (!isCacheable || !acceptsBrotli.test(call.headers['accept-encoding'] ?? '')) return payload;
    const found = known.get(key);
    if (found?.body) {
      reply.header('content-encoding', 'br');
      return found.body;
    }
    if (!found) {
      const entry: { body: Buffer | null } = { body: null };
      known.set(key, entry);
      compress(payload, bestQuality).then(
        (body) => {
          entry.body = body;
        },
        // Clients then get the quick compression.
        (error: unknown) => call.log.warn(error),
      );
    }
    return payload;
  };
}
