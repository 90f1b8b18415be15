import { describe, expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import { pageWith, signInByWindow, statusWithToken, tokensOf } from './support/partner-page.ts';
import { partnerSite } from './support/partner-site.ts';
import { day, signedInUser } from './support/signed-in-user.ts';
import { newUser, signIn } from './support/user-actions.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const partner = partnerSite();

describe('a sign-in on a partner’s page', () => {
  it('shows what was booked on the page, and for all else a link to that very thing', async () => {
    const { page, problems } = await visit();
    const tokens = tokensOf(page);
    const { person, call } = await signedInUser(visit, 'Pat');
    const [offer, other] = (await (await fetch(`${siteUrl}/api/category/document?limit=2`)).json()) as {
      id: number;
    }[];
    const booking = { details: 'Two pages', date: day(5), time: '10:00' };
    const elsewhere = await call(`/task/accepted/${other?.id}`, booking);
    await page.goto(partner.publish(pageWith(siteUrl, '<dragoman-sign-in></dragoman-sign-in>')));
    await signInByWindow(page, undefined, person);
    // The page's own calls would go through the same backend: this one stands for its checkout.
    const { origin } = new URL(page.url());
    await page.goto(partner.publish(pageWith(siteUrl, '<dragoman-dashboard></dragoman-dashboard>')));
    await page.locator('dragoman-dashboard [part~=empty]').waitFor();
    const here = (await (
      await fetch(`${siteUrl}/task/accepted/${offer?.id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.at(-1)}`, origin },
        body: JSON.stringify(booking),
      })
    ).json()) as { id: number };

    /** Each widget, with the path that its link opens. */
    const widgets: [html: string, path: string][] = [
      ['<dragoman-profile></dragoman-profile>', '/Profile'],
      ['<dragoman-account></dragoman-account>', '/Settings'],
      ['<dragoman-payments></dragoman-payments>', '/Payments'],
      ['<dragoman-payments view="earnings"></dragoman-payments>', '/Earnings'],
      ['<dragoman-partner-report></dragoman-partner-report>', '/Partners/Report'],
      ['<dragoman-offer-form></dragoman-offer-form>', '/Select/Offer'],
      ['<dragoman-request-form type="document"></dragoman-request-form>', '/Select/Request/document'],
      ['<dragoman-request-board></dragoman-request-board>', '/RequestBoard'],
      ['<dragoman-dashboard tab="created"></dragoman-dashboard>', '/Dashboard?tab=created'],
      ['<dragoman-dashboard tab="requests"></dragoman-dashboard>', '/Dashboard?tab=requests'],
      [
        `<dragoman-offer-detail offer-id="${offer?.id}"></dragoman-offer-detail>`,
        `/ProductDetails/${offer?.id}`,
      ],
      [`<dragoman-task task-id="${here.id}"></dragoman-task>`, `/Task/${here.id}`],
    ];
    const numbered = widgets.map(
      ([html], at) => `<div id="w${at}">${html.replace('>', ' load="eager">')}</div>`,
    );
    const booked = '<dragoman-dashboard id="tasks" tab="accepted" load="eager"></dragoman-dashboard>';
    await page.goto(partner.publish(pageWith(siteUrl, numbered.join('') + booked)));
    for (const [at, [, path]] of widgets.entries()) {
      const link = page.locator(`#w${at} [part~=marketplace]`).first();
      const address = new URL((await link.getAttribute('href')) ?? '');
      for (const name of ['partner', 'campaign']) address.searchParams.delete(name);
      expect(address.href).toBe(new URL(path, siteUrl).href);
      expect(await link.getAttribute('target')).toBe('_blank');
      const name = (await link.textContent())?.replace(/[\u2066-\u2069]/g, '');
      expect(name).toContain(`${new URL(siteUrl).host}, in a new tab`);
    }
    // No button that the backend would refuse.
    await page.locator(`#w11 [part~=files]`).waitFor();
    expect(
      await page.locator('#w11 button:not([part~=upload], [part~=next], [part~=pay])').allTextContents(),
    ).toEqual([expect.stringContaining('calendar')]);
    const rows = page.locator('#tasks [part~=row]');
    await rows.first().waitFor();
    expect(await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-task')))).toEqual([
      String(here.id),
    ]);
    expect(await page.locator('dragoman-toaster [part~=notice]').count()).toBe(0);
    expect(problems).toEqual([]);

    // One that was booked elsewhere leads there, too.
    await page.goto(
      partner.publish(pageWith(siteUrl, `<dragoman-task task-id="${elsewhere.id}"></dragoman-task>`)),
    );
    const way = page.locator('dragoman-task [part~=marketplace]');
    expect(await way.getAttribute('href')).toContain(`${siteUrl}/Task/${elsewhere.id}`);
    const [tab] = await Promise.all([page.waitForEvent('popup'), way.click()]);
    await tab.locator('dragoman-task [part~=title]').waitFor();
  });

  it('is listed in the settings under the partner’s name, and ends there', async () => {
    const { page } = await visit();
    const tokens = tokensOf(page);
    const person = newUser('Nadia');
    await fetch(`${siteUrl}/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...person, language: 'en' }),
    });
    const address = partner.publish(
      pageWith(siteUrl, '<dragoman-sign-in></dragoman-sign-in><dragoman-dashboard></dragoman-dashboard>'),
    );
    await page.goto(address);
    await signInByWindow(page, undefined, person);
    await page.locator('dragoman-dashboard [part~=empty]').waitFor();
    const [token = ''] = tokens;
    const { origin } = new URL(address);
    expect(await statusWithToken(`${siteUrl}/user/Profile`, token, origin)).toBe(200);
    await signIn(page, person);
    await page.goto('/Settings');
    await page.getByText('Demo Agency’s page').waitFor();
    await page.locator('dragoman-account [part~=end-others]').click();
    await page.getByText('You are signed in here only.').waitFor();
    expect(await statusWithToken(`${siteUrl}/user/Profile`, token, origin)).toBe(401);
    await page.goto(address);
    await page.locator('dragoman-sign-in [part~=submit]').waitFor();
  });
});
