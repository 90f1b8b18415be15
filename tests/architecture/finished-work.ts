/** Rules about what a finished project no longer holds: unfinished notes, skipped tests, sleeps, `any`. */
import { forbid, isTest, type Rule } from './source.ts';

const everywhere = () => true;

/** Every spelling of "wait for so long": what a test then relies on may take longer, and mostly takes less. */
const sleeps = [
  /\bwaitForTimeout\b/,
  /\bsetTimeout\s*\(|\(\s*setTimeout\b/,
  /\bimport\s+(?!\{\s*setImmediate\s*\})[^;]*?['"](node:)?timers\/promises/,
  /\bimport\(['"](node:)?timers\/promises/,
  /\bscheduler\.wait\b/,
  /(?<![.\w])(sleep|delay|pause|wait)\s*\(/,
  /\bwhile\s*\([^;{]*\b(Date|performance)\.now\(/,
  /\bfor\s*\([^;)]*(\([^)]*\)[^;)]*)*;[^;]*\b(Date|performance)\.now\(/,
  /\b(waitFor|poll)\(\s*\(\)\s*=>\s*(expect\()?(Date|performance)\.now\(/,
  /\bpg_sleep\b/,
  /\bAtomics\.wait\b/,
];

/** Tests and what they share. Benchmarks and the endurance run pace themselves; one helper polls what Vitest cannot. */
const isTiming = (path: string) =>
  isTest(path) && !/^(tools\/bench\/|tools\/soak\/run\.ts|tests\/setup\/until\.ts)/.test(path);

export const finishedWorkRules: Rule[] = [
  forbid({
    name: 'no any',
    pattern: /[:<,|&]\s*any\b(?=\s*[,;)>\]|&=[]|$)|\bas any\b(?! \w)/,
    inside: everywhere,
    fix: 'Say unknown and narrow it.',
    rejects: [
      ['src/ui/card.tsx', 'const x: any = 1;'],
      ['tests/e2e/a.test.ts', '(x as any).y'],
      ['src/ui/card.tsx', 'Map<string, any>'],
    ],
    accepts: [
      ['src/ui/card.tsx', "const about = 'Offers of any type; any.';"],
      ['src/ui/card.test.tsx', "it('opens a tab, as any link does', open);"],
    ],
  }),
  forbid({
    name: 'no open ends',
    pattern: /\b(TODO|FIXME|XXX|HACK)\b/,
    comments: true,
    inside: everywhere,
    fix: 'Do it now, or write an issue.',
    rejects: [['src/ui/card.tsx', '// TODO: later']],
    accepts: [['src/ui/card.tsx', "const todo = 'Aufgabe';"]],
  }),
  forbid({
    name: 'comments have a subject',
    pattern: /(?:\/\*\*|\/\/|^\s+\*) (Of|By|Also|The same)\b/,
    comments: true,
    inside: (path) => !isTest(path),
    fix: 'Say who does what, or what it is: "The title of the task", not "Of the task".',
    rejects: [
      ['src/ui/card.tsx', '/** Of the task. */'],
      ['src/ui/card.tsx', '// Also offline.'],
    ],
    accepts: [['src/ui/card.tsx', '/** The title of the task. */']],
  }),
  forbid({
    name: 'every test runs',
    pattern: /\b(it|test|describe|suite)\.(only|skip|skipIf|runIf|todo|fails)\b|\bx(it|describe)\(/,
    inside: isTest,
    fix: 'Fix the test or delete it.',
    rejects: [
      ['src/ui/card.test.tsx', "it.only('x', () => {})"],
      ['src/ui/card.test.tsx', "describe.skip('x', () => {})"],
    ],
    accepts: [['src/ui/card.test.tsx', "it('skips to the end', () => list.skip(2))"]],
  }),
  forbid({
    name: 'no retries',
    pattern: /\b(retry|retries|repeats)\s*:\s*(\d|\{|process\b|is[A-Z])|\bretryTimes\b|--retry\b/,
    inside: (path) => isTest(path) || path === 'vitest.config.ts',
    fix: 'Find out why the test fails at times: the product or the test is wrong.',
    rejects: [
      ['vitest.config.ts', "test: { name: 'browser', retry: process.env.CI ? 2 : 0 }"],
      ['tests/e2e/a.test.ts', "it('opens', { retry: 2 }, open)"],
      ['tests/e2e/a.test.ts', "describe('a page', { retry: { count: 2 } }, pages)"],
    ],
    accepts: [
      ['tests/contracts/a.test.tsx', "'Record<string, string>': [{ retry: 'Again' }]"],
      ['src/ui/card.test.tsx', "await part(card, 'retry').click()"],
    ],
  }),
  forbid({
    name: 'no sleeping',
    pattern: new RegExp(sleeps.map(({ source }) => source).join('|')),
    inside: isTiming,
    fix: 'Wait for what should come true (expect.poll, vi.waitFor, locator.waitFor, an event), or move a clock: buildApp({ now }), vi.useFakeTimers, page.clock.',
    rejects: [
      'await page.waitForTimeout(500)',
      'await new Promise((resolve) => setTimeout(resolve))',
      'await new Promise((resolve) => requestAnimationFrame(() => window.setTimeout(resolve, 100)))',
      'setTimeout(done, 50)',
      "import { setTimeout as wait } from 'node:timers/promises';",
      "const { setTimeout: rest } = await import('timers/promises');",
      "import timers from 'node:timers/promises';",
      'await scheduler.wait(100)',
      'await sleep(100)',
      'await delay(100)',
      'await wait(100)',
      'await pause(20)',
      'const rest = promisify(setTimeout)',
      'while (Date.now() < end);',
      'while (performance.now() - began < 300) work();',
      'for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) await attempt();',
      'await vi.waitFor(() => expect(performance.now() - began).toBeGreaterThan(900))',
      'await expect.poll(() => Date.now()).toBeGreaterThan(end)',
      'await sql`select pg_sleep(1)`',
      'Atomics.wait(view, 0, 0, 100)',
    ].map((code) => ['tests/e2e/a.test.ts', code]),
    accepts: [
      ['tests/e2e/a.test.ts', 'await page.waitForURL(url)'],
      ['tests/e2e/a.test.ts', "vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })"],
      ['tests/e2e/a.test.ts', 'window.setTimeout = ((act, time) => time === 100 ? 0 : later(act, time))'],
      ['tests/e2e/a.test.ts', 'server.wait(61_000)'],
      ['tests/e2e/a.test.ts', 'const soon = new Date(Date.now() + day)'],
      ['tests/e2e/a.test.ts', "import { setImmediate } from 'node:timers/promises';"],
      ['tests/e2e/a.test.ts', "await once(server, 'exit', { signal: AbortSignal.timeout(10_000) })"],
      ['tests/setup/until.ts', "import { setInterval } from 'node:timers/promises';"],
      ['src/live/stream.ts', 'setTimeout(connect, delay)'],
    ],
  }),
];
