/** What the benchmarks aim at, beside what one run measured. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { inProject } from '#backend/project-root.ts';
import type { Table } from './report.ts';
import { table } from './table.ts';

export interface Goal {
  /** What is measured, with what it is compared to. */
  what: string;
  measured: number;
  /** The goal: one of the two. */
  atMost?: number;
  atLeast?: number;
}

/** What one part of the benchmarks found. */
export interface Result {
  /** Markdown for `docs/performance.md`. */
  text: string;
  goals: Goal[];
}

export const isMet = ({ measured, atMost, atLeast }: Goal): boolean =>
  (atMost === undefined || measured <= atMost) && (atLeast === undefined || measured >= atLeast);

export const describeGoal = ({ what, measured, atMost, atLeast }: Goal): string =>
  `${what}: ${measured.toFixed(2)}, goal ${atMost === undefined ? `≥ ${atLeast}` : `≤ ${atMost}`}`;

/** A markdown table. */
export const goalTable = (goals: Goal[]): string =>
  table(
    ['goal', 'at most', 'at least', 'measured', ''],
    goals.map((goal) => [
      goal.what,
      goal.atMost?.toString() ?? '',
      goal.atLeast?.toString() ?? '',
      goal.measured.toFixed(2),
      isMet(goal) ? 'reached' : '**missed**',
    ]),
  ).join('\n');

/** Of page loads on a slow phone. */
export function pageGoals([slow]: Table[]): Goal[] {
  const row = (name: string) => {
    const found = slow?.rows.find((one) => one.name === name);
    if (!found) throw new Error(`No contender is called ${name}.`);
    return found;
  };
  const [loader, instant, five] = ['loader', 'instant', 'five grids'].map((name) =>
    row(name === 'five grids' ? `dragoman, ${name}` : `dragoman ${name}`),
  ) as [ReturnType<typeof row>, ReturnType<typeof row>, ReturnType<typeof row>];
  const [vanilla, inline, react, iframe] = [
    row('vanilla'),
    row('vanilla, data inline'),
    row('react'),
    row('iframe'),
  ];
  const first = (ours: typeof loader, theirs: typeof loader) => ours.first.median / theirs.first.median;
  const all = (ours: typeof loader, theirs: typeof loader) => ours.all.median / theirs.all.median;
  return [
    { what: 'loader, first card × vanilla', measured: first(loader, vanilla), atMost: 0.8 },
    { what: 'instant, first card × vanilla', measured: first(instant, vanilla), atMost: 0.72 },
    {
      what: 'instant, first card × vanilla with its data inline',
      measured: first(instant, inline),
      atMost: 1.02,
    },
    { what: 'loader, all cards × iframe', measured: all(loader, iframe), atMost: 0.5 },
    { what: 'instant, all cards × iframe', measured: all(instant, iframe), atMost: 0.45 },
    { what: 'loader, all cards × react', measured: all(loader, react), atMost: 0.6 },
    { what: 'instant, all cards × react', measured: all(instant, react), atMost: 0.55 },
    { what: 'loader, blocked × react', measured: loader.blocking / react.blocking, atMost: 0.3 },
    { what: 'instant, blocked × react', measured: instant.blocking / react.blocking, atMost: 0.3 },
    { what: 'five grids, all cards × one grid', measured: all(five, loader), atMost: 1.1 },
    { what: 'five grids, heap × one grid', measured: five.heap / loader.heap, atMost: 1.4 },
    { what: 'loader, script before the first card, kB', measured: loader.scriptBefore / 1024, atMost: 10 },
  ];
}

const heavyWidgets = ['chat-inbox', 'dashboard', 'checkout', 'offer-form', 'offer-detail'];

/** Of the files that a widget adds to a page with a grid before it can show something, compressed. */
export function byteGoals(): Goal[] {
  const { files }: { files: Record<string, string[]> } = JSON.parse(
    readFileSync(inProject('build/embed-files.json'), 'utf8'),
  );
  const filesOf = (widget: string) =>
    Object.entries(files).find(([chunk]) => chunk.replace(/-[\w-]{8}\.js$/, '') === widget)?.[1] ?? [];
  const beside = filesOf('offer-grid');
  return heavyWidgets.map((widget) => {
    const further = filesOf(widget).filter((file) => !beside.includes(file));
    const bytes = further.map(
      (file) => brotliCompressSync(readFileSync(inProject('dist/embed/chunks', file))).length,
    );
    const total = bytes.reduce((sum, size) => sum + size, 0);
    return { what: `${widget} beside a grid, kB`, measured: total / 1024, atMost: 20 };
  });
}
