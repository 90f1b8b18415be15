// npm start: the marketplace with its backend. Installs and builds what is missing or stale first.
import { fileURLToPath } from 'node:url';
import { buildStale, staleBuilds } from './build/stale.mjs';
import { installMissing } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** @type {import('./build/stale.mjs').Build[]} */
const builds = ['embed', 'site', 'backend'];

// A built project runs without its development dependencies.
installMissing(root, { dev: staleBuilds(root, builds).length > 0 });
try {
  await buildStale(root, builds);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// In this process, so that signals reach the server.
process.env.NODE_ENV ??= 'production';
await import(new URL('../build/backend/start.js', import.meta.url).href);
