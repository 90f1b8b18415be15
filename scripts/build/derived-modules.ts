/** The Vite plugin for facts that contracts and texts already state: modules are made from them while a build or a test runs. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { forgetDerived, importDerived } from './derived.mjs';

/** Provides `virtual:derived/public-attributes`, `/message-keys` and `/elements`, and the names of the widgets. */
export const derivedModules = (root: string): Plugin => ({
  name: 'dragoman:derived',
  config: () => ({ define: { __DRAGOMAN_WIDGETS__: JSON.stringify(widgetNames(root).join(' ')) } }),
  watchChange: forgetDerived,
  resolveId: {
    filter: { id: /^virtual:derived\// },
    handler: (id) => `\0${id}`,
  },
  load: {
    filter: { id: /^\0virtual:derived\// },
    async handler(id) {
      const { derivedModule, sources } = await importDerived(root);
      for (const file of sources(root)) this.addWatchFile(file);
      // The loader's stages have copies of their own, by a query.
      return derivedModule(id.replace(/^.*\/|\?.*$/g, ''), root);
    },
  },
});

/** Each widget is a folder with an entry point. */
export const widgetNames = (root: string): string[] =>
  readdirSync(join(root, 'widgets'))
    .filter((name) => existsSync(join(root, 'widgets', name, 'index.ts')))
    .sort();
