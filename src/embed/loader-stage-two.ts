/** The loader's second stage, fetched while the first answers are on their way: it shows them. */

export { insertPrerendered, matchesRequest } from '#core/element/hydration/insert-prerendered.ts';
export { nextTask } from '#core/element/hydration/next-task.ts';
export { showFirstAnswers } from './show-first-answers.ts';

/** Reports what looks like a widget and is none, once the page has had time to define elements of its own. */
export function reportUnknown(): void {
  setTimeout(async () => (await import('#core/element/diagnostics/diagnostics.ts')).reportPage(), 1000);
}
