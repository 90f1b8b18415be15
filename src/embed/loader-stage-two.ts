/** The loader's second stage, fetched while the first answers are on their way: it shows them. */

import type { Prerendered } from '#core/api/prerendered.ts';
import { insertPrerendered, matchesRequest } from '#core/element/hydration/insert-prerendered.ts';
import { nextTask } from '#core/element/hydration/next-task.ts';
import type { Params } from '#core/element/hydration/prerender-request.ts';

export { showFirstAnswers } from './show-first-answers.ts';

/** Inserts the markup of the instant script if it fits the element. */
export async function insertInstantly(
  element: Element,
  params: Params | undefined,
  offers: Prerendered,
): Promise<void> {
  if (!params || !matchesRequest(params, offers)) return;
  // A new task: browsers may lay out the page in the task of a script that blocked it.
  await nextTask();
  await insertPrerendered(element, offers);
}

/** Reports what looks like a widget and is none, once the page has had time to define elements of its own. */
export function reportUnknown(): void {
  setTimeout(async () => (await import('#core/element/diagnostics/diagnostics.ts')).reportPage(), 1000);
}
