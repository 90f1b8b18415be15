/** Requests the prerendered markup of a public widget while the code that shows it is still loading. */

import { timeLimit } from '#core/api/address.ts';
import { fetchPrerendered, type Prerendered } from '#core/api/prerendered.ts';
import { type Params, paramsOf } from '#core/element/hydration/prerender-request.ts';
import { pageGlobals } from '#core/runtime/page-globals.ts';

export interface EarlyRequest {
  apiUrl: string;
  params: Params;
  init: RequestInit;
  /** Requested only from the backend that the script came from, because other backends may not prerender. */
  rendered?: Promise<Prerendered>;
}

/** The most offers that the backend prerenders. */
const maxOffers = 100;

/** Undefined if the widget is not public or rendered already, or if the runtime is loaded and fetches its data. */
export function requestEarly(element: Element, widget: string, apiUrl: string): EarlyRequest | undefined {
  const { snapshots, runtime, origin } = pageGlobals();
  if (snapshots.has(element) || element.shadowRoot || runtime || element.hasAttribute('demo')) return;
  const params = paramsOf(element, widget, apiUrl);
  if (!params) return;
  const init = {
    headers: { accept: 'application/json' },
    credentials: 'omit',
    signal: AbortSignal.timeout(timeLimit),
  } as const;
  const canRender = new URL(apiUrl).origin === origin && !(Number(params['page-size']) > maxOffers);
  const rendered = canRender ? fetchPrerendered(apiUrl, widget, params, init) : undefined;
  // `showFirstAnswers` handles the failure.
  rendered?.catch(() => undefined);
  return { apiUrl, params, init, rendered };
}
