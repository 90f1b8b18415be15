/** What a log line may say of a call and of an error: enough to find the fault, nothing of the person or their token. */
import type { FastifyRequest, FastifyServerOptions } from 'fastify';

type Lines = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

export const logLines = (level: string): Lines => ({
  level,
  serializers: {
    // No address of the caller, and the route in place of the path: ids and queries tell who did what.
    req: ({ method, routeOptions }: FastifyRequest) => ({ method, url: routeOptions.url ?? 'unknown' }),
    err: describeError,
    // What the parser of files is set up with holds all headers.
    busboyOptions: () => undefined,
  },
});

/** Databases repeat the values of a row beside their message. */
const describeError = (error: Error & { code?: string }) => ({
  type: error.name,
  message: error.message,
  stack: error.stack ?? '',
  code: error.code,
});
