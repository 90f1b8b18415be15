import { describe, expect, it } from 'vitest';
import { faultsOf } from './spec-coverage.ts';
import { repository as tracked } from './tracked-files.ts';

it('names for each sentence of the specification files that are there and tests that are in them', () => {
  expect(faultsOf(tracked.read('docs/spec-coverage.md'), tracked)).toEqual([]);
});

describe('the check', () => {
  const files: Record<string, string> = {
    'src/a.ts': '',
    'src/a.test.ts': "it('counts to three', () => {});",
  };
  const repository = { has: (path: string) => path in files, read: (path: string) => files[path] ?? '' };
  const right = '| “counts” | `src/a.ts` | `src/a.test.ts`: *counts to three* | |';
  const pageWith = (row: string, more = '') =>
    `${Array.from({ length: 9 }, (_, index) =>
      [
        `## ${index + 1}. Part`,
        '',
        '| spec | where | proof | departure |',
        '| --- | --- | --- | --- |',
        row,
      ].join('\n'),
    ).join('\n\n')}\n\n${more}`;
  const unproven = (row: string) =>
    pageWith(right, `## Not proven yet\n\n| spec | where | reason |\n| --- | --- | --- |\n${row}`);

  it('finds nothing wrong with a page that is right', () => {
    expect(faultsOf(unproven('| “sings” | `src/a.ts` | It is late. |'), repository)).toEqual([]);
  });

  it.each([
    ['a test that is not in its file', right.replace('three', 'four'), 'has no test “counts to four”'],
    ['words that are no whole title', right.replace(' three', ''), 'has no test “counts to”'],
    [
      'a test file that is not there',
      right.replace('a.test.ts', 'b.test.ts'),
      'src/b.test.ts is no test file',
    ],
    ['a test in a file that is none', right.replace('a.test.ts', 'a.ts'), 'src/a.ts is no test file'],
    ['a file that is not there', right.replace('`src/a.ts`', '`src/c.ts`'), 'src/c.ts is not there'],
    ['no file', right.replace('`src/a.ts`', 'somewhere'), 'no file is named'],
    ['no test', right.replace(/`src\/a\.test\.ts`: \*.*\*/, 'believe me'), 'no test is named'],
    ['too few cells', '| “counts” | `src/a.ts` |', 'four cells are needed'],
  ])('finds a row with %s', (_name, row, fault) => {
    expect(faultsOf(pageWith(row), repository).join('\n')).toContain(fault);
  });

  it('finds a section without its table', () => {
    const page = pageWith(right).replace('## 4. Part', '## Part four');
    expect(faultsOf(page, repository)).toEqual(['Section 4 has no table.']);
    expect(faultsOf('', repository)).toHaveLength(9);
  });

  it('finds a row that is not proven and does not say why', () => {
    expect(faultsOf(unproven('| “sings” | `src/a.ts` | |'), repository)).toEqual([
      'Not proven yet: “sings”: three cells are needed, the last with a reason.',
    ]);
  });
});
