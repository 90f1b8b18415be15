/** Asks for a rendering of a public widget while its code, and the code that shows the rendering, is on the way. */

import { fetchPrerendered, type Prerendered } from '#core/api/prerendered.ts';
import { timeLimit } from '#core/api/time-limit.ts';
import { type Params, paramsOf } from '#core/element/hydration/prerender-request.ts';
import { pageGlobals } from '#core/runtime/page-globals.ts';

export interface EarlyRequest {
  apiUrl: string;
  params: Params;
  init: RequestInit;
  /** Only from the backend that the script came from: others need not be able to render. */
  rendered?: Promise<Prerendered>;
}

/** The most offers that a rendering holds. */
const longest = 100;

/** Undefined where the widget is not public, is rendered already, or has the runtime to ask for it. */
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
  const canRender = new URL(apiUrl).origin === origin && !(Number(params['page-size']) > longest);
  const rendered = canRender ? fetchPrerendered(apiUrl, widget, params, init) : undefined;
  // Whoever shows it sees the failure.
  rendered?.catch(() => undefined);
  return { apiUrl, params, init, rendered };
}
