import type { Locator, Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import { day, signedInUser } from './support/signed-in-user.ts';

const { visit } = browserFor(inject('siteUrl'));

/** Each of the two users waits for the other. */
const timeout = 180_000;

const part = (page: Page, name: string) => page.locator('dragoman-task').locator(`[part~=${name}]`);
const dialog = (page: Page) => page.locator('dragoman-task').getByRole('dialog');
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const state = (page: Page, word: string) => part(page, 'state').filter({ hasText: word }).waitFor();
const files = (page: Page, kind: string) => part(page, 'files').locator(`[data-kind=${kind}]`);
const bell = (page: Page) => page.locator('dragoman-notification-bell');

/** How many notifications in the bell say this. */
async function notified(page: Page, words: string): Promise<number> {
  await bell(page).locator('[part~=toggle]').click();
  await bell(page).locator('[part~=item]').first().waitFor();
  const count = await bell(page).locator('[part~=item]').filter({ hasText: words }).count();
  await page.keyboard.press('Escape');
  return count;
}

/** Follows the newest notification that says this: on a phone, it has to lead to the part itself, in view and marked. */
async function follow(page: Page, words: string, lead: { to: RegExp; target: Locator }) {
  await page.setViewportSize({ width: 360, height: 640 });
  await bell(page).locator('[part~=toggle]').click();
  await bell(page).locator('[part~=item]').filter({ hasText: words }).first().click();
  await page.waitForURL(lead.to);
  const outline = () =>
    lead.target.evaluate((node) => node.matches(':focus') && getComputedStyle(node).outlineStyle);
  await expect.poll(outline).toBe('solid');
  const box = await lead.target.boundingBox();
  expect(box && box.y >= 0 && box.y + box.height <= 640).toBe(true);
}

const text = (name: string, content: string) => ({
  ...{ name, mimeType: 'text/plain', buffer: Buffer.from(content) },
});

async function twoAtATask(type: string) {
  const [ada, ben] = [await signedInUser(visit, 'Ada'), await signedInUser(visit, 'Ben')];
  const offer = { title: 'A letter', description: 'One page.', type, price: 25, languages: ['de', 'en'] };
  const { id } = await ben.call('/task/create', offer);
  const booking = { details: 'Please.', date: day(7), time: '14:30', timezone: 'Asia/Tokyo' };
  const booked = await ada.call(`/task/accepted/${id}`, booking);
  for (const { page } of [ada, ben]) {
    await page.goto(`/Task/${booked.id}`);
    await part(page, 'facts').waitFor();
  }
  return { ada, ben, offer: id, booking };
}

it(
  'hands over work with its files and a note, and a second version after what the customer wants changed',
  async () => {
    const { ada, ben } = await twoAtATask('document');
    await part(ada.page, 'next').click();
    await ada.page.waitForURL(/\/TestPayment\//);
    await ada.page.locator('button[value=pay]').click();
    await ada.page.waitForURL(/\/Task\/\d+$/);
    await part(ada.page, 'facts').getByText('Deliver by').waitFor();
    await part(ben.page, 'next').filter({ hasText: 'Start work' }).click();

    const deliver = async (work: ReturnType<typeof text>[], note: string) => {
      await part(ben.page, 'next').filter({ hasText: 'Mark delivered' }).click();
      await dialog(ben.page).locator('input[type=file]').setInputFiles(work);
      await dialog(ben.page).locator('[name=message]').fill(note);
      await press(ben.page, 'Mark delivered');
    };
    await deliver([text('letter-en.txt', 'Dear'), text('notes.txt', 'Two words')], 'Done, with notes.');
    await state(ada.page, 'Delivered');
    expect(await notified(ada.page, 'documents')).toBe(0);
    expect(await notified(ada.page, 'Ben Newcomer: “A letter” is delivered.')).toBe(1);
    await files(ada.page, 'deliverable').getByText('letter-en.txt').waitFor();
    await part(ada.page, 'history').getByText('Done, with notes.').waitFor();

    const change = part(ada.page, 'action').filter({ hasText: 'Ask for changes' });
    await change.click();
    await dialog(ada.page).locator('[name=message]').fill('   ');
    await press(ada.page, 'Ask for changes');
    await dialog(ada.page).locator('[part~=field-error]').waitFor();
    await dialog(ada.page).locator('[name=message]').fill('The date is missing.');
    await press(ada.page, 'Ask for changes');
    await part(ben.page, 'next-step').getByText('The date is missing.').waitFor();
    await part(ben.page, 'history').getByText('The date is missing.').waitFor();

    await deliver([text('letter-en.txt', 'Dear, on Monday')], 'Now with the date.');
    await part(ada.page, 'history').getByText('Now with the date.').waitFor();
    await files(ada.page, 'deliverable').getByText('Version 2').waitFor();
    await files(ada.page, 'deliverable').getByText('An earlier version').click();
    await files(ada.page, 'deliverable').getByText('Version 1').first().waitFor();
    await part(ada.page, 'next').filter({ hasText: 'Accept delivery' }).click();
    await press(ada.page, 'Accept and release €25');
    await state(ben.page, 'Finished');
    for (const moved of ['Paid€25', 'Released€25'])
      await part(ben.page, 'entry').filter({ hasText: moved }).waitFor();
    expect(await notified(ben.page, 'You have earned €22.50 with “A letter”.')).toBe(1);

    await dialog(ada.page).locator('[name=rating][value="5"]').check({ force: true });
    await dialog(ada.page).locator('[name=text]').fill('Good work.');
    await dialog(ada.page).locator('[part~=confirm]').click();
    await part(ada.page, 'review').getByText('Good work.').waitFor();
    const onTask = /\/Task\/\d+$/;
    await follow(ben.page, 'rated “A letter” with 5', { to: onTask, target: part(ben.page, 'review') });
    const earning = ben.page.locator('dragoman-payments [part~=row]').filter({ hasText: 'A letter' });
    await follow(ben.page, 'You have earned', { to: /\/Earnings$/, target: earning });
    await follow(ben.page, 'needs changes', { to: onTask, target: part(ben.page, 'next-step') });
    await follow(ada.page, 'is delivered', { to: onTask, target: part(ada.page, 'next-step') });
    expect([...ada.problems, ...ben.problems]).toEqual([]);
  },
  timeout,
);

it(
  'takes calls one after the other, and tells their customers where',
  async () => {
    const { ada, ben, offer, booking } = await twoAtATask('call');
    await part(ada.page, 'facts').getByText('Ben Newcomer will say where').waitFor();
    await part(ben.page, 'facts').locator('[name=place]').fill('http://evil.example');
    await part(ben.page, 'save-place').click();
    await part(ben.page, 'field-error').waitFor();
    await part(ben.page, 'facts').locator('[name=place]').fill('https://meet.example/ada');
    await part(ben.page, 'save-place').click();
    const place = part(ada.page, 'place');
    await place.waitFor();
    expect(await place.getAttribute('href')).toBe('https://meet.example/ada');

    const cleo = await signedInUser(visit, 'Cleo');
    await cleo.page.goto(`/Checkout/${offer}`);
    const checkout = cleo.page.locator('dragoman-checkout');
    await checkout.getByLabel('Starts at').waitFor();
    const instant = new Date(`${booking.date}T${booking.time}:00+09:00`);
    const local = await cleo.page.evaluate((at) => {
      const here = new Date(at);
      const two = (part: number) => String(part).padStart(2, '0');
      return {
        date: `${here.getFullYear()}-${two(here.getMonth() + 1)}-${two(here.getDate())}`,
        time: `${two(here.getHours())}:${two(here.getMinutes())}`,
      };
    }, instant.getTime());
    await checkout.locator('[name=details]').fill('A call, please.');
    await checkout.locator('[name=date]').fill(local.date);
    await checkout.locator('[name=time]').fill(local.time);
    await checkout.locator('[part~=submit]').click();
    await checkout.getByText('Ben is not free at this time.').waitFor();
    expect(await checkout.locator('[part~=free]').count()).toBe(3);
    await checkout.locator('[part~=free]').first().click();
    expect(await checkout.locator('[name=time]').inputValue()).not.toBe(local.time);
    expect(await checkout.locator('[name=details]').inputValue()).toBe('A call, please.');
    await checkout.locator('[part~=submit]').click();
    await checkout.locator('[part~=booked]').waitFor();
    await checkout.locator('[part~=when]').waitFor();
    const downloading = cleo.page.waitForEvent('download');
    await checkout.locator('[part~=calendar]').click();
    expect((await downloading).suggestedFilename()).toMatch(/\.ics$/);
    await checkout.locator('[part~=task]').click();
    await part(cleo.page, 'facts').getByText('Starts at').waitFor();
    expect([...ada.problems, ...ben.problems]).toEqual([]);
    // The browser reports the refused booking.
    expect(cleo.problems.filter((problem) => !problem.includes('409'))).toEqual([]);
  },
  timeout,
);
