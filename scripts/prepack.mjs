// npm pack, npm publish: builds what is stale first, and refuses to pack a package that lacks a file.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStale, staleBuilds } from './build/stale.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** @type {import('./build/stale.mjs').Build[]} */
const builds = ['npm', 'embed'];

try {
  if (staleBuilds(root, builds).length && !existsSync(join(root, 'node_modules/vite')))
    throw new Error(
      'The build is missing or stale, and the tools to build with are not installed: run npm ci.',
    );
  await buildStale(root, builds);
  const missing = exportedFiles().find((file) => !existsSync(join(root, file)));
  if (missing) throw new Error(`${missing} is missing: run npm run build npm embed.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Each file that package.json names in `exports`. */
function exportedFiles() {
  /** @type {{ exports: Record<string, string | Record<string, string>> }} */
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.values(exports)
    .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
    .filter((file) => !file.includes('*'));
}
