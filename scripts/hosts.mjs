// npm run hosts: builds the applications of other frameworks that `npm start` serves at /hosts/apps.
import { fileURLToPath } from 'node:url';
import { buildHostApps } from './host-apps.mjs';

await buildHostApps(fileURLToPath(new URL('..', import.meta.url)));
