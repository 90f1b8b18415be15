/** The loader's second stage, fetched while the first answers are on their way: it shows them, and says when code is due. */
import { firstCalls } from '#core/api/address.ts';
import type { Prerendered } from '#core/api/prerendered.ts';
import { asResponse } from '#core/api/recorded-answers.ts';
import { idleOrUsed } from '#core/element/hydration/idle-or-used.ts';
import { insertPrerendered, matchesRequest } from '#core/element/hydration/insert-prerendered.ts';
import { nextFrame } from '#core/element/hydration/next-frame.ts';
import { nextTask } from '#core/element/hydration/next-task.ts';
import type { Params } from '#core/element/hydration/prerender-request.ts';
import { pageGlobals } from '#core/runtime/page-globals.ts';
import type { EarlyRequest } from './early-request.ts';

export { useAll } from '#core/element/hydration/idle-or-used.ts';
export { onOpener } from './openers.ts';

/** After this many ms without prerendered markup, the widget's code is imported, which renders without it. */
const prerenderTimeout = 4000;

/** Inserts the markup of the instant script if it fits the element. */
export async function insertInstantly(
  element: Element,
  params: Params | undefined,
  offers: Prerendered,
): Promise<void> {
  if (!params || !matchesRequest(params, offers)) return;
  // A new task: browsers may lay out the page in the task of a script that blocked it.
  await nextTask();
  insertPrerendered(element, offers);
}

/** Resolves once the code of an element is due, which shows prerendered markup or nothing yet. */
export async function codeIsDue(element: HTMLElement): Promise<void> {
  const isRendered = element.shadowRoot?.querySelector('[data-dragoman-root]');
  const { waiting, configuration } = pageGlobals();
  const isUsed =
    waiting.length > 0 || configuration.messages || element.getAttribute('load') === 'interaction';
  if (isRendered && !isUsed && !element.matches(':defined')) await idleOrUsed(element);
}

/**
 * Shows the prerendered markup. If there is none, it prefetches the data: the runtime uses these answers when it requests
 * the same addresses. Resolves after the browser has painted the markup.
 */
export async function showFirstAnswers(
  element: HTMLElement,
  widget: string,
  request: EarlyRequest | undefined,
): Promise<void> {
  if (pageGlobals().snapshots.has(element)) return nextFrame();
  if (!request) return;
  const { apiUrl, params, init, rendered } = request;
  const { early } = pageGlobals();
  const calls = firstCalls(widget, params);
  for (const call of calls) {
    const address = apiUrl + call;
    if (early.has(address)) continue;
    const prefetch = () => fetch(address, init).then(readAhead);
    // The backend takes the default for a value that it does not know: the widget asks for something else then, too.
    const answer = rendered
      ? rendered.then(({ data }) => (data[call] ? asResponse(data[call]) : Promise.reject()), prefetch)
      : prefetch();
    // The widget requests it again and reports the failure.
    answer.catch(() => undefined);
    early.set(address, answer);
  }
  if (!rendered) return;
  const shown = rendered.then(async (answer) => {
    // Each of several equal grids takes a phone tens of milliseconds: a task of its own.
    await nextTask();
    if (!insertPrerendered(element, answer)) return;
    for (const call of calls) early.delete(apiUrl + call);
    await nextFrame();
  });
  await Promise.race([
    shown.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, prerenderTimeout)),
  ]);
}

/** Reads the body at once: the code comes later, and megabytes would have to be decoded then. */
function readAhead(response: Response): Response {
  const text = response.text();
  // Whoever reads the answer reports the failure.
  text.catch(() => undefined);
  return Object.assign(response, { text: () => text });
}

/** Reports what looks like a widget and is none, once the page has had time to define elements of its own. */
export function reportUnknown(): void {
  setTimeout(
    () =>
      import('#core/element/diagnostics/diagnostics.ts').then(
        ({ reportPage }) => reportPage(),
        () => undefined,
      ),
    1000,
  );
}
