// npm run seed -- --offers N: adds N synthetic offers to the database that the server would use.
import { fileURLToPath } from 'node:url';
import { installMissing } from './install.mjs';
import { buildStale } from './stale.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

installMissing(root);
await buildStale(root, ['server']);
await import(new URL('../build/server/seed/cli.js', import.meta.url).href);
