import type { Locator } from 'playwright';
import { expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import { book, demoCustomer, demoTranslator, payForBooking, signIn } from './support/user-actions.ts';

const { visit } = browserFor(inject('siteUrl'));

const nextWeek = () => new Date(Date.now() + 7 * 24 * 3600 * 1000).toISOString().slice(0, 10);

const next = (form: Locator) => form.locator('[part~=next]').click();

it('publishes an offer that the search then finds', async () => {
  const { page, problems } = await visit();
  const title = `Letters from the museum ${Date.now()}`;
  await signIn(page, demoTranslator);
  await page.goto('/Select');
  await page.locator('dragoman-service-select').getByRole('link', { name: 'Offer' }).click();
  await page.waitForURL(/\/Select\/Offer$/);

  const form = page.locator('dragoman-offer-form');
  await form.locator('[name=title]').fill(title);
  await form.locator('[name=description]').fill('Old hands, read and put into plain words.');
  await form.locator('[name=type][value=document]').check({ force: true });
  await next(form);
  await form.locator('[name=price]').fill('44');
  for (const language of ['German', 'English']) {
    await form.locator('[name=languages]').fill(language);
    await form.locator('[name=languages]').press('Enter');
  }
  await next(form);
  await form.locator('[part~=submit]').click();
  await page.waitForURL(/\/ProductDetails\/\d+$/);
  await page.locator('dragoman-offer-detail [part~=title]').getByText(title).waitFor();

  await page.goto('/document');
  const grid = page.locator('dragoman-offer-grid');
  await grid.locator('[part~=filters] [name=query]').fill(title);
  await grid.locator('[part~=card]').getByText(title).waitFor();
  await expect.poll(() => grid.locator('[part~=card]').count()).toBe(1);
  expect(new URL(page.url()).searchParams.get('query')).toBe(title);
  expect(problems).toEqual([]);
});

it.each(['document', 'call', 'translation'])(
  'publishes a request for a %s, and shows its page',
  async (type) => {
    const { page, problems } = await visit();
    await signIn(page, demoCustomer);
    await page.goto(`/Select/Request/${type}`);
    const form = page.locator('dragoman-request-form');
    await form.locator('[name=title]').fill(`Help with a ${type}`);
    await form.locator('[name=description]').fill('Next week, please.');
    await form.locator('[name=type]').selectOption({ index: 1 });
    await form.locator('[name=fromLanguage]').selectOption('de');
    await form.locator('[name=toLanguage]').selectOption('en');
    await next(form);
    await form.locator('[name=price]').fill('30');
    await form.locator('[name=dueDate]').fill(nextWeek());
    await form.locator('[name=dueTime]').fill('10:00');
    await next(form);
    await form.locator('[part~=submit]').click();
    await page.waitForURL(/\/Requests\/[\w-]+$/);
    await page.getByRole('heading', { name: `Help with a ${type}` }).waitFor();
    expect(problems).toEqual([]);
  },
);

it('fills the tabs of tasks in the dashboard', async () => {
  const { page } = await visit();
  await signIn(page, demoTranslator);
  await page.goto('/Dashboard');
  const dashboard = page.locator('dragoman-dashboard');
  await dashboard.locator('[part~=task]').first().waitFor();
  for (const tab of ['Accepted', 'Finished']) {
    await dashboard.getByRole('tab', { name: tab }).click();
    await dashboard.locator('[part~=row]').first().waitFor();
  }
});

it('shows a new booking in the translator’s dashboard, where the work starts', async () => {
  const [customer, translator] = [await visit(), await visit()];
  const details = `Please call my landlord ${Date.now()}`;
  await signIn(translator.page, demoTranslator);
  await translator.page.goto('/Dashboard');
  const address = await translator.page
    .locator('dragoman-dashboard [part~=task] a[href*="/ProductDetails/"]')
    .first()
    .getAttribute('href');
  const id = /ProductDetails\/(\d+)/.exec(address ?? '')?.[1];

  await signIn(customer.page, demoCustomer);
  await customer.page.goto(`/Checkout/${id}`);
  await book(customer.page, details);
  await payForBooking(customer.page);

  await translator.page.goto('/Dashboard?tab=accepted');
  const rows = translator.page.locator('dragoman-dashboard [part~=row]');
  const start = rows.getByRole('button', { name: 'Start work' });
  await start.first().waitFor();
  const waiting = await start.count();
  await start.first().click();
  await expect.poll(() => start.count()).toBe(waiting - 1);
});

it('shows a new profile picture everywhere on the page at once', async () => {
  const { page } = await visit();
  await signIn(page, demoCustomer);
  await page.goto('/Profile');
  const profile = page.locator('dragoman-profile');
  await profile.locator('[name=email]').waitFor();
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } });
  const inMenu = page.locator('dragoman-user-menu [part~=avatar] img').first();
  const before = await inMenu.getAttribute('src');
  await profile
    .locator('[name=image]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await expect.poll(() => inMenu.getAttribute('src')).not.toBe(before);
  const shown = await inMenu.getAttribute('src');
  await expect.poll(() => profile.locator('[part~=avatar] img').getAttribute('src')).toBe(shown);
});
