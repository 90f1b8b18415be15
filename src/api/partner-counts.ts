import { callAddress } from './address.ts';
import type { Client } from './client.ts';
import { timeLimit } from './time-limit.ts';

export interface Counted {
  partner: string;
  campaign: string;
  /** Of the page, without its query. */
  path: string;
  views: number;
  opens: number;
}

/**
 * Tells the backend what a partner's page has shown: numbers, no token, no cookie. Plain text, so that no question goes
 * ahead of it and it leaves even when the page does. Numbers that do not arrive are nobody's trouble.
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
