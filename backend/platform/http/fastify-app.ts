/** The type of the application, and the methods of its paths. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';

/** The HTTP server, with calls typed by their schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/**
 * Finds the methods that a path accepts, for 405 answers. The router itself only knows whether one method matches.
 * Collects all routes registered from now on. Returns a path's methods in alphabetical order.
 */
export function methodsOf(app: App): (path: string) => string[] {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    const pattern = new RegExp(`^${url.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`);
    routes.push({ pattern, methods: [method].flat() });
  });
  return (path) => {
    const methods = routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
    // The CORS plugin answers OPTIONS on every path.
    return [...new Set(methods)].filter((method) => method !== 'OPTIONS').sort();
  };
}
