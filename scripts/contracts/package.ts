import type { Widget } from './read.ts';

interface Manifest {
  exports: Record<string, unknown>;
  sideEffects: string[];
  [field: string]: unknown;
}

/** Doors with no code behind them but types. */
const typeDoors = ['react', 'preact', 'solid', 'svelte', 'vue'];

/** package.json with a door for each widget. Those register elements, so bundlers must not drop them. */
export function withDoors(text: string, widgets: Widget[]): string {
  const manifest: Manifest = JSON.parse(text);
  const names = widgets.map(({ name }) => name);
  manifest.exports = {
    '.': door('src/index', 'index'),
    ...Object.fromEntries(names.map((name) => [`./${name}`, door(`widgets/${name}/index`, name)])),
    ...Object.fromEntries(typeDoors.map((name) => [`./${name}`, door(`src/${name}`, name)])),
    './page': door('src/page', 'page'),
    './server': door('src/server', 'server'),
    './embed/*': './dist/embed/*',
    './custom-elements.json': './dist/custom-elements.json',
    './package.json': './package.json',
  };
  manifest.sideEffects = [
    ...['index', 'server', ...names, 'chunks/*', 'embed/*'].map((name) => `./dist/${name}.js`),
    // Our own builds read the same list about the sources.
    './src/index.ts',
    './src/server.ts',
    './src/all-widgets.generated.ts',
    './src/embed/*.ts',
    './widgets/*/index.ts',
    './demo-site/**',
  ];
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const door = (types: string, name: string) => ({
  types: `./dist/types/${types}.d.ts`,
  default: `./dist/${name}.js`,
});
