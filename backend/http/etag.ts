/** Weak validators for lists: what did not change is not sent again. */
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A hook for routes whose answer may be asked for again: sets `ETag`, answers 304 when the asker has it already. */
export const revalidateFor =
  (cacheControl: string) =>
  async (call: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const total = String(reply.getHeader('x-total-count') ?? '');
    const link = String(reply.getHeader('link') ?? '');
    const etag = `W/"${hash('sha1', payload + total + link, 'base64url')}"`;
    reply.header('etag', etag).header('cache-control', cacheControl);
    if (!known(call.headers['if-none-match'], etag)) return payload;
    reply.code(304).removeHeader('content-length');
    return '';
  };

export const revalidate = revalidateFor('no-cache');

const known = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((candidate) => {
    const tag = candidate.trim();
    return tag === '*' || tag.replace(/^W\//, '') === etag.replace(/^W\//, '');
  }) ?? false;
