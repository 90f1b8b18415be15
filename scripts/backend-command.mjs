// npm run seed, migrate-data, reconcile, operator: a command of the backend, built when stale and run in this process.
import { fileURLToPath } from 'node:url';
import { buildStale, staleBuilds } from './build/stale.mjs';
import { installMissing } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [command] = process.argv.splice(2, 1);

installMissing(root, { dev: staleBuilds(root, ['backend']).length > 0 });
await buildStale(root, ['backend']);
await import(new URL(`../build/backend/commands/${command}.js`, import.meta.url).href);
