import type { Plugin } from 'vite';
import { handOn } from './backend-connection.ts';

/** Where the tests' pages find the backend under their own origin, as on the marketplace's own site. */
export const ownSitePath = '/own-site';

export const ownSite = (): Plugin => ({
  name: 'dragoman:own-site',
  configureServer(server) {
    server.middlewares.use(ownSitePath, (call, answer) => handOn(call, answer, call.url ?? '/'));
  },
});
