/** Operators find in the back office what its numbers count; nobody else has these pages. */
import { expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import { demoCustomer, newUser, signIn } from './support/user-actions.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);

const demoOperator = { email: 'operator@demo.test', password: 'dragoman-demo' };

it('leads from a number to its list, to a person, and to who read of them', async () => {
  const { page, problems } = await visit();
  await signIn(page, demoOperator);
  await page.goto('/Operator');
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  const menu = page.getByRole('navigation', { name: 'The parts of the back office' });
  await menu.getByRole('link', { name: 'Overview' }).waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^People \d/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'People' }).waitFor();

  await page.getByLabel('Name, e-mail address or id').fill('nobody-is-called-so');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByText('Nobody like this is here.').waitFor();
  await page.getByLabel('Name, e-mail address or id').fill(demoCustomer.email);
  await page.keyboard.press('Enter');
  await page.getByText('customer@demo.test').waitFor();
  await page.locator('.operator__row a').click();
  await page.getByRole('heading', { level: 2, name: 'Profile' }).waitFor();
  await page.getByText('customer@demo.test (confirmed)').waitFor();
  expect(await menu.locator('[aria-current=true]').textContent()).toBe('People');

  await page.getByRole('link', { name: 'All lines about this person' }).click();
  await page.getByRole('heading', { level: 1, name: 'Audit log' }).waitFor();
  await page.getByText('read-person').first().waitFor();
  expect(problems).toEqual([]);
});

it('is not there for other people', async () => {
  const { page } = await visit();
  const person = newUser('Curious');
  const answer = await fetch(`${siteUrl}/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, language: 'en' }),
  });
  expect(answer.ok).toBe(true);
  await signIn(page, person);
  for (const path of ['/Operator', '/Operator/Users', '/Operator/Audit']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: 'the great nothing' }).waitFor();
  }
  await page.goto('/Profile');
  await page.locator('.account__menu').waitFor();
  expect(await page.getByRole('link', { name: 'Back office' }).count()).toBe(0);
});
