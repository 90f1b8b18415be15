import { statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { ProxyOptions } from 'vite';

/** What the development server answers itself: its own modules and those of the project. */
const modules = /^\/(@|node_modules\/|src\/|widgets\/|__)/;
/** Pages that are the backend’s, though a browser asks for them as for any page. */
const backendPages =
  /^\/(api-docs|llms\.txt|embed|TestPayment|[Mm]ailbox|stripe|documents|healthz|openapi\.json)(\/|$)|^\/docs\b.*\.md$/i;

/** Hands every call to the backend, as if it served the pages too, which it does in production. */
export const backendProxy = (siteFolder: string, port: number): Record<string, ProxyOptions> => ({
  '^/.*': {
    target: `http://127.0.0.1:${port}`,
    bypass: (request) => {
      if (request.url?.startsWith('/embed/sign-in?')) return '/sign-in-window.html';
      return isOurs(siteFolder, request) ? request.url : undefined;
    },
  },
});

function isOurs(siteFolder: string, { method, url = '/', headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const { pathname } = new URL(url, 'http://localhost');
  // Made for other people's pages: our own development client has no business there.
  if (pathname.startsWith('/hosts/')) return false;
  if (modules.test(pathname) || isFile(join(siteFolder, decodeURIComponent(pathname)))) return true;
  return Boolean(headers.accept?.includes('text/html')) && !backendPages.test(pathname);
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
