/** A checkout that a customer has begun, at the stand-in of a test server. */
import { newId } from '#backend/platform/database/ids.ts';
import type { TestApp } from './test-app.ts';

export async function openCheckout(
  server: TestApp,
  more: { locale?: string; title?: string; amountCents?: number; id?: string } = {},
) {
  const { locale = 'en', title = 'Birth certificate', amountCents = 4550, id = newId() } = more;
  const place = { taskId: 7, email: 'ada@example.test', origin: 'http://localhost' };
  const { sessionId, url } = await server.services.payments.openCheckout({
    id,
    locale,
    title,
    amountCents,
    ...place,
  });
  return { id, sessionId, url, path: new URL(url).pathname };
}

/** What a browser says of a form on a page that names no referrer. */
export const fromItsPage = { origin: 'null', 'sec-fetch-site': 'same-origin' };

/** As the page's form sends it. */
export const choose = (server: TestApp, path: string, choice: string, card = '4242 4242 4242 4242') =>
  server.call('POST', path, {
    form: new URLSearchParams({ choice, card }).toString(),
    headers: fromItsPage,
  });

export const declinedCard = '4000 0000 0000 0002';
export const secondStepCard = '4000 0025 0000 3155';

/** The page that a choice leads to where it has not ended the payment. */
export async function pageAfter(server: TestApp, path: string, choice: string, card?: string) {
  const { status, headers } = await choose(server, path, choice, card);
  const { pathname, search } = new URL(headers.location ?? '', 'http://localhost');
  if (status !== 303 || pathname !== path) throw new Error(`It leads to ${pathname} with ${status}.`);
  return server.call('GET', pathname + search);
}
