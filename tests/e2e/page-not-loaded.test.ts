/** Pages whose code does not come after a click: the visitor is offline, or the site has other files by now. */
import { expect, inject, it } from 'vitest';
import { appStarted, browserFor } from './support/browser.ts';

const { visit } = browserFor(inject('siteUrl'));

it('loads the whole page where the site no longer has the files of the app', async () => {
  const { page } = await visit();
  await page.goto('/');
  await appStarted(page);
  let isGone = true;
  await page.route(/\/assets\/about-[^/]+\.js$/, (route) =>
    isGone ? route.fulfill({ status: 404, json: {} }) : route.continue(),
  );
  const loaded = page.waitForEvent('domcontentloaded');
  await page.getByRole('banner').getByRole('link', { name: 'About US' }).click();
  await loaded;
  isGone = false;
  await page.getByRole('heading', { level: 1, name: 'About US' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'in Translation' }).waitFor();
});

it('says that one is offline, and shows the page once one is online', async () => {
  const { page } = await visit();
  await page.goto('/');
  await appStarted(page);
  await page.context().setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/About');
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'About US' }).waitFor();
});
