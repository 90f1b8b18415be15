import { describe, expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import { focused } from './support/keyboard-focus.ts';
import { pageWith, signInByWindow } from './support/partner-page.ts';
import { partnerSite } from './support/partner-site.ts';
import { book } from './support/user-actions.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const partner = partnerSite();

async function firstOffer(): Promise<number> {
  const [offer] = (await (await fetch(`${siteUrl}/api/category/document?limit=1`)).json()) as {
    id: number;
  }[];
  return offer?.id ?? 0;
}

/** Of this test alone: others book for the partner, too. */
const campaign = 'booked-in-place';
const pageOf = (body: string): string =>
  partner.publish(pageWith(siteUrl, body).replace('data-campaign="spring"', `data-campaign="${campaign}"`));

describe('a booking on a partner’s page', () => {
  it('completes in place, keeps the entered details, and counts in the partner’s statistics', async () => {
    const { page, problems } = await visit();
    const offer = await firstOffer();
    const home = pageOf(
      `<dragoman-offer-grid ids="${offer}"></dragoman-offer-grid>
        <script>
          addEventListener('dragoman-load', () => document.body.setAttribute('data-loaded', ''));
          addEventListener('dragoman-offer-select', (event) => event.preventDefault());
        </script>`,
    );
    const sent = page.waitForRequest((request) => request.url().endsWith('/embed/counts'));
    await page.goto(`${home}?visitor=42`);
    // Until then a card is a plain link that emits no events.
    await page.locator('body[data-loaded]').waitFor();
    await page.locator('dragoman-offer-grid [part~=details]').first().click();
    await sent;
    const counter = page.waitForRequest((request) => request.url().endsWith('/embed/counts'));
    const checkout = pageOf(`<dragoman-checkout offer-id="${offer}"></dragoman-checkout>`);
    await page.goto(checkout);
    const details = `Booked at the agency ${Date.now()}`;
    await book(page, details);
    await page.locator('dragoman-checkout [part~=error]').waitFor();
    await signInByWindow(page, 'dragoman-checkout [part~=sign-in]');
    await expect.poll(() => focused(page)).toBe('Checkout');
    expect(await page.locator('dragoman-checkout [name=details]').inputValue()).toBe(details);
    await page.locator('dragoman-checkout [part~=submit]').click();
    await page.locator('dragoman-checkout [part~=booked]').waitFor();
    await counter;
    expect(page.url()).toBe(checkout);
    expect(problems).toEqual([]);

    const { token } = (await (
      await fetch(`${siteUrl}/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'translator@demo.test', password: 'dragoman-demo' }),
      })
    ).json()) as { token: string };
    const { pages, campaigns } = (await (
      await fetch(`${siteUrl}/embed/report`, { headers: { authorization: `Bearer ${token}` } })
    ).json()) as { pages: { page: string }[]; campaigns: object[] };
    const at = (address: string) => pages.find(({ page: path }) => path === address);
    expect(at(home)).toEqual({ page: home, views: 1, opens: 1, bookings: 0 });
    expect(at(checkout)).toEqual({ page: checkout, views: 1, opens: 0, bookings: 1 });
    expect(campaigns).toContainEqual(expect.objectContaining({ campaign, bookings: 1 }));
  });
});
