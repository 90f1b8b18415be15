/** Writes the results into docs/performance.md, between markers; the text around them is written by hand. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { inProject } from '#backend/project-root.ts';
import type { Measured } from './page-metrics.ts';
import { ratio, type Spread } from './statistics.ts';
import { table } from './table.ts';

export interface Row extends Omit<Measured, 'first' | 'all'> {
  name: string;
  first: Spread;
  all: Spread;
}

export type Table = { title: string; rows: Row[] };

const kB = (bytes: number) => (bytes / 1024).toFixed(1);

export function markdown({ title, rows }: Table): string {
  const of = (name: string) => rows.find((row) => row.name === name) as Row;
  const [vanilla, react, iframe] = [of('vanilla'), of('react'), of('iframe')];
  const head = [
    'page',
    'first card, ms (low–high)',
    '× vanilla',
    'all cards, ms',
    '× react',
    '× iframe',
    'script before / total, kB',
    'calls',
    'shift',
    'blocked, ms',
    '× react',
    'heap, kB',
    'nodes',
  ];
  const lines = rows.map((row) => [
    row.name,
    `${row.first.median.toFixed(0)} (${row.first.low.toFixed(0)}–${row.first.high.toFixed(0)})`,
    ratio(row.first.median, vanilla.first.median),
    row.all.median.toFixed(0),
    ratio(row.all.median, react.all.median),
    ratio(row.all.median, iframe.all.median),
    `${kB(row.scriptBefore)} / ${kB(row.script)}`,
    String(row.calls),
    row.shift.toFixed(3),
    row.blocking.toFixed(0),
    ratio(row.blocking, react.blocking),
    row.heap.toFixed(0),
    row.nodes.toFixed(0),
  ]);
  return [`### ${title}`, '', ...table(head, lines)].join('\n');
}

/** Compressed sizes of all files for script tags. */
export function byteTable(): string {
  const folder = inProject('dist', 'embed');
  const names = (readdirSync(folder, { recursive: true, encoding: 'utf8' }) as string[])
    .filter((name) => name.endsWith('.js'))
    .sort();
  const lines = names.map((name) => [
    name.replace(/-[\w-]{8}\.js$/, ''),
    kB(brotliCompressSync(readFileSync(join(folder, name))).length),
  ]);
  const group = (test: (name: string) => boolean) => lines.filter((_, index) => test(names[index] ?? ''));
  const isChunk = (name: string) => name.startsWith('chunks/') && !/\.(messages|demo)/.test(name);
  return [
    ...table(['file', 'brotli, kB'], [...group((name) => !name.startsWith('chunks/')), ...group(isChunk)]),
  ].join('\n');
}

/** Replaces the text between the markers of a section. */
export function writeSection(section: string, measured: string): void {
  const file = inProject('docs', 'performance.md');
  const [start, end] = [`<!-- measured: ${section} -->`, `<!-- /measured: ${section} -->`];
  const current = readFileSync(file, 'utf8');
  const [before, rest] = current.split(start);
  const [, after] = (rest ?? '').split(end);
  if (before === undefined || after === undefined)
    throw new Error(`${file} has no markers for "${section}".`);
  writeFileSync(file, `${before}${start}\n\n${measured}\n\n${end}${after}`);
}
