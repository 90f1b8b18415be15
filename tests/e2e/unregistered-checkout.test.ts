import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import { pageWith } from './support/partner-page.ts';
import { partnerSite } from './support/partner-site.ts';
import { enterSignIn, newCustomer } from './support/user-actions.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const unregistered = partnerSite('unregistered.localhost');

const day = new Date(Date.now() + 9 * 24 * 3600 * 1000).toISOString().slice(0, 10);
const typed = {
  details: 'Two certificates & a letter: #7,\nأربع صفحات',
  date: day,
  time: '16:45',
  quantity: '2.5',
};

const field = (page: Page, name: string) => page.locator(`dragoman-checkout [name=${name}]`);

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

async function expectFields(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values))
    await expect.poll(() => field(page, name).inputValue()).toBe(value);
}

/** A page that is left before it knows that nobody is signed in stores nothing of what was typed. */
const stored = (page: Page, text: string) =>
  page.waitForFunction(
    (part) =>
      Object.entries(localStorage).some(
        ([name, value]) => name.startsWith('dragoman.draft.') && String(value).includes(part),
      ),
    text,
  );

describe('a checkout on a page of an origin that is not registered', () => {
  it('goes on at the marketplace with the offer, what was typed, partner, campaign and reference', async () => {
    const { page } = await visit();
    const checkout =
      '<dragoman-checkout offer-id="1" reference="order-7 ä" load="eager"></dragoman-checkout>';
    await page.goto(unregistered.publish(pageWith(siteUrl, checkout)));
    await page.getByText(`Booking goes on at ${new URL(siteUrl).host}.`).waitFor();
    expect(
      await page.locator('dragoman-checkout [part~=submit], dragoman-checkout [type=file]').count(),
    ).toBe(0);
    await fill(page, typed);
    await page.getByRole('link', { name: 'Go on at' }).click();

    await page.waitForURL((url) => url.origin === siteUrl && url.hash === '');
    const address = new URL(page.url());
    expect(address.pathname).toBe('/Checkout/1');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      partner: 'demo',
      campaign: 'spring',
      reference: 'order-7 ä',
    });
    await expectFields(page, typed);
    await page.reload();
    await expectFields(page, typed);

    await page.locator('dragoman-checkout [part~=sign-in]').first().click();
    await enterSignIn(page, await newCustomer(siteUrl));
    await page.waitForURL((url) => url.pathname === '/Checkout/1');
    await expectFields(page, typed);
    const sent = page.waitForRequest((call) => call.url().includes('/task/accepted/1'));
    await page.locator('dragoman-checkout [part~=submit]').click();
    expect((await sent).postData()).toContain('order-7 ä');
    await page.locator('dragoman-checkout [part~=booked]').waitFor();
  });

  it('replaces an older draft, and nothing where the link brings nothing', async () => {
    const { page } = await visit();
    await page.goto('/Checkout/2');
    await fill(page, { details: 'An older draft', time: '09:00' });
    await stored(page, '09:00');
    await page.goto('/Checkout/3');
    await page.goto('/Checkout/2#details=Newer&date=tomorrow&price=0');
    await expectFields(page, { details: 'Newer', date: '', time: '09:00' });
    expect(new URL(page.url()).hash).toBe('');
    await stored(page, 'Newer');
    await page.goto('/Checkout/3');
    await page.goto('/Checkout/2#main');
    await expectFields(page, { details: 'Newer', time: '09:00' });
  });
});
