// npm run sizes: what the embed files weigh on the line (brotli), as `npm run build embed` made them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { buildStale } from './build/stale.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'dist/embed');
await buildStale(root, ['embed']);

/** @param {string} file */
const bytes = (file) => brotliCompressSync(readFileSync(join(folder, file))).length;

/** @param {string[]} files */
const sum = (files) => files.reduce((total, file) => total + bytes(file), 0);

/** @type {{ stages: string[], files: Record<string, string[]> }} */
const report = JSON.parse(readFileSync(join(root, 'build/embed-files.json'), 'utf8'));

/** Each widget with all the files that the loader fetches for it. */
const widgets = Object.entries(report.files)
  .map(([chunk, files]) => ({
    name: chunk.replace(/-[\w-]{8}\.js$/, ''),
    files: files.map((file) => `chunks/${file}`),
  }))
  // The runtime that they share is a chunk too.
  .filter(({ name }) => existsSync(join(folder, `${name}.js`)));
const shared = widgets[0]?.files.filter((file) => widgets.every(({ files }) => files.includes(file))) ?? [];

const rows = [
  ['loader', bytes('dragoman.js')],
  ...report.stages.map((stage) => [stage, bytes(stage)]),
  ['runtime that all widgets share', sum(shared)],
  ...widgets.map(({ name, files }) => [
    `${name}, further`,
    sum(files.filter((file) => !shared.includes(file))),
  ]),
  ...widgets.map(({ name }) => [`${name}, classic`, bytes(`${name}.js`)]),
];
for (const [what, size] of rows) console.log(`${String(size).padStart(8)} B  ${what}`);
