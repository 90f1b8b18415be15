// npm run seed, migrate-data, reconcile, operator: a command of the backend, built when stale and run in this process.
import { fileURLToPath } from 'node:url';
import { staleBuilds } from './build/build-cache.mjs';
import { installMissing } from './install.mjs';
import { buildStale } from './stale.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [command] = process.argv.splice(2, 1);

installMissing(root, { dev: staleBuilds(root, ['backend']).length > 0 });
await buildStale(root, ['backend']);
await import(new URL(`../build/backend/commands/${command}.js`, import.meta.url).href);
