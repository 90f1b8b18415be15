import type { Plugin } from 'vite';
import { forwardCall } from './backend-connection.ts';

/** The path of the backend on the origin of the tests' pages, as on the marketplace's own site. */
export const ownSitePath = '/own-site';

export const ownSite = (): Plugin => ({
  name: 'dragoman:own-site',
  configureServer(server) {
    server.middlewares.use(ownSitePath, (call, answer) => forwardCall(call, answer, call.url ?? '/'));
  },
});
