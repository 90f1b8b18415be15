import { expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import {
  book,
  demoCustomer,
  demoTranslator,
  enterSignIn,
  newUser,
  payForBooking,
  signIn,
  signUp,
} from './support/user-actions.ts';

const { visit } = browserFor(inject('siteUrl'));

it('leads a new user from the homepage to a paid task and its conversation', async () => {
  const { page, problems } = await visit();
  const person = newUser('Nora');
  const details = 'Two certificates, German into English, for an embassy.';

  await page.goto('/');
  await page.getByRole('link', { name: 'Explore Documents' }).click();
  await page.waitForURL(/\/Category\/document$/);
  await page.locator('dragoman-offer-grid [part~=book]').first().click();
  await page.waitForURL(/\/Checkout\/\d+$/);
  const checkoutPath = new URL(page.url()).pathname;

  await book(page, details);
  await page.locator('dragoman-checkout [part~=sign-in]').first().click();
  await page.waitForURL((url) => url.pathname === '/SignIn' && url.searchParams.get('next') === checkoutPath);

  await page.locator('dragoman-sign-in [part~=toggle]').click();
  await signUp(page, person);
  await enterSignIn(page, person);
  await page.waitForURL((url) => url.pathname === checkoutPath);

  const field = page.locator('dragoman-checkout [name=details]');
  await expect.poll(() => field.inputValue()).toBe(details);
  await book(page, details);
  await payForBooking(page);
  await page.goto('/messages');
  await page.locator('dragoman-chat-inbox [part~=conversation]').click();
  await page
    .locator('dragoman-chat-inbox [part~=thread]')
    .getByText(/booked/)
    .first()
    .waitFor();
  expect(problems).toEqual([]);
});

it('delivers messages between two users without a reload', async () => {
  const [customer, translator] = [await visit(), await visit()];
  await signIn(customer.page, demoCustomer);
  await signIn(translator.page, demoTranslator);
  await customer.page.goto('/messages');
  // Other tests write to others as these two: the conversation with each other need not be the first.
  await customer.page
    .locator('dragoman-chat-inbox [part~=conversation]', { hasText: 'Elena Petrova' })
    .first()
    .click();
  await customer.page.waitForURL(/conversation=/);
  await translator.page.goto(customer.page.url());
  const send = async (page: typeof customer.page, text: string) => {
    await page.locator('dragoman-chat-inbox [part~=input]').fill(text);
    await page.keyboard.press('Enter');
    await page.locator('dragoman-chat-inbox [part~=message-own]').getByText(text).waitFor();
  };
  const waitForMessage = ({ page }: typeof customer, text: string) =>
    page.locator('dragoman-chat-inbox [part~=message]').getByText(text).waitFor();

  const [question, answer] = [`Is Tuesday fine? ${Date.now()}`, `Tuesday is fine. ${Date.now()}`];
  await send(customer.page, question);
  await waitForMessage(translator, question);
  await send(translator.page, answer);
  await waitForMessage(customer, answer);
  expect([...customer.problems, ...translator.problems]).toEqual([]);
});

it('opens the conversation in the URL, also after a reload', async () => {
  const { page } = await visit();
  await signIn(page, demoCustomer);
  await page.goto('/messages');
  await page.locator('dragoman-chat-inbox [part~=conversation]').first().click();
  await page.waitForURL(/conversation=/);
  await page.reload();
  await page.locator('dragoman-chat-inbox [part~=message]').first().waitFor();
});

it('leads home after signing out, and requires a sign-in on private pages', async () => {
  const { page } = await visit();
  await signIn(page, demoCustomer);
  await page.goto('/messages');
  await page.locator('dragoman-user-menu [part~=toggle]').click();
  await page.locator('dragoman-user-menu [part~=sign-out]').click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.goto('/messages');
  await page.waitForURL(/\/SignIn\?next=%2Fmessages/);
});

it('restores the session after a reload, with one notice', async () => {
  const { page } = await visit();
  await signIn(page, demoCustomer);
  await page.reload();
  await page.locator('dragoman-toaster').getByText('Logged In').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).waitFor();
  await page.getByRole('link', { name: 'About US' }).click();
  await page.getByRole('heading', { level: 1, name: 'About US' }).waitFor();
  expect(await page.locator('dragoman-toaster [part~=notice]').count()).toBe(1);
});
