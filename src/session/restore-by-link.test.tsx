/** The session of our own page to which a link from a partner's page has led. */
import { beforeEach, expect, it } from 'vitest';
import { account } from '#core/api/session.ts';
import {
  customer,
  freshToken,
  key,
  openTab,
  setCookie,
  startBrowserSession,
  statusOf,
  storedTokens,
  translator,
} from './open-tab.test-support.ts';
import { browserTokenStore } from './token-store.ts';

beforeEach(() => {
  startBrowserSession();
  browserTokenStore(key).clear();
});

it('signs in by the link, once for all widgets that wait for the session', async () => {
  const tab = openTab();
  const entered = tab.restoreBy((client, present) => {
    expect(present).toBeNull();
    return account(client).signIn(...customer);
  });
  expect(statusOf(tab)).toBe('restoring');
  await tab.restore();
  await entered;
  expect(tab.store.getState().user?.email).toBe(customer[0]);
  expect(storedTokens()).toEqual([tab.readToken(), tab.readToken()]);
  expect([tab.events, tab.changes]).toEqual([['in:restore'], ['restored']]);
  await tab.signOut();
});

it('goes on with the session that is there where the link brings none', async () => {
  const token = await freshToken();
  setCookie(token);
  const tab = openTab();
  await tab.restoreBy(async (_client, present) => {
    expect(present).toBe(token);
    return null;
  });
  await tab.restore();
  expect(tab.readToken()).toBe(token);
  await tab.signOut();
});

it('goes on as it would without the link where that is refused', async () => {
  const tab = openTab();
  const refused = tab.restoreBy((client) => account(client).signIn(translator[0], 'not the one'));
  await expect(refused).rejects.toMatchObject({ status: 401 });
  await tab.restore();
  expect(statusOf(tab)).toBe('signed-out');
  expect(tab.events).toEqual([]);
});
