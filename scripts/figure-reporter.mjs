import { writeFileSync } from 'node:fs';

/**
 * Counts what passed and failed. A file that cannot be read, a hook that throws and an error that no test owns
 * each count as a failure, for none of them shows in the tests' own states.
 */
export default class FigureReporter {
  figure = { passed: 0, failed: 0 };

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    this.figure.failed += module.errors().length;
    for (const suite of module.children.allSuites()) this.figure.failed += suite.errors().length;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') this.figure.passed++;
      if (state === 'failed') this.figure.failed++;
    }
    // Written as it grows: a run that has to be stopped still tells how far it came.
    this.write();
  }

  /**
   * @param {ReadonlyArray<unknown>} _modules
   * @param {ReadonlyArray<unknown>} unhandled
   */
  onTestRunEnd(_modules, unhandled) {
    this.figure.failed += unhandled.length;
    this.write();
  }

  write() {
    const file = process.env.FIGURE_FILE;
    if (file) writeFileSync(file, JSON.stringify(this.figure));
  }
}
