/** The compared pages: the same host page with a grid of 24 offers, implemented in different ways. */
import { join } from 'node:path';
import { build } from 'vite';
import type { Origins } from './sites.ts';

export interface Contender {
  name: string;
  /** How many cards the page shows; 24 by default. */
  cards?: number;
  /** Markup below the host page's text. */
  body(origins: Origins): string;
}

const reserved = 'style="display:block;min-height:100vh"';
const own = `<bench-grid ${reserved}></bench-grid>`;
const grid = `<dragoman-offer-grid category="document" ${reserved}></dragoman-offer-grid>`;
/** Five eager grids, as on a page that shows them side by side; lazy ones below the screen would wait. */
const five = grid.replace('-grid', '-grid load="eager"').repeat(5);

/** The usual script tag. */
const script = ({ cdn, backend }: Origins, name: string) =>
  `<script data-backend="${backend}" data-pictures="${cdn}" src="${cdn}/bench/${name}.js"></script>`;
/** The script tag of our snippets, which saves a connection. */
const moduleScript = (address: string, attributes = '') =>
  `<script type="module" crossorigin ${attributes} src="${address}"></script>`;

export const contenders: Contender[] = [
  { name: 'vanilla', body: (origins) => own + script(origins, 'vanilla') },
  { name: 'vanilla again', body: (origins) => own + script(origins, 'vanilla') },
  {
    name: 'vanilla, one origin, crossorigin',
    body: ({ backend }) =>
      own +
      moduleScript(`${backend}/bench/vanilla.js`, `data-backend="${backend}" data-pictures="${backend}"`),
  },
  { name: 'vanilla, data inline', body: (origins) => own + script(origins, 'vanilla-inline') },
  { name: 'vanilla, five grids', cards: 120, body: (origins) => own.repeat(5) + script(origins, 'vanilla') },
  { name: 'dragoman loader', body: ({ backend }) => grid + moduleScript(`${backend}/embed/dragoman.js`) },
  {
    name: 'dragoman instant',
    body: ({ backend }) => grid + moduleScript(`${backend}/embed/instant/offer-grid.js?category=document`),
  },
  {
    name: 'dragoman, five grids',
    cards: 120,
    body: ({ backend }) => five + moduleScript(`${backend}/embed/dragoman.js`),
  },
  { name: 'lit', body: (origins) => own + script(origins, 'lit') },
  { name: 'react', body: (origins) => own + script(origins, 'react') },
  {
    name: 'iframe',
    body: ({ cdn }) =>
      `<iframe src="${cdn}/bench/frame.html" style="border:0;inline-size:100%;block-size:1800px"></iframe>`,
  },
];

export const frame = (origins: Origins): string =>
  `<!doctype html><html lang="en"><body>${script(origins, 'iframe')}</body></html>`;

/** Builds each contender's script into one file, with the settings of our own build. */
export async function buildContenders(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [name, file] of [
    ['vanilla', 'vanilla.ts'],
    ['windowed', 'windowed.ts'],
    ['lit', 'lit.ts'],
    ['react', 'react.tsx'],
    ['iframe', 'iframe.tsx'],
  ] as const) {
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        target: 'es2022',
        lib: {
          entry: join(import.meta.dirname, 'contenders', file),
          formats: ['iife'],
          name: 'unused',
          fileName: name,
        },
        rolldownOptions: { output: { minify: true, comments: false } },
      },
    });
    const [output] = [built].flat();
    const chunk = output && 'output' in output ? output.output[0] : undefined;
    if (!chunk) throw new Error(`${file} was not built.`);
    files.set(`${name}.js`, chunk.code);
  }
  return files;
}
