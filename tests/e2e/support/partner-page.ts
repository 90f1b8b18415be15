/** A partner's page and the user actions on it. */
import type { Page } from 'playwright';
import { expect, inject } from 'vitest';
import { enterSignIn, newCustomer, type Person } from './user-actions.ts';

export const pageWith = (siteUrl: string, body: string, script = '') => `<!doctype html>
<html lang="en"><link rel="icon" href="data:,"><title>Agency</title><h1>Agency</h1>
<script async type="module" src="${siteUrl}/embed/dragoman.js" crossorigin data-partner="demo" data-campaign="spring"></script>
${body}<script>${script}</script></html>`;

declare const Dragoman: {
  session: {
    getState(): { token: string | null; authorized: boolean; user: { firstName: string } | null };
    signOut(): Promise<void>;
  };
};

export const state = (page: Page) => page.evaluate(() => Dragoman.session.getState());
export const isSignedIn = (page: Page) => expect.poll(async () => (await state(page)).authorized).toBe(true);

/** Opens the sign-in window by a click on this element. */
export async function openWindow(page: Page, button = 'dragoman-sign-in [part~=submit]') {
  const [window] = await Promise.all([page.waitForEvent('popup'), page.locator(button).first().click()]);
  return window;
}

/** Signs in a new customer, unless this is for somebody else: who signs out at the marketplace does so on all partners' pages. */
export async function signInByWindow(
  page: Page,
  button?: string,
  person?: Pick<Person, 'email' | 'password'>,
) {
  const somebody = person ?? (await newCustomer(inject('siteUrl')));
  const window = await openWindow(page, button);
  await window.locator('[name=email]').waitFor();
  const closed = window.waitForEvent('close');
  await enterSignIn(window, somebody);
  await closed;
  await isSignedIn(page);
}

/** Records the tokens that the page sends to the backend. */
export function tokensOf(page: Page): string[] {
  const tokens: string[] = [];
  page.on('request', (request) => {
    const { authorization } = request.headers();
    if (authorization) tokens.push(authorization.replace('Bearer ', ''));
  });
  return tokens;
}

/** Calls with a page's token, as a server could that has got hold of it. */
export async function statusWithToken(address: string, token: string, origin?: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, ...(origin && { origin }) };
  return (await fetch(address, { headers })).status;
}

export const signOut = (page: Page) => page.evaluate(() => Dragoman.session.signOut());
