/** Shows what a public widget shows at first, before its code is there. */
import { firstCalls } from '#core/api/offers-address.ts';
import { asResponse } from '#core/api/recorded-answers.ts';
import { insertPrerendered } from '#core/element/hydration/insert-prerendered.ts';
import { nextFrame } from '#core/element/hydration/next-frame.ts';
import { recordClicks } from '#core/element/hydration/record-clicks.ts';
import { warmUpFonts } from '#core/element/hydration/warm-up-fonts.ts';
import { pageGlobals } from '#core/runtime/page-globals.ts';
import type { EarlyRequest } from './early-request.ts';

/** After this long, in ms, the widget's code is fetched, which can do without a rendering. */
const renderTimeout = 4000;

/**
 * Inserts the rendering. Where there is none, asks for the data: the runtime takes these answers when it asks for the
 * same addresses; where it asks for others, they go unused. Resolves once the browser has painted what came.
 */
export async function showFirstAnswers(
  element: Element,
  widget: string,
  request: EarlyRequest | undefined,
): Promise<void> {
  const { early, snapshots } = pageGlobals();
  if (snapshots.has(element)) return nextFrame();
  // The page's own server has rendered it.
  if (element.shadowRoot) return recordClicks(element, element.shadowRoot);
  if (!request) return;
  const { apiUrl, params, init, rendered } = request;
  const calls = firstCalls(widget, params);
  for (const call of calls) {
    const address = apiUrl + call;
    if (early.has(address)) continue;
    const ask = () => fetch(address, init);
    const answer = rendered
      ? rendered.then(({ data }) => (data[call] ? asResponse(data[call]) : ask()), ask)
      : ask();
    // The widget asks again, and reports the failure.
    answer.catch(() => undefined);
    early.set(address, answer);
  }
  if (!rendered) return;
  warmUpFonts(element);
  const shown = rendered.then((answer) => {
    if (!insertPrerendered(element, answer)) return;
    for (const call of calls) early.delete(apiUrl + call);
    return nextFrame();
  });
  await Promise.race([
    shown.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, renderTimeout)),
  ]);
}
