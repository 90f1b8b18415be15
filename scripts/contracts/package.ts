// The fields of package.json that follow from the widgets: entry points and side effects.
import type { Widget } from './read.ts';

interface Manifest {
  exports: Record<string, unknown>;
  sideEffects: string[];
  [field: string]: unknown;
}

/** Entry points that contain only types. */
const typeEntryPoints = ['react', 'preact', 'solid', 'svelte', 'vue'];

/** Adds an entry point for each widget. These register elements, so bundlers must not remove them as unused. */
export function withEntryPoints(text: string, widgets: Widget[]): string {
  const manifest: Manifest = JSON.parse(text);
  const names = widgets.map(({ name }) => name);
  manifest.exports = {
    '.': entryPoint('src/index', 'index'),
    ...Object.fromEntries(names.map((name) => [`./${name}`, entryPoint(`widgets/${name}/index`, name)])),
    ...Object.fromEntries(typeEntryPoints.map((name) => [`./${name}`, entryPoint(`src/${name}`, name)])),
    './page': entryPoint('src/page', 'page'),
    './server': entryPoint('src/server', 'server'),
    './embed/*': './dist/embed/*',
    './custom-elements.json': './dist/custom-elements.json',
    './package.json': './package.json',
  };
  manifest.sideEffects = [
    ...['index', 'server', ...names, 'chunks/*', 'embed/*'].map((name) => `./dist/${name}.js`),
    // Our own builds use the same list for the sources.
    './src/index.ts',
    './src/server.ts',
    './src/all-widgets.ts',
    './src/embed/*.ts',
    './widgets/*/index.ts',
    './demo-site/**',
  ];
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const entryPoint = (types: string, name: string) => ({
  types: `./dist/types/${types}.d.ts`,
  default: `./dist/${name}.js`,
});
