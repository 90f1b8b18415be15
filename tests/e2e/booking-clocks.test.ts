/** Booking a call from another time zone than its translator's. */
import { text } from 'node:stream/consumers';
import { expect, inject, it } from 'vitest';
import { browserFor, listens } from './support/browser.ts';
import { signedInUser } from './support/signed-in-user.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);

/** The first day after today on which the clocks of New York change: forward in March, back in November. */
function changeOf(month: 3 | 11): string {
  const sundayBefore = month === 3 ? 7 : 0;
  const dayIn = (year: number) => {
    const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
    return new Date(Date.UTC(year, month - 1, 1 + ((7 - first) % 7) + sundayBefore));
  };
  const now = new Date();
  const thisYear = dayIn(now.getUTCFullYear());
  const tomorrow = now.getTime() + 24 * 3600 * 1000;
  const day = thisYear.getTime() > tomorrow ? thisYear : dayIn(now.getUTCFullYear() + 1);
  return day.toISOString().slice(0, 10);
}

it('says what time it is there, refuses a time that clocks skip, and puts the call into the calendar', async () => {
  const berlin = { timezoneId: 'Europe/Berlin' };
  const ben = await signedInUser((options) => visit({ ...options, ...berlin }), 'Ben');
  await ben.page.goto('/Dashboard');
  await ben.page.locator('dragoman-dashboard [part~=tabs]').waitFor();
  const offer = { title: 'On the phone', description: 'A call.', type: 'call', price: 25 };
  const { id } = await ben.call('/task/create', { ...offer, languages: ['de', 'en'] });

  const newYork = { timezoneId: 'America/New_York' };
  const ada = await signedInUser((options) => visit({ ...options, ...newYork }), 'Ada');
  await ada.page.goto(`/Checkout/${id}`);
  const checkout = ada.page.locator('dragoman-checkout');
  const clocks = checkout.locator('[part~=clocks]');
  await listens(checkout);
  const choose = async (date: string, time: string) => {
    await checkout.locator('[name=date]').fill(date);
    await checkout.locator('[name=time]').fill(time);
  };
  await checkout.locator('[name=details]').fill('A call, please.');
  await choose(changeOf(3), '02:30');
  await checkout.locator('[name=details]').focus();
  await checkout.getByText('This time does not exist on that day').waitFor();
  expect(await clocks.textContent()).not.toMatch(/\d:\d/);

  await choose(changeOf(11), '01:30');
  await clocks.getByText('we take the first').waitFor();
  await clocks.getByText('01:30 your time').waitFor();
  await clocks.getByText('06:30 in Berlin').waitFor();
  await checkout.locator('[part~=submit]').click();
  await checkout.locator('[part~=booked]').waitFor();

  const downloading = ada.page.waitForEvent('download');
  await checkout.locator('[part~=calendar]').click();
  const file = (await text(await (await downloading).createReadStream())).replaceAll('\r\n ', '');
  const task = await checkout.locator('[part~=task]').getAttribute('href');
  expect(file).toContain(`URL:${new URL(task ?? '', siteUrl).href}\r\n`);
  expect(file).toContain(`DTSTART:${changeOf(11).replaceAll('-', '')}T053000Z\r\n`);
  expect([...ada.problems, ...ben.problems]).toEqual([]);
}, 120_000);
