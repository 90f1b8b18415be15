/** Serializes once what several calls answer: calls that shared a read, and later ones that found the same unchanged. */
import type { FastifyReply } from 'fastify';
import { digestOf } from './etag.ts';

interface Answer<Body> {
  variant: string;
  body: Body;
  text: string;
  digest: string;
}

/** `source` is what the answer is made of, and what it is remembered with; another `variant` makes another one of it. */
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
