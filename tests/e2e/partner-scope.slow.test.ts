import { describe, expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import { pageWith, signInByWindow, statusWithToken, tokensOf } from './support/partner-page.ts';
import { partnerSite } from './support/partner-site.ts';
import { newUser, signIn } from './support/user-actions.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const partner = partnerSite();

describe('a sign-in on a partner’s page', () => {
  it('keeps phone number, address and settings at the marketplace, and saves the name', async () => {
    const { page, problems } = await visit();
    const tokens = tokensOf(page);
    await page.goto(
      partner.publish(
        pageWith(
          siteUrl,
          '<dragoman-sign-in></dragoman-sign-in><dragoman-profile></dragoman-profile><dragoman-account></dragoman-account>',
        ),
      ),
    );
    await signInByWindow(page);
    const firstName = page.locator('dragoman-profile [name=firstname]');
    await firstName.waitFor();
    for (const name of ['phonenumber', 'address'])
      expect(await page.locator(`dragoman-profile [name=${name}]`).count()).toBe(0);
    const way = page.getByRole('link', { name: 'See or change them there' });
    expect(await way.getAttribute('href')).toBe(`${siteUrl}/Profile?partner=demo&campaign=spring`);
    const settings = page.getByRole('link', { name: 'Open the settings' });
    expect(await settings.getAttribute('href')).toBe(`${siteUrl}/Settings?partner=demo&campaign=spring`);
    await firstName.fill('Jonas Emil');
    await page.locator('dragoman-profile [part~=submit]').click();
    await page.locator('dragoman-profile').getByText('Your profile is saved.').waitFor();
    const user = await page.evaluate(() =>
      JSON.stringify(Reflect.get(globalThis, 'Dragoman').session.getState()),
    );
    expect(user).toContain('Jonas Emil');
    expect(user).not.toMatch(/555-|Sample Street/);
    const { origin } = new URL(page.url());
    expect(await statusWithToken(`${siteUrl}/user/export`, tokens.at(-1) ?? '', origin)).toBe(403);
    expect(problems).toEqual([]);
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
      pageWith(siteUrl, '<dragoman-sign-in></dragoman-sign-in><dragoman-profile></dragoman-profile>'),
    );
    await page.goto(address);
    await signInByWindow(page, undefined, person);
    await page.locator('dragoman-profile [name=firstname]').waitFor();
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
