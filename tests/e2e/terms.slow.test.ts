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
const answerAtTheTill = async (page: Page) => {
  await page.waitForURL(/\/TestPayment\//);
  await page.locator('button[value=pay]').click();
  await page.waitForURL(/\/Task\/\d+$/);
};

/** Both look at the same task of one hour at €25, which Ada has booked with Ben and paid. */
async function bothAtThePaidTask() {
  const [ada, ben] = [await signedInUser(visit, 'Ada'), await signedInUser(visit, 'Ben')];
  const offer = { title: 'A letter', description: 'One page.', type: 'document', price: 25 };
  const { id } = await ben.call('/task/create', { ...offer, languages: ['de', 'en'] });
  const booking = { details: 'Please.', date: day(7), time: '14:30', timezone: 'UTC' };
  const booked = await ada.call(`/task/accepted/${id}`, booking);
  for (const { page } of [ada, ben]) {
    await page.goto(`/Task/${booked.id}`);
    await part(page, 'facts').waitFor();
  }
  await part(ada.page, 'next').click();
  await answerAtTheTill(ada.page);
  await part(ben.page, 'paid').getByText('Held').waitFor();
  return { ada: ada.page, ben: ben.page, problems: () => [...ada.problems, ...ben.problems] };
}

async function propose(page: Page, field: 'quantity' | 'price', value: string, why: string) {
  await part(page, 'change').click();
  await dialog(page).locator(`[name=${field}]`).fill(value);
  await dialog(page).locator('[name=text]').fill(why);
  await dialog(page).locator('[part~=confirm]').click();
  await part(page, 'terms').getByText('You have proposed to change what was agreed.').waitFor();
}

it(
  'go down, and what is too much goes back; a change is declined, and one is taken back',
  async () => {
    const { ada, ben, problems } = await bothAtThePaidTask();
    await propose(ben, 'price', '15', 'It is shorter than I thought.');
    await part(ada, 'terms').getByText('It is shorter than I thought.').waitFor();
    await part(ada, 'accept-change').filter({ hasText: 'Accept and get €10 back' }).click();
    for (const page of [ada, ben]) await part(page, 'total').filter({ hasText: '1 h × €15 = €15' }).waitFor();
    await part(ada, 'money').getByText('Refunded').waitFor();

    await propose(ada, 'quantity', '2', 'There is another page.');
    await part(ben, 'terms').getByText('There is another page.').waitFor();
    await part(ben, 'decline-change').click();
    await part(ada, 'terms').waitFor({ state: 'detached' });

    await propose(ada, 'quantity', '3', 'There are two more pages.');
    await part(ben, 'terms').getByText('There are two more pages.').waitFor();
    await part(ada, 'withdraw-change').click();
    await part(ben, 'terms').waitFor({ state: 'detached' });
    expect(await part(ben, 'total').textContent()).toBe('1 h × €15 = €15');
    expect(problems()).toEqual([]);
  },
  timeout,
);

it(
  'go up once the difference is paid',
  async () => {
    const { ada, ben, problems } = await bothAtThePaidTask();
    await propose(ben, 'quantity', '2', 'It has a second page.');
    await part(ada, 'accept-change').filter({ hasText: 'Accept, then pay €25 more' }).click();
    await part(ben, 'terms').getByText('once Ada Newcomer has paid the difference of €25').waitFor();
    expect(await part(ben, 'total').textContent()).toBe('1 h × €25 = €25');
    await part(ada, 'pay').filter({ hasText: 'Pay the difference of €25' }).click();
    await answerAtTheTill(ada);
    for (const page of [ada, ben]) {
      await part(page, 'total').filter({ hasText: '2 h × €25 = €50' }).waitFor();
      await part(page, 'payment').nth(1).waitFor();
    }
    expect(problems()).toEqual([]);
  },
  timeout,
);
