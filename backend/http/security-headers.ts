/** What browsers are told about our answers: strict for our pages, open where other sites embed us. */
import helmet from 'helmet';
import type { App } from './fastify-app.ts';

export function securityHeaders(app: App): void {
  const write = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'connect-src': ["'self'"],
        'font-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'self'"],
        'require-trusted-types-for': ["'script'"],
        // The one that shows what the backend has rendered: src/element/hydration/insert-prerendered.ts.
        'trusted-types': ['dragoman'],
      },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // The sign-in window of a partner's page answers the page that opened it.
    crossOriginOpenerPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    // Whether a name is reached by https alone is for its operator's proxy to say.
    strictTransportSecurity: false,
  });
  // Its plugin for Fastify would read these rules anew for every call.
  app.addHook('onRequest', (call, reply, done) => write(call.raw, reply.raw, () => done()));
}

/** For what people have sent us: should a browser take it for a page, nothing in it runs or loads. */
export const inert = {
  'content-security-policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
};
