import { callAddress } from '#core/api/address.ts';
import { largestAnswer, offerPath, offersPath, offersQuery } from '#core/api/offers-address.ts';
import { timeLimit } from '#core/api/time-limit.ts';
import type { Category } from '#core/domain/category.ts';
import type { OfferSort } from '#core/domain/offer.ts';
import { fetchPrerendered, paramsOf } from '#core/element/hydration/prerender-request.ts';
import { asResponse } from '#core/element/hydration/recorded-answers.ts';
import { pageGlobals } from '#core/runtime/page-globals.ts';
import { nextFrame } from './next-frame.ts';

const split = (text: string | null): string[] =>
  (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

const numberOf = (text: string | null): number | undefined => (text ? Number(text) : undefined);

/** The first calls of a widget: path and query. */
function firstCalls(element: Element): string[] {
  const read = (name: string) => element.getAttribute(name);
  switch (element.localName) {
    case 'dragoman-offer-grid': {
      const ids = split(read('ids'));
      if (ids.length) return ids.map(offerPath);
      const query = {
        category: (read('category') || undefined) as Category | undefined,
        languages: [...new Set([...split(read('languages')), read('from') ?? '', read('to') ?? ''])].filter(
          Boolean,
        ),
        text: read('query') ?? '',
        minPrice: numberOf(read('min-price')),
        maxPrice: numberOf(read('max-price')),
        sort: (read('sort') || undefined) as OfferSort | undefined,
      };
      const limit = Math.min(Number(read('page-size')) || 24, largestAnswer);
      return [callAddress('', offersPath(query), offersQuery(query, { limit }))];
    }
    case 'dragoman-offer-detail': {
      const id = read('offer-id');
      return id ? [offerPath(id)] : [];
    }
    default:
      return [];
  }
}

/** Longer than this nobody waits for a rendering before the code is fetched that can do without. */
const patience = 1000;

/**
 * Asks for what a widget will show while its code is still on the way, and shows it where the backend renders it:
 * that is the one that the script came from. The runtime takes the answers when it asks for the same addresses;
 * where it asks for others, as after a misspelt attribute, these are simply not used.
 *
 * Resolves when the time has come to fetch the code.
 */
export async function requestEarly(
  element: Element,
  widget: string,
  apiUrl: string,
  stageTwo: () => Promise<typeof import('./loader-stage-two.ts')>,
): Promise<void> {
  const { early, snapshots: painted, runtime, origin } = pageGlobals();
  // The code shall not take the line or the processor before what is there has been painted.
  if (painted.has(element)) return nextFrame();
  if (runtime || element.hasAttribute('demo')) return;
  const { shadowRoot } = element;
  // A page's own server has rendered it already.
  if (shadowRoot) return (await stageTwo()).recordClicks(element, shadowRoot);
  const calls = firstCalls(element);
  const isLong = Number(element.getAttribute('page-size')) > largestAnswer;
  const params = new URL(apiUrl).origin === origin && !isLong ? paramsOf(element, widget, apiUrl) : undefined;
  const init = {
    headers: { accept: 'application/json' },
    credentials: 'omit',
    signal: AbortSignal.timeout(timeLimit),
  } as const;
  const rendered = params && fetchPrerendered(apiUrl, widget, params, init);
  for (const call of calls) {
    const address = apiUrl + call;
    if (early.has(address)) continue;
    const ask = () => fetch(address, init);
    const answer = rendered
      ? rendered.then(({ data }) => (data[call] ? asResponse(data[call]) : ask()), ask)
      : ask();
    // A failure is told by the widget, which then asks again itself.
    answer.catch(() => undefined);
    early.set(address, answer);
  }
  if (!rendered) return;
  const { insertPrerendered, warmUpFonts } = await stageTwo();
  warmUpFonts(element);
  const shown = rendered.then((answer) => {
    if (!insertPrerendered(element, answer)) return;
    for (const call of calls) early.delete(apiUrl + call);
    return nextFrame();
  });
  await Promise.race([shown.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, patience))]);
}
