/** Security headers: strict for our pages, open for what other sites embed. */
import { readFileSync } from 'node:fs';
import type { FastifyReply } from 'fastify';
import helmet from 'helmet';
import { inProject } from '#backend/project-root.ts';
import type { App } from './fastify-app.ts';

export function securityHeaders(app: App, { isDeployed }: { isDeployed: boolean }): void {
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
        // The policy of src/element/hydration/insert-prerendered.ts, which inserts prerendered widgets.
        'trusted-types': ['dragoman'],
      },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // The sign-in window posts a message to the partner's page that opened it.
    crossOriginOpenerPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    // A deployed server has an https address. What else there is below its host, its operator knows.
    strictTransportSecurity: isDeployed && { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false },
  });
  // Every call has the same: helmet writes them for the first one, Fastify for the others without checking each again.
  let headers: Parameters<FastifyReply['headers']>[0] | undefined;
  app.addHook('onRequest', (call, reply, done) => {
    if (headers) {
      reply.headers(headers);
      return done();
    }
    write(call.raw, reply.raw, () => done());
    headers = reply.raw.getHeaders();
  });
}

/** Headers for uploaded files: if a browser opens one as a page, nothing in it runs or loads. */
export const inert = {
  'content-security-policy':
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox",
};

/** For answers that no hook sees: to an address or a connection that is broken. */
export const strictest = { 'x-content-type-options': 'nosniff', ...inert };

/** Which version of the library an embed script belongs to. */

/** The version of the package. */
export const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as { version: string };

/** Names the version in the header `Dragoman-Version` of everything below `/embed`. */
export function embedVersion(app: App): void {
  app.addHook('onRequest', (call, reply, done) => {
    if (call.url.startsWith('/embed/')) reply.header('dragoman-version', version);
    done();
  });
}
