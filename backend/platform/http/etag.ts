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
    if (!isKnown(call, etag)) return payload;
    reply.code(304).removeHeader('content-length');
    return '';
  };

export const digestOf = (content: string | Buffer): string => hash('sha256', content, 'base64url');

export const revalidate = revalidateFor('no-cache');

/** Whether the client has the version with this ETag. */
export const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers['if-none-match']?.split(',').some((candidate) => {
    const tag = candidate.trim();
    return tag === '*' || tag.replace(/^W\//, '') === etag.replace(/^W\//, '');
  }) ?? false;

interface Answer<Body> {
  variant: string;
  body: Body;
  text: string;
  digest: string;
}

/**
 * Serializes once what several calls answer: calls that shared a read, and later ones that found the same unchanged.
 * `source` is what the answer is made of, and what it is remembered with; another `variant` makes another one of it.
 */
export function answerOnce<Source extends object, Body>() {
  const known = new WeakMap<Source, Answer<Body>>();
  return (reply: FastifyReply, source: Source, variant: string, make: () => Body): Body => {
    let answer = known.get(source);
    if (!answer || answer.variant !== variant) {
      const body = make();
      const text = String(reply.serialize(body));
      answer = { variant, body, text, digest: digestOf(text) };
      known.set(source, answer);
    }
    const { body, text, digest } = answer;
    // The hook that sets `ETag` adds the headers that belong to the answer.
    reply
      .type('application/json; charset=utf-8')
      .header('etag', digest)
      .serializer(() => text);
    return body;
  };
}
