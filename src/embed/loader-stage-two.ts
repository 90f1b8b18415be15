/** Shows the first answers: fetched by the loader while they are on their way, so that it stays small itself. */
export { insertPrerendered, matchesRequest } from '#core/element/hydration/insert-prerendered.ts';
export { nextTask } from '#core/element/hydration/next-task.ts';
export { showFirstAnswers } from './show-first-answers.ts';
