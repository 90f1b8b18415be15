import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * What script tags bring, and what the backend renders for it to take over, is built on Preact, which has React's API
 * in a tenth of its bytes. Applications that import the package bring their own React.
 */
export const inPreact = [
  { find: /^react-dom\/server$/, replacement: 'preact-render-to-string' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: fileURLToPath(new URL('preact-client.ts', import.meta.url)) },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
];

const registry = ',x.is?x:a)';

/**
 * Preact makes each node for the registry of custom elements that its parent is of. Under an element that was moved to
 * another document Chromium refuses that: its shadow root is still of the old document's. All of ours are of the page's.
 */
export const withoutRegistries = (): Plugin => ({
  name: 'without-registries',
  transform: {
    filter: { id: /\/preact\/dist\/preact\.mjs$/ },
    handler(code) {
      if (!code.includes(registry)) throw new Error('Preact names registries in another way.');
      return code.replace(registry, ')');
    },
  },
});
