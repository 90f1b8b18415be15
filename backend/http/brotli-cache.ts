/** Answers that many ask for, compressed as small as can be: once each, and while nobody waits for it. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

const compress = promisify(brotliCompress);
const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const takesBrotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

/**
 * A hook for routes whose answers carry an `ETag`. Whoever asks first gets what is compressed quickly, as everywhere;
 * the `most` answers asked for last are kept in their smallest form for those who follow.
 */
export function cacheBrotli(maxEntries: number) {
  const known = new LRUCache<string, { body: Buffer | null }>({ max: maxEntries });
  return async (call: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    const key = String(reply.getHeader('etag') ?? '');
    const isFit = typeof payload === 'string' && payload !== '' && key !== '';
    if (!isFit || !takesBrotli.test(call.headers['accept-encoding'] ?? '')) return payload;
    const found = known.get(key);
    if (found?.body) {
      reply.header('content-encoding', 'br');
      return found.body;
    }
    if (!found) {
      const entry: { body: Buffer | null } = { body: null };
      known.set(key, entry);
      compress(payload, smallest).then(
        (body) => {
          entry.body = body;
        },
        // Without it answers are a little longer.
        (error: unknown) => call.log.warn(error),
      );
    }
    return payload;
  };
}
