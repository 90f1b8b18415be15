// A Vitest reporter: writes to $RESULTS_FILE how many tests passed, which failed, and which files took long.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** In milliseconds: a file above this is named at the end of the output. */
const slow = 20_000;

/**
 * @typedef {object} Results
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures a line each: the file, the test, and the first line of what went wrong
 * @property {{ file: string, seconds: number }[]} slowFiles
 */

/**
 * A file that cannot be read, a hook that throws and an error outside all tests count as one failure each: they are in
 * no test's state.
 */
export default class ResultReporter {
  /** @type {Results} */
  results = { passed: 0, failed: 0, failures: [], slowFiles: [] };

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    const { results } = this;
    const file = `${module.project.name}: ${relative(process.cwd(), module.moduleId)}`;
    for (const error of module.errors()) this.fail(file, error);
    for (const suite of module.children.allSuites())
      for (const error of suite.errors()) this.fail(`${file} > ${suite.fullName}`, error);
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      if (state === 'passed') results.passed++;
      if (state === 'failed') this.fail(`${file} > ${test.fullName}`, errors[0]);
    }
    const { duration } = module.diagnostic();
    if (duration > slow) results.slowFiles.push({ file, seconds: Math.round(duration / 1000) });
    // After each file, so that a run that has to be stopped leaves its results so far.
    this.write();
  }

  /**
   * @param {ReadonlyArray<unknown>} _modules
   * @param {ReadonlyArray<import('vitest/node').SerializedError>} unhandled
   */
  onTestRunEnd(_modules, unhandled) {
    for (const error of unhandled) this.fail('outside all tests', error);
    this.write();
  }

  /**
   * @param {string} where
   * @param {{ message?: string } | undefined} error
   */
  fail(where, error) {
    this.results.failed++;
    this.results.failures.push(`${where}: ${error?.message?.split('\n')[0]?.slice(0, 300) ?? 'no message'}`);
  }

  write() {
    const file = process.env.RESULTS_FILE;
    if (file) writeFileSync(file, JSON.stringify(this.results));
  }
}
