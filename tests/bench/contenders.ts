/** Who runs against whom: pages of the same host, each with one grid of 24 offers drawn in its own way. */
import { join } from 'node:path';
import { build } from 'vite';

export interface Contender {
  name: string;
  /** Below the host page's text. */
  body(backend: string): string;
}

const reserved = 'style="display:block;min-height:100vh"';
const own = `<bench-grid ${reserved}></bench-grid>`;
const script = (backend: string, file: string) =>
  `<script type="module" crossorigin data-backend="${backend}" src="${backend}/bench/${file}.js"></script>`;
const grid = `<dragoman-offer-grid category="document" ${reserved}></dragoman-offer-grid>`;
const loader = (backend: string, file: string) =>
  `<script type="module" crossorigin src="${backend}/embed/${file}"></script>`;

export const contenders: Contender[] = [
  { name: 'vanilla', body: (backend) => own + script(backend, 'vanilla') },
  { name: 'vanilla again', body: (backend) => own + script(backend, 'vanilla') },
  { name: 'vanilla, data inline', body: (backend) => own + script(backend, 'vanilla-inline') },
  { name: 'dragoman loader', body: (backend) => grid + loader(backend, 'dragoman.js') },
  {
    name: 'dragoman instant',
    body: (backend) => grid + loader(backend, 'instant/offer-grid.js?category=document'),
  },
  {
    name: 'dragoman, five grids',
    body: (backend) =>
      grid.repeat(5).replaceAll('<dragoman-offer-grid', '<dragoman-offer-grid load="eager"') +
      loader(backend, 'dragoman.js'),
  },
  { name: 'lit', body: (backend) => own + script(backend, 'lit') },
  { name: 'react', body: (backend) => own + script(backend, 'react') },
  {
    name: 'iframe',
    body: (backend) =>
      `<iframe src="${backend}/bench/frame.html" style="border:0;inline-size:100%;block-size:1800px"></iframe>`,
  },
];

/** The contenders' own scripts, each in one file, built as ours are. */
export async function buildContenders(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [name, file] of [
    ['vanilla', 'vanilla.ts'],
    ['lit', 'lit.ts'],
    ['react', 'react.tsx'],
    ['iframe', 'iframe.tsx'],
  ] as const) {
    const made = await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        target: 'es2022',
        lib: { entry: join(import.meta.dirname, 'contenders', file), formats: ['es'], fileName: name },
        rolldownOptions: { output: { minify: true, comments: false } },
      },
    });
    const [output] = [made].flat();
    const chunk = output && 'output' in output ? output.output[0] : undefined;
    if (!chunk) throw new Error(`${file} was not built.`);
    files.set(`${name}.js`, chunk.code);
  }
  return files;
}
