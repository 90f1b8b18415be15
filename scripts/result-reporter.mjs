// A Vitest reporter: writes to $RESULTS_FILE how many tests passed and failed, and which files took long.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** In milliseconds: a file above this is named at the end of the output. */
const slow = 20_000;

/** @typedef {{ passed: number, failed: number, slowFiles: { file: string, seconds: number }[] }} Results */

/**
 * A file that cannot be read, a hook that throws and an error outside all tests count as one failure each: they are in
 * no test's state.
 */
export default class ResultReporter {
  /** @type {Results} */
  results = { passed: 0, failed: 0, slowFiles: [] };

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    const { results } = this;
    results.failed += module.errors().length;
    for (const suite of module.children.allSuites()) results.failed += suite.errors().length;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') results.passed++;
      if (state === 'failed') results.failed++;
    }
    const { duration } = module.diagnostic();
    if (duration > slow) {
      const file = `${module.project.name}: ${relative(process.cwd(), module.moduleId)}`;
      results.slowFiles.push({ file, seconds: Math.round(duration / 1000) });
    }
    // After each file, so that a run that has to be stopped leaves its results so far.
    this.write();
  }

  /**
   * @param {ReadonlyArray<unknown>} _modules
   * @param {ReadonlyArray<unknown>} unhandled
   */
  onTestRunEnd(_modules, unhandled) {
    this.results.failed += unhandled.length;
    this.write();
  }

  write() {
    const file = process.env.RESULTS_FILE;
    if (file) writeFileSync(file, JSON.stringify(this.results));
  }
}
