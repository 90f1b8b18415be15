// npm run sizes: what the embed files weigh on the line (brotli), as `npm run build embed` made them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { buildStale } from './stale.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'dist/embed');
await buildStale(root, ['embed']);

/** @param {string} file */
const bytes = (file) => brotliCompressSync(readFileSync(join(folder, file))).length;

/** @param {string[]} files */
const sum = (files) => files.reduce((total, file) => total + bytes(file), 0);

const secondStep = `chunks/${readdirSync(join(folder, 'chunks')).find((name) => /^loader-stage-two-.*\.js$/.test(name))}`;

/** Each widget with all the files that the loader fetches for it. */
const widgets = [
  ...readFileSync(join(folder, secondStep), 'utf8').matchAll(
    /"\/widgets\/([\w-]+)\/index\.ts":\(\)=>([^)]+)/g,
  ),
].map(([, name = '', call = '']) => ({
  name,
  files: [...call.matchAll(/"\.\/([^"]+)"/g)].map(([, file]) => `chunks/${file}`),
}));
const everyOnes =
  widgets[0]?.files.filter((file) => widgets.every(({ files }) => files.includes(file))) ?? [];

const rows = [
  ['loader', bytes('dragoman.js')],
  ['second step, fetched beside the first data', bytes(secondStep)],
  ['runtime that all widgets share', sum(everyOnes)],
  ...widgets.map(({ name, files }) => [
    `${name}, further`,
    sum(files.filter((file) => !everyOnes.includes(file))),
  ]),
  ...widgets.map(({ name }) => [`${name}, classic`, bytes(`${name}.js`)]),
];
for (const [what, size] of rows) console.log(`${String(size).padStart(8)} B  ${what}`);
