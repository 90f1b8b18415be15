/** Forms whose later parts cannot be loaded: what is there works, nothing that was typed is lost, and Retry loads the rest. */
import { expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import { demoCustomer, newCustomer, signIn } from './support/user-actions.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);

it('the offer form stays at a step that cannot be loaded', async () => {
  const { page } = await visit();
  await signIn(page, demoCustomer);
  await page.route('**/assets/pricing-step-*.js', (route) => route.abort());
  await page.goto('/Select/Offer');
  const form = page.locator('dragoman-offer-form');
  const title = form.getByLabel('Title').first();
  await title.fill('Letters from authorities');
  await form.getByLabel('Description').first().fill('Read and answered');
  await form.locator('input[type=radio]').first().check({ force: true });
  await form.locator('[part~=next]').click();
  await form.getByText('This could not be loaded.').filter({ visible: true }).waitFor();
  await form.locator('[part~=next]').click();
  expect(await form.locator('[part~=step][aria-current=step]').textContent()).toContain('Pricing');

  await page.unroute('**/assets/pricing-step-*.js');
  await form.getByRole('button', { name: 'Retry' }).click();
  await form.locator('[name=price]').waitFor();
  await form.locator('[part~=back]').click();
  expect(await title.inputValue()).toBe('Letters from authorities');
});

it('the checkout books without files, and says that it did', async () => {
  const { page } = await visit();
  await signIn(page, await newCustomer(siteUrl));
  await page.route(/assets\/(file-drop-(?!frame)|booked-(?!tasks)).*\.js/, (route) => route.abort());
  await page.goto('/Checkout/3');
  const checkout = page.locator('dragoman-checkout');
  await checkout.getByText('This could not be loaded.').waitFor();
  await checkout.locator('[name=details]').fill('Two letters from the office');
  await checkout
    .locator('[name=date]')
    .fill(new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10));
  await checkout.locator('[name=time]').fill('10:30');
  await checkout.locator('[part~=submit]').click();
  await checkout.locator('[part~=notice]').getByText('Your booking is made.').waitFor();
  expect(await checkout.locator('form').count()).toBe(0);

  await page.unroute(/assets\/(file-drop-(?!frame)|booked-(?!tasks)).*\.js/);
  await checkout.getByRole('button', { name: 'Retry' }).click();
  await checkout.getByText('A conversation with').waitFor();
});
