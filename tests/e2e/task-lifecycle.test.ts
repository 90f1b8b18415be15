import type { Locator, Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import { day, send, signedInUser } from './support/signed-in-user.ts';
import { newUser, payForBooking } from './support/user-actions.ts';

const { visit } = browserFor(inject('siteUrl'));

/** Each of the two users waits for the other. */
const timeout = 180_000;

const dashboard = (page: Page) => page.locator('dragoman-dashboard');
const rowOf = (page: Page, text: string) => dashboard(page).locator('[part~=row]').filter({ hasText: text });
const openTab = (page: Page, name: string) => dashboard(page).getByRole('tab', { name }).click();
const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click();
const taskOn = (page: Page) => page.locator('dragoman-task');
const dialog = (page: Page) => page.getByRole('dialog');

/** Marks the document: a page load would remove the mark. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-seen', ''));
const isSamePage = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-seen'));

it(
  'takes a task from booking through payment, documents, changes and review, live for both parties',
  async () => {
    const [customer, translator] = [await signedInUser(visit, 'Ines'), await signedInUser(visit, 'Theo')];
    const languages = ['de', 'en'];
    const offer = { title: 'Letters and forms', description: 'Done with care.', type: 'document', price: 40 };
    const { id } = await translator.call('/task/create', { ...offer, languages });
    const details = `Two letters for the embassy ${Date.now()}`;
    await translator.page.goto('/Dashboard?tab=accepted');
    await translator.page.getByText('No task is under way.').first().waitFor();
    await mark(translator.page);

    await customer.page.goto(`/Checkout/${id}`);
    const checkout = customer.page.locator('dragoman-checkout');
    await checkout.locator('[name=details]').fill(details);
    await checkout.locator('[name=date]').fill(day(7));
    await checkout.locator('[name=time]').fill('14:30');
    const letter = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear Sir or Madam') };
    await checkout.locator('[name=documents]').setInputFiles(letter);
    await checkout.locator('[part~=submit]').click();
    await checkout.getByRole('button', { name: 'Pay \u2068€40\u2069 now' }).waitFor();

    const [mine, theirs] = [rowOf(customer.page, offer.title), rowOf(translator.page, offer.title)];
    await theirs.getByText('Waiting for payment').waitFor();
    await payForBooking(customer.page);
    await customer.page.goto('/Dashboard?tab=accepted');
    await mark(customer.page);
    await mine.getByText('Held', { exact: true }).waitFor();
    await theirs.getByText('Held', { exact: true }).waitFor();

    await press(theirs, 'Start work');
    await mine.locator('[part~=state]').filter({ hasText: 'In progress' }).waitFor();
    await mine.locator('[part~=title] a').click();
    await customer.page.waitForURL(/\/Task\/\d+$/);
    await theirs.getByRole('link', { name: 'Mark delivered' }).click();
    const [mineInFull, theirsInFull] = [taskOn(customer.page), taskOn(translator.page)];
    await theirsInFull.getByText(details).first().waitFor();
    await mineInFull.getByRole('button', { name: /letter\.txt/ }).waitFor();

    await mineInFull.locator('[part~=upload]').click();
    const stamp = { name: 'stamp.txt', mimeType: 'text/plain', buffer: Buffer.from('Seen and approved') };
    await dialog(customer.page).locator('input[type=file]').setInputFiles(stamp);
    await press(dialog(customer.page), 'Send');
    await dialog(customer.page).getByLabel('uploaded').waitFor();
    await dialog(customer.page).locator('[part~=dismiss]').click();
    const downloading = translator.page.waitForEvent('download');
    await press(theirsInFull, 'Download stamp.txt');
    expect((await downloading).suggestedFilename()).toBe('stamp.txt');

    const deliver = async (words: string, note: string) => {
      const work = { name: 'translation.txt', mimeType: 'text/plain', buffer: Buffer.from(words) };
      await theirsInFull.locator('[part~=next]').click();
      await dialog(translator.page).locator('input[type=file]').setInputFiles(work);
      await dialog(translator.page).locator('[name=message]').fill(note);
      await press(dialog(translator.page), 'Mark delivered');
    };
    await deliver('Sehr geehrte', 'Both letters in one file.');
    await mineInFull.getByText('translation.txt').first().waitFor();
    await press(mineInFull, 'Ask for changes');
    await dialog(customer.page).locator('[name=message]').fill('The stamp is missing.');
    await press(dialog(customer.page), 'Ask for changes');
    await theirsInFull.locator('[part~=state]').filter({ hasText: 'Changes requested' }).waitFor();
    await deliver('Sehr geehrte Frau Winter', 'Now with the stamp.');
    await press(mineInFull, 'Accept delivery');
    await press(dialog(customer.page), 'Accept and release €40');
    await dialog(customer.page).getByRole('radio', { name: '5 stars' }).check();
    await dialog(customer.page).locator('[name=text]').fill('Better the second time.');
    await press(dialog(customer.page), 'Send review');

    await translator.page.goBack();
    await openTab(translator.page, 'Finished');
    await theirs.getByRole('link', { name: 'Answer' }).click();
    await theirsInFull.getByText('Better the second time.').waitFor();
    await press(theirsInFull, 'Answer');
    await dialog(translator.page).locator('[name=text]').fill('Thank you for your patience.');
    await press(dialog(translator.page), 'Publish answer');
    await mineInFull.getByText('Thank you for your patience.').waitFor();

    const anonymous = await visit();
    await anonymous.page.goto(`/ProductDetails/${id}`);
    const review = anonymous.page.locator('dragoman-offer-detail [part~=review]');
    await review.getByText('Better the second time.').waitFor();
    await review.getByText('Thank you for your patience.').waitFor();

    expect([await isSamePage(customer.page), await isSamePage(translator.page)]).toEqual([true, true]);
    expect([...customer.problems, ...translator.problems, ...anonymous.problems]).toEqual([]);
  },
  timeout,
);

it(
  'turns a request and a proposal into a task in both dashboards',
  async () => {
    const [customer, translator] = [await signedInUser(visit, 'Mona'), await signedInUser(visit, 'Wim')];
    const title = `Forms for the school ${Date.now()}`;
    await customer.call('/request/create', {
      ...{ title, description: 'Two pages.', type: 'forms', category: 'document', price: 30 },
      ...{ fromLanguage: ['is'], toLanguage: ['mt'], dueDate: day(20), dueTime: '12:00' },
    });
    await customer.page.goto('/Dashboard?tab=requests');
    const request = dashboard(customer.page).locator('[part~=request]').filter({ hasText: title });
    await request.getByText('No proposal yet').waitFor();

    await translator.page.goto('/RequestBoard?from=is');
    const card = translator.page.locator('dragoman-request-board [part~=request]').filter({ hasText: title });
    await card.locator('[part~=propose]').click();
    await card.locator('[name=price]').fill('27,50');
    await card.locator('[name=date]').fill(day(9));
    await card.locator('[name=time]').fill('10:15');
    await card.locator('[name=message]').fill('I know these forms well.');
    await card.locator('[part~=submit]').click();
    await card.getByText('Not answered yet').waitFor();

    await request.getByText('I know these forms well.').waitFor();
    await request.locator('[part~=accept]').click();
    await dialog(customer.page).locator('[part~=confirm]').click();
    await request.getByText('Given away').waitFor();
    await request.locator('[part~=open-task]').click();
    await customer.page.waitForURL(/\/Task\/\d+$/);
    await customer.page.locator('dragoman-task').getByText('Not paid').first().waitFor();

    await translator.page.goto('/Dashboard?tab=accepted');
    await rowOf(translator.page, title).getByText('Waiting for payment').waitFor();
    await rowOf(translator.page, title).getByText('Mona Newcomer').waitFor();
    expect([...customer.problems, ...translator.problems]).toEqual([]);
  },
  timeout,
);

it('asks a signed-out visitor to sign in, and returns to the requests', async () => {
  const { page, problems } = await visit();
  const person = newUser('Ravi');
  await send('/signup', { ...person, language: 'en' });
  await page.goto('/requestboard?category=call');
  await page.locator('dragoman-request-board [part~=sign-in]').click();
  await page.waitForURL((url) => url.searchParams.get('next') === '/requestboard?category=call');
  const form = page.locator('dragoman-sign-in');
  await form.locator('[name=email]').fill(person.email);
  await form.locator('[name=password]').fill(person.password);
  await form.locator('[part~=submit]').click();
  await page.waitForURL(/\/requestboard\?category=call$/);
  const types = page.locator('dragoman-request-board [part~=type]');
  await types.first().waitFor();
  expect(new Set(await types.allTextContents())).toEqual(new Set(['Call']));
  expect(problems).toEqual([]);
});
