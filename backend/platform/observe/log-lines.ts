/** Log lines about calls and errors: enough to find a fault, without personal data and tokens. */
import type { FastifyRequest, FastifyServerOptions } from 'fastify';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

export const logLines = (level: string): LoggerOptions => ({
  level,
  serializers: {
    // No IP address, and the route's pattern in place of the path: ids and queries are personal data.
    req: ({ method, routeOptions }: FastifyRequest) => ({ method, url: routeOptions.url ?? 'unknown' }),
    err: describeError,
    // The multipart plugin logs these options, which contain all headers.
    busboyOptions: () => undefined,
  },
});

/** Only these properties: a database error's `detail` contains values of the row. */
const describeError = (error: Error & { code?: string }) => ({
  type: error.name,
  message: error.message,
  stack: error.stack ?? '',
  code: error.code,
});
