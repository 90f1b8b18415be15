/** Shows the first answers of a public widget before its code is loaded. */
import { firstCalls } from '#core/api/offers-address.ts';
import { asResponse } from '#core/api/recorded-answers.ts';
import { insertPrerendered } from '#core/element/hydration/insert-prerendered.ts';
import { nextFrame } from '#core/element/hydration/next-frame.ts';
import { recordClicks } from '#core/element/hydration/record-clicks.ts';
import { warmUpFonts } from '#core/element/hydration/warm-up-fonts.ts';
import { pageGlobals } from '#core/runtime/page-globals.ts';
import type { EarlyRequest } from './early-request.ts';

/** After this many ms without prerendered markup, the widget's code is imported, which renders without it. */
const prerenderTimeout = 4000;

/**
 * Inserts the prerendered markup. If there is none, it prefetches the data: the runtime uses these answers when it
 * requests the same addresses. Resolves after the browser has painted the markup.
 */
export async function showFirstAnswers(
  element: Element,
  widget: string,
  request: EarlyRequest | undefined,
): Promise<void> {
  const { early, snapshots } = pageGlobals();
  if (snapshots.has(element)) return nextFrame();
  if (element.shadowRoot) {
    // The page's own server has rendered it, unless another script of the page has defined it: then its view works already.
    if (!element.matches(':defined')) recordClicks(element, element.shadowRoot);
    return;
  }
  if (!request) return;
  const { apiUrl, params, init, rendered } = request;
  const calls = firstCalls(widget, params);
  for (const call of calls) {
    const address = apiUrl + call;
    if (early.has(address)) continue;
    const prefetch = () => fetch(address, init).then(readAhead);
    const answer = rendered
      ? rendered.then(({ data }) => (data[call] ? asResponse(data[call]) : prefetch()), prefetch)
      : prefetch();
    // The widget requests it again and reports the failure.
    answer.catch(() => undefined);
    early.set(address, answer);
  }
  if (!rendered) {
    // In a task of its own: the code is requested first.
    setTimeout(warmUpFonts, 0, element);
    return;
  }
  warmUpFonts(element);
  const shown = rendered.then(async (answer) => {
    if (!(await insertPrerendered(element, answer))) return;
    for (const call of calls) early.delete(apiUrl + call);
    return nextFrame();
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
