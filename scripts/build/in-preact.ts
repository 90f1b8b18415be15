import { fileURLToPath } from 'node:url';

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
