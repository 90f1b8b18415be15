/** The page to pay on, in a browser: with the mouse, with the keyboard, and without scripts. */
import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { bookingDay } from '#tests/setup/booking-day.ts';
import { browserFor } from './support/browser.ts';
import { newUser } from './support/user-actions.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);

const declined = '4000 0000 0000 0002';
const secondStep = '4000 0025 0000 3155';

async function send(path: string, body: object, token = '') {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(siteUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, string>;
}

async function signedUp(name: string): Promise<string> {
  const person = newUser(name);
  await send('/signup', { ...person, language: 'en' });
  return (await send('/login', { email: person.email, password: person.password })).token ?? '';
}

/** A page without scripts, on which a customer may pay for a task just booked. */
async function openPayment() {
  const [owner, customer] = [await signedUp('Theo'), await signedUp('Ines')];
  const offer = { title: 'Letters and forms', description: 'Done with care.', type: 'document', price: 40 };
  const { id } = await send('/task/create', { ...offer, languages: ['de', 'en'] }, owner);
  const booking = { details: 'Two letters', date: bookingDay, time: '09:30' };
  const task = await send(`/task/accepted/${id}`, booking, customer);
  const items = [{ id: task.id, quantity: 1 }];
  const { url = '' } = await send('/create-checkout-session', { items }, customer);
  const { page, problems } = await visit({ javaScriptEnabled: false });
  await page.goto(url);
  return { page, problems, url, taskPath: `/Task/${task.id}` };
}

const cardOf = (page: Page) => page.getByRole('textbox', { name: 'Card number' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const arriveAt = (page: Page, path: string, payment: string) =>
  page.waitForURL((url) => url.pathname === path && url.search === `?payment=${payment}`);

it('takes a payment and leads back to the task', async () => {
  const { page, problems, url, taskPath } = await openPayment();
  await page.getByText('€40.00').waitFor();
  expect(problems).toEqual([]);
  await press(page, 'Pay');
  await arriveAt(page, taskPath, 'success');
  await page.goto(url);
  await page.getByRole('heading', { name: 'This is paid already' }).waitFor();
});

it('says that a card is declined, with the field in focus, and takes another', async () => {
  const { page, taskPath } = await openPayment();
  await cardOf(page).fill(declined);
  await press(page, 'Pay');
  await page.getByRole('alert').getByText('Your bank declined this card.').waitFor();
  expect(await cardOf(page).inputValue()).toBe(declined);
  // The browser moves the focus by itself, a moment after the page is there.
  await cardOf(page).and(page.locator(':focus')).waitFor();
  // No form that the browser would ask to send again.
  await page.goBack();
  await page.goForward();
  await page.getByRole('alert').getByText('Your bank declined this card.').waitFor();
  await page.getByRole('link', { name: '4242 4242 4242 4242' }).click();
  await press(page, 'Pay');
  await arriveAt(page, taskPath, 'success');
});

it('asks the bank in a second step, by keyboard alone', async () => {
  const { page, taskPath } = await openPayment();
  await cardOf(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(secondStep);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Confirm with your bank' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('You rejected the payment').waitFor();
  await cardOf(page).press('Enter');
  await page.getByRole('button', { name: 'Confirm', exact: true }).press('Enter');
  await arriveAt(page, taskPath, 'success');
});

it('leads back to the task when one cancels', async () => {
  const { page, taskPath } = await openPayment();
  await press(page, 'Cancel');
  await arriveAt(page, taskPath, 'cancelled');
});
