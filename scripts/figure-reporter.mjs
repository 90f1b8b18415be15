import { writeFileSync } from 'node:fs';

/**
 * Counts what passed and failed. A file that cannot be read, a hook that throws and an error that no test owns
 * each count as a failure, for none of them shows in the tests' own states.
 */
export default class FigureReporter {
  /**
   * @param {ReadonlyArray<import('vitest/node').TestModule>} modules
   * @param {ReadonlyArray<unknown>} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    const figure = { passed: 0, failed: unhandled.length };
    for (const module of modules) {
      figure.failed += module.errors().length;
      for (const suite of module.children.allSuites()) figure.failed += suite.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') figure.passed++;
        if (state === 'failed') figure.failed++;
      }
    }
    const file = process.env.FIGURE_FILE;
    if (file) writeFileSync(file, JSON.stringify(figure));
  }
}
