import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  customer,
  freshToken,
  key,
  openTab,
  startBrowserSession,
  statusOf,
} from './open-tab.test-support.ts';
import { browserTokenStore } from './token-store.ts';

beforeEach(() => {
  browserTokenStore(key).clear();
  startBrowserSession();
});
afterEach(() => browserTokenStore(key).clear());

it('reports a restored sign-in once per browser session, whatever is loaded or opened in it', async () => {
  localStorage.setItem(key, await freshToken());
  const [first, reloaded] = [openTab(), openTab()];
  await first.restore();
  await reloaded.restore();
  expect([statusOf(reloaded), first.changes, reloaded.changes]).toEqual(['signed-in', ['restored'], []]);
});

it('knows when the session ends, after a sign-in and after a reload', async () => {
  const tab = openTab();
  await tab.signIn(...customer);
  const reloaded = openTab();
  await reloaded.restore();
  for (const { term } of [tab.store.getState(), reloaded.store.getState()]) {
    const minutesLeft = ((term?.endsAt ?? 0) - Date.now()) / 60_000;
    expect(minutesLeft).toBeGreaterThan(58);
    expect(minutesLeft).toBeLessThanOrEqual(60);
    expect((term?.endsAt ?? 0) - (term?.askAt ?? 0)).toBe(300_000);
  }
  await tab.signOut();
  expect(tab.store.getState().term).toBeNull();
});
