import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import { day, signedInUser } from './support/signed-in-user.ts';

const { visit } = browserFor(inject('siteUrl'));

/** Each of the two users waits for the other. */
const timeout = 180_000;

const task = (page: Page) => page.locator('dragoman-task');
const part = (page: Page, name: string) => task(page).locator(`[part~=${name}]`);
const dialog = (page: Page) => task(page).getByRole('dialog');
const confirm = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const next = (page: Page, name: string) =>
  part(page, 'next')
    .and(page.getByRole('button', { name, exact: true }))
    .click();
const state = (page: Page, word: string) => part(page, 'state').filter({ hasText: word }).waitFor();
const answerAtTheTill = async (page: Page, choice: 'pay' | 'cancel') => {
  await page.waitForURL(/\/TestPayment\//);
  await page.locator(`button[value=${choice}]`).click();
  await page.waitForURL(/\/Task\/\d+$/);
};

/** Both look at the same task of €25: Ada has booked Ben's offer. */
async function bothAtTheTask() {
  const [ada, ben] = [await signedInUser(visit, 'Ada'), await signedInUser(visit, 'Ben')];
  const offer = { title: 'A letter', description: 'One page.', type: 'document', price: 25 };
  const { id } = await ben.call('/task/create', { ...offer, languages: ['de', 'en'] });
  const booking = { details: 'Please.', date: day(7), time: '14:30', timezone: 'UTC' };
  const booked = await ada.call(`/task/accepted/${id}`, booking);
  for (const { page } of [ada, ben]) {
    await page.goto(`/Task/${booked.id}`);
    await part(page, 'facts').waitFor();
  }
  return {
    ada: ada.page,
    ben: ben.page,
    problems: () => [...ada.problems, ...ben.problems],
    async pay() {
      await next(ada.page, 'Pay €25 now');
      await answerAtTheTill(ada.page, 'pay');
      await part(ada.page, 'notice').getByText('Paid, held').waitFor();
    },
  };
}

it(
  'is held before the work starts and released when the delivery is accepted',
  async () => {
    const { ada, ben, pay, problems } = await bothAtTheTask();
    await part(ben, 'next-step').getByText('Waiting for payment').waitFor();
    await next(ada, 'Pay €25 now');
    await answerAtTheTill(ada, 'cancel');
    await part(ada, 'notice').getByText('The payment was not completed.').waitFor();
    expect(new URL(ada.url()).search).toBe('');
    await pay();
    await part(ben, 'money').getByText('€22.50').waitFor();
    await next(ben, 'Start work');
    await state(ada, 'In progress');
    await next(ben, 'Mark delivered');
    await dialog(ben).locator('[name=message]').fill('With the stamp on page two.');
    await confirm(ben, 'Mark delivered');
    await part(ada, 'history').getByText('With the stamp on page two.').waitFor();
    await part(ada, 'next-step').getByText('Without an answer from you, it is accepted on').waitFor();
    await next(ada, 'Accept delivery');
    await dialog(ada).getByText('€25 is released to Ben Newcomer.').waitFor();
    await confirm(ada, 'Accept and release €25');
    await dialog(ada).getByRole('radio', { name: '5 stars' }).check();
    await dialog(ada).locator('[name=text]').fill('Just right.');
    await confirm(ada, 'Send review');
    await part(ben, 'review').getByText('Just right.').waitFor();
    await part(ben, 'money').getByText('Released').waitFor();
    expect(problems()).toEqual([]);
  },
  timeout,
);

it(
  'goes back to the customer when the task is called off',
  async () => {
    const { ada, ben, pay, problems } = await bothAtTheTask();
    await pay();
    await part(ben, 'paid').getByText('Held').waitFor();
    await part(ben, 'action').filter({ hasText: 'Decline' }).click();
    await dialog(ben).getByText('Ada Newcomer gets €25 back.').waitFor();
    await confirm(ben, 'Decline task');
    await state(ada, 'Declined');
    await part(ada, 'paid').getByText('Refunded').waitFor();
    expect(problems()).toEqual([]);
  },
  timeout,
);

it(
  'is divided as the two agree',
  async () => {
    const { ada, ben, pay, problems } = await bothAtTheTask();
    await pay();
    await next(ben, 'Start work');
    await part(ben, 'settle').click();
    const slider = dialog(ben).getByRole('slider');
    await slider.press('Home');
    for (let step = 0; step < 4; step += 1) await slider.press('PageUp');
    const owned = await dialog(ben).locator('[part~=share]').first().textContent();
    await dialog(ben).locator('[name=text]').fill('Half of it is done.');
    await confirm(ben, 'Send proposal');
    await part(ben, 'settlement').getByText('Waiting for Ada Newcomer’s answer.').waitFor();
    const proposed = part(ada, 'settlement');
    await proposed.getByText('Half of it is done.').waitFor();
    const amount = /€[\d.]+/.exec(owned ?? '')?.[0] ?? '';
    expect(await proposed.locator('[part~=share]').allTextContents()).toContain(`Ben Newcomer gets${amount}`);
    await part(ada, 'accept-settlement').click();
    await confirm(ada, 'Accept partial refund');
    await state(ben, 'Finished');
    await part(ben, 'paid').getByText('Partly refunded').waitFor();
    expect(problems()).toEqual([]);
  },
  timeout,
);
