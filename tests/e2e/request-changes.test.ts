import type { Page } from 'playwright';
import { expect, inject, it, vi } from 'vitest';
import { browserFor } from './support/browser.ts';
import { day, signedInUser } from './support/signed-in-user.ts';

const { visit } = browserFor(inject('siteUrl'));

/** Each of the two users waits for the other. */
const timeout = 180_000;

const board = (page: Page) => page.locator('dragoman-request-board');
const part = (page: Page, name: string) => board(page).locator(`[part~=${name}]`);
const confirm = (page: Page) => board(page).locator('dialog[open] [part~=confirm]').click();
const state = (page: Page, word: string) =>
  part(page, 'proposal-state').filter({ hasText: word }).first().waitFor();

/** The proposal that a notification was about: in view, with the focus. */
const marked = (page: Page, text: string) =>
  vi.waitFor(async () => {
    const found = await board(page).evaluate((element) => {
      const node = element.shadowRoot?.activeElement;
      const { top, bottom } = node?.getBoundingClientRect() ?? new DOMRect(0, -1);
      return { text: node?.textContent, isInView: top >= 0 && bottom <= innerHeight };
    });
    expect(found).toEqual({ text: expect.stringContaining(text), isInView: true });
  }, 20_000);

/** Opens the newest notification with this text: the bell leads to the thing itself. */
async function followNotification(page: Page, text: string) {
  await page.locator('dragoman-notification-bell [part~=toggle]').click();
  await page.locator('dragoman-notification-bell [part~=item]').filter({ hasText: text }).first().click();
}

type Fields = Record<string, string>;

async function publish(call: (path: string, body: object) => Promise<Fields>, title: string) {
  const { id = '' } = await call('/request/create', {
    ...{ title, description: 'Two pages.', type: 'forms', category: 'document', price: 30 },
    ...{ fromLanguage: ['is'], toLanguage: ['mt'], dueDate: day(20), dueTime: '12:00' },
  });
  return id;
}

it(
  'lets both sides change their minds about a request before it becomes a task',
  async () => {
    const [customer, translator] = [await signedInUser(visit, 'Nora'), await signedInUser(visit, 'Joris')];
    const id = await publish(customer.call, `Forms for the town hall ${Date.now()}`);
    const title = `Forms for the registry office ${Date.now()}`;

    // The customer corrects the request while nobody has answered it.
    await customer.page.goto(`/Requests/${id}`);
    await part(customer.page, 'edit-request').click();
    await customer.page.waitForURL(`**/Requests/${id}/Edit`);
    const form = customer.page.locator('dragoman-request-form');
    await form.locator('[name=title]').fill(title);
    for (const step of ['next', 'next', 'submit']) await form.locator(`[part~=${step}]`).click();
    await customer.page.waitForURL(`**/Requests/${id}`);
    await part(customer.page, 'title').filter({ hasText: title }).waitFor();

    // The translator proposes, and then asks for another price.
    await translator.page.goto(`/Requests/${id}`);
    await part(translator.page, 'propose').click();
    await board(translator.page).locator('[name=date]').fill(day(9));
    await board(translator.page).locator('[name=time]').fill('10:15');
    await board(translator.page).locator('[name=message]').fill('I know these forms well.');
    await part(translator.page, 'submit').click();
    await part(customer.page, 'proposal').filter({ hasText: 'I know these forms well.' }).waitFor();
    expect(await part(customer.page, 'edit-request').count()).toBe(0);
    await part(translator.page, 'change').click();
    await board(translator.page).locator('[name=price]').fill('27,50');
    await part(translator.page, 'submit').click();
    await part(customer.page, 'proposal-changed').waitFor();
    await part(customer.page, 'proposal-price').filter({ hasText: '27.50' }).waitFor();

    await part(customer.page, 'accept').click();
    await confirm(customer.page);
    await part(customer.page, 'request-state').filter({ hasText: 'Given away' }).waitFor();
    await state(translator.page, 'Accepted');
    await part(translator.page, 'open-task').click();
    await translator.page.waitForURL(/\/Task\/\d+$/);
    expect([...customer.problems, ...translator.problems]).toEqual([]);
  },
  timeout,
);

it(
  'tells translators that theirs was declined, or that the request is withdrawn',
  async () => {
    const [customer, first, second] = [
      await signedInUser(visit, 'Mila'),
      await signedInUser(visit, 'Hugo'),
      await signedInUser(visit, 'Ravi'),
    ];
    const title = `Lease of a flat ${Date.now()}`;
    const id = await publish(customer.call, title);
    const proposal = { price: 30, date: day(9), time: '10:15' };
    await first.call(`/requests/${id}/proposals`, { ...proposal, message: 'I can.' });
    await second.call(`/requests/${id}/proposals`, { ...proposal, message: 'So can I.' });

    await first.page.goto('/Dashboard');
    await customer.page.setViewportSize({ width: 360, height: 640 });
    await customer.page.goto('/Dashboard');
    await followNotification(customer.page, 'Ravi');
    await customer.page.waitForURL(`**/Requests/${id}`);
    await marked(customer.page, 'So can I.');
    await part(customer.page, 'decline').first().click();
    await confirm(customer.page);
    await state(customer.page, 'Declined');
    await followNotification(first.page, 'declined your proposal');
    await first.page.waitForURL(`**/Requests/${id}`);
    await marked(first.page, 'Declined');

    await second.page.goto('/Dashboard');
    await part(customer.page, 'withdraw-request').click();
    await board(customer.page).getByText('One open proposal is declined').waitFor();
    await confirm(customer.page);
    await part(customer.page, 'request-state').filter({ hasText: 'Withdrawn' }).waitFor();
    await followNotification(second.page, 'was withdrawn');
    await second.page.waitForURL(`**/Requests/${id}`);
    await board(second.page).getByText('The customer has withdrawn the request.').waitFor();
    expect([...customer.problems, ...first.problems, ...second.problems]).toEqual([]);
  },
  timeout,
);
