import { callAddress, timeLimit } from './address.ts';
import type { Client } from './client.ts';

export interface Counted {
  partner: string;
  campaign: string;
  /** The path of the page, without its query. */
  path: string;
  views: number;
  opens: number;
}

/**
 * Sends the backend what a partner's page has shown: numbers, no token, no cookie. As plain text the call needs no CORS
 * preflight, so that it is sent even when the visitor leaves the page. A lost call is not retried.
 */
export function sendCounts({ baseUrl }: Pick<Client, 'baseUrl'>, counts: readonly Counted[]): void {
  fetch(callAddress(baseUrl, '/embed/counts'), {
    method: 'POST',
    body: JSON.stringify({ counts }),
    headers: { 'content-type': 'text/plain' },
    credentials: 'omit',
    keepalive: true,
    signal: AbortSignal.timeout(timeLimit),
  }).catch(() => undefined);
}
