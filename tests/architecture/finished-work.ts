/** Rules about what a finished project no longer holds: unfinished notes, skipped tests, sleeps, `any`. */
import { forbid, isTest, type Rule } from './source.ts';

const everywhere = () => true;

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
    name: 'no sleeping',
    pattern: /\bwaitForTimeout\b/,
    inside: everywhere,
    fix: 'Wait for what should come true: expect.poll, vi.waitFor, locator.waitFor.',
    rejects: [['tests/e2e/a.test.ts', 'await page.waitForTimeout(500)']],
    accepts: [['tests/e2e/a.test.ts', 'await page.waitForURL(url)']],
  }),
];
