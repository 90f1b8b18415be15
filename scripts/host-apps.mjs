// Applications of other frameworks that use the package from npm, each built by its own tools.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { buildStale } from './build/stale.mjs';
import { installMissing } from './install.mjs';

/** @param {string} tag */
const isCustomElement = (tag) => tag.startsWith('dragoman-');

const plugins = {
  react: async () => (await import('@vitejs/plugin-react')).default(),
  vue: async () =>
    (await import('@vitejs/plugin-vue')).default({ template: { compilerOptions: { isCustomElement } } }),
  svelte: async () => (await import('@sveltejs/vite-plugin-svelte')).svelte({ configFile: false }),
  solid: async () => (await import('vite-plugin-solid')).default(),
  // Its templates are compiled in the browser.
  angular: async () => [],
};

/** @typedef {keyof typeof plugins} HostApp */

export const hostApps = /** @type {HostApp[]} */ (Object.keys(plugins));

/**
 * Builds them with the package as `npm run build` made it, into `build/host-apps`, which is served at `/hosts/apps`.
 *
 * @param {string} root
 */
export async function buildHostApps(root) {
  await buildStale(root, ['npm']);
  for (const app of hostApps)
    await build({
      root: app === 'angular' ? await installedAngular(root) : join(root, 'demo-site/hosts', app),
      base: './',
      configFile: false,
      logLevel: 'warn',
      plugins: [await plugins[app]()],
      resolve: {
        alias: [{ find: /^@dragoman\/widgets\/(.+)$/, replacement: `${join(root, 'dist')}/$1.js` }],
        dedupe: ['react', 'react-dom'],
      },
      build: {
        outDir: join(root, 'build/host-apps', app),
        emptyOutDir: true,
        reportCompressedSize: false,
        chunkSizeWarningLimit: 2_000,
      },
    });
}

/**
 * Angular has 7 500 files, nearly a fifth of all dependencies: it is installed in its own folder, only here.
 *
 * @param {string} root
 */
async function installedAngular(root) {
  const folder = join(root, 'build/hosts/angular');
  await cp(join(root, 'demo-site/hosts/angular'), folder, { recursive: true });
  installMissing(folder);
  return folder;
}
