import { expect, it } from 'vitest';
import { faultsOf } from './spec-coverage.ts';
import { repository } from './tracked-files.ts';

/** Of the standard’s chapters those that apply. */
const chapters = [1, 2, 3, 4, 5, 6, 7, 8, 11, 13, 14, 15, 16].map((number) => `V${number} `);

it('names for each requirement files that are there and tests that are in them', () => {
  const [, requirements = ''] = repository.read('docs/security.md').split('## Requirements');
  expect(faultsOf(requirements, repository, chapters)).toEqual([]);
});
