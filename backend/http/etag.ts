/** Weak ETags, so that unchanged answers are not sent again. */
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * A hook that sets `ETag` and `Cache-Control`, and answers 304 when the client has the same version. A route that knows
 * the hash of its payload sets it as `ETag`, and the hook need not read the payload.
 */
export const revalidateFor =
  (cacheControl: string) =>
  async (call: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const total = String(reply.getHeader('x-total-count') ?? '');
    const link = String(reply.getHeader('link') ?? '');
    const content = String(reply.getHeader('etag') ?? payload);
    const etag = `W/"${digestOf(content + total + link)}"`;
    reply.header('etag', etag).header('cache-control', cacheControl);
    if (!matches(call.headers['if-none-match'], etag)) return payload;
    reply.code(304).removeHeader('content-length');
    return '';
  };

export const digestOf = (text: string): string => hash('sha256', text, 'base64url');

export const revalidate = revalidateFor('no-cache');

const matches = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((candidate) => {
    const tag = candidate.trim();
    return tag === '*' || tag.replace(/^W\//, '') === etag.replace(/^W\//, '');
  }) ?? false;
