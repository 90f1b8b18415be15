/** Applications of other frameworks that use the package from npm, each built by its own tools. */
import { cp } from 'node:fs/promises';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import react from '@vitejs/plugin-react';
import vue from '@vitejs/plugin-vue';
import { build, type PluginOption } from 'vite';
import solid from 'vite-plugin-solid';
import { installMissing } from '#scripts/install.mjs';
import { buildStale } from '#scripts/stale.mjs';
import { inProject, projectRoot } from '#server/project-root.ts';

export const hostApps = ['react', 'vue', 'svelte', 'solid', 'angular'] as const;

export type HostApp = (typeof hostApps)[number];

const isCustomElement = (tag: string) => tag.startsWith('dragoman-');

const plugins: Record<HostApp, () => PluginOption> = {
  react: () => react(),
  vue: () => vue({ template: { compilerOptions: { isCustomElement } } }),
  svelte: () => svelte({ configFile: false }),
  solid: () => solid(),
  // Its templates are compiled in the browser.
  angular: () => [],
};

/** Builds one of them with the package as `npm run build` made it. */
export async function buildHostApp(app: HostApp, outDir: string): Promise<void> {
  await buildStale(projectRoot, ['npm']);
  await build({
    root: app === 'angular' ? await installedAngular() : inProject('demo-site', 'hosts', app),
    base: './',
    configFile: false,
    logLevel: 'warn',
    plugins: [plugins[app]()],
    resolve: {
      alias: [{ find: /^@dragoman\/widgets\/(.+)$/, replacement: `${inProject('dist')}/$1.js` }],
      dedupe: ['react', 'react-dom'],
    },
    build: { outDir, emptyOutDir: true, reportCompressedSize: false, chunkSizeWarningLimit: 2_000 },
  });
}

/** Angular is 7 500 files, nearly a fifth of all that is installed here: only this test has it, in a place of its own. */
async function installedAngular(): Promise<string> {
  const folder = inProject('build', 'hosts', 'angular');
  await cp(inProject('demo-site', 'hosts', 'angular'), folder, { recursive: true });
  installMissing(folder);
  return folder;
}
