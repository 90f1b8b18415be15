import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { levelsBySection } from './asvs-levels.ts';
import { faultsOfSecurity, levelsOf } from './security-coverage.ts';
import { isTest, readProject } from './source.ts';
import { repository as tracked } from './tracked-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cryptography = /['"]node:crypto['"]|\bcrypto\??\.(subtle|getRandomValues|randomUUID)\b/;

it('has each requirement of levels 1 and 2 once, with files and tests that are there, and counts them', () => {
  const levels = levelsOf(levelsBySection, 2);
  expect(levels.size).toBe(253);
  expect(faultsOfSecurity(tracked.read('docs/security.md'), tracked, levels)).toEqual([]);
});

it('names every file that uses cryptography', () => {
  const [, , inventory = ''] =
    /### (Cryptography)\n([\s\S]*?)\n##/.exec(tracked.read('docs/security.md')) ?? [];
  const users = readProject(root).filter(({ path, bare }) => !isTest(path) && cryptography.test(bare));
  expect(users.length).toBeGreaterThan(10);
  expect(users.map(({ path }) => path).filter((path) => !inventory.includes(`\`${path}\``))).toEqual([]);
});

describe('the check', () => {
  const files: Record<string, string> = {
    'backend/a.ts': '',
    'tests/a.test.ts': "it('counts to three', () => {});",
  };
  const repository = { has: (path: string) => path in files, read: (path: string) => files[path] ?? '' };
  const levels = levelsOf({ '1.1': '12', '1.2': '32' }, 2);
  const holds = '| 1.1.1 | counts | holds | `backend/a.ts`; `tests/a.test.ts`: *counts to three* |';
  const others = '| 1.1.2, 1.2.2 | sings | does not apply | It has no voice. |';
  const pageWith = (...rows: string[]) =>
    [
      '| level | requirements | hold | do not hold | do not apply |',
      '| --- | --- | --- | --- | --- |',
      '| 1 | 1 | 1 | 0 | 0 |',
      '| 2 | 2 | 0 | 0 | 2 |',
      '',
      '## V1 Counting',
      '',
      '| no. | requirement | result | where and proof |',
      '| --- | --- | --- | --- |',
      ...rows,
    ].join('\n');
  const faultsOf = (page: string) => faultsOfSecurity(page, repository, levels).join('\n');

  it('finds nothing wrong with a page that is right', () => {
    expect(faultsOf(pageWith(holds, others))).toBe('');
  });

  it.each([
    ['a number that is left out', pageWith(holds, others.replace(', 1.2.2', '')), '1.2.2 is missing'],
    [
      'a number that is there twice',
      pageWith(holds, others.replace('1.1.2', '1.1.1')),
      '1.1.1 is there twice',
    ],
    [
      'a number of a higher level',
      pageWith(holds, others.replace('1.2.2', '1.2.1')),
      '1.2.1 is no number of V1',
    ],
    [
      'a number of another chapter',
      pageWith(holds, others).replace('## V1', '## V2'),
      '1.1.1 is no number of V2',
    ],
    [
      'another result',
      pageWith(holds.replace('holds', 'mostly holds'), others),
      '“mostly holds” is no result',
    ],
    ['a claim without a test', pageWith(holds.replace(/; `tests.*\*/, ''), others), 'no test is named'],
    ['a claim without a file', pageWith(holds.replace('`backend/a.ts`; ', ''), others), 'no file is named'],
    [
      'a file that is not there',
      pageWith(holds.replace('/a.ts', '/b.ts'), others),
      'backend/b.ts is not there',
    ],
    [
      'a test that is not there',
      pageWith(holds.replace('three', 'four'), others),
      'has no test “counts to four”',
    ],
    [
      'a result without a reason',
      pageWith(holds, others.replace('It has no voice.', '')),
      'no reason is given',
    ],
    [
      'wrong counts',
      pageWith(holds, others).replace('| 2 | 2 | 0 |', '| 2 | 2 | 2 |'),
      'The counts are: | 2 | 2 | 0 | 0 | 2 |',
    ],
  ])('finds a page with %s', (_name, page, fault) => {
    expect(faultsOf(page)).toContain(fault);
  });
});
