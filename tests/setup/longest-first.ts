/**
 * Starts the longest test files first, so that the last minute of a run is not one worker alone. Without results of an
 * earlier run, as on a fresh clone, Vitest orders files by size, and the longest are among the smallest.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const longest = [
  'tests/e2e/live-updates',
  'tests/accessibility/axe',
  'tests/e2e/task-lifecycle',
  'tests/e2e/publishing',
  'tests/e2e/layout-shift',
  'widgets/request-form/publishing',
  'tests/contracts/hostile',
  'tests/faulty-network/',
  'tests/contracts/states',
];

const isLong = ({ moduleId }: TestSpecification) => longest.some((name) => moduleId.includes(name));

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
