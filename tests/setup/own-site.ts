import { request } from 'node:http';
import type { Plugin } from 'vite';

/** Where the tests' pages find the backend under their own origin, as on the marketplace's own site. */
export const ownSitePath = '/own-site';

/** Hands calls below that path to the backend, whose address the global setup leaves in the environment. */
export const ownSite = (): Plugin => ({
  name: 'dragoman:own-site',
  configureServer(server) {
    server.middlewares.use(ownSitePath, (call, answer) => {
      const address = new URL(call.url ?? '/', process.env.DRAGOMAN_TEST_BACKEND);
      const asked = request(address, { method: call.method, headers: call.headers }, (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      });
      asked.once('error', () => answer.writeHead(502).end());
      call.pipe(asked);
    });
  },
});
