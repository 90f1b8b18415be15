import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import { readsMailbox } from './support/mailbox.ts';
import { isSignedIn, openWindow, pageWith } from './support/partner-page.ts';
import { partnerSite } from './support/partner-site.ts';
import { newUser } from './support/user-actions.ts';
import { virtualAuthenticator, withoutAutofill } from './support/virtual-authenticator.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const partner = partnerSite();

const form = (page: Page) => page.locator('dragoman-sign-in');
const settings = (page: Page) => page.locator('dragoman-account');
const methods = (page: Page) => settings(page).locator('[part~=sign-in-method]');
/** The redirect that follows takes two seconds: the tests go on by themselves. */
const isIn = (page: Page) => form(page).locator('[part~=viewer]').waitFor();

/** From the sign-in form. */
async function fillIn(page: Page): Promise<void> {
  const { firstname, lastname, email } = newUser('Ada');
  await form(page).locator('[part~=toggle]').click();
  await form(page).locator('[name=firstname]').fill(firstname);
  await form(page).locator('[name=lastname]').fill(lastname);
  await form(page).locator('[name=email]').fill(email);
}

/** Without a password: the page’s device makes the passkey. */
async function signUpWithPasskey(page: Page): Promise<void> {
  await page.goto('/SignIn');
  await fillIn(page);
  await form(page).locator('[part~=passkey]').click();
  await isIn(page);
}

async function signOut(page: Page): Promise<void> {
  // A call that is under way when somebody signs out is refused, which the browser writes to the console.
  const read = page.waitForResponse('**/notifications?*');
  await page.goto('/SignIn');
  await read;
  await form(page).locator('[part~=sign-out]').click();
  await form(page).locator('[part~=passkey]').waitFor();
}

describe('a passkey as the only way in', () => {
  it('signs up, out and in again, is renamed, joined by a second one, and the last one stays', async () => {
    const { page, problems } = await visit();
    await withoutAutofill(page);
    const device = await virtualAuthenticator(page);
    await signUpWithPasskey(page);
    await signOut(page);
    await form(page).locator('[part~=passkey]').click();
    await isIn(page);

    await page.goto('/Settings');
    await expect.poll(() => methods(page).count()).toBe(2);
    await methods(page).getByText('Not set').waitFor();
    await methods(page).getByText('Your only way to sign in.').waitFor();
    await settings(page).locator('[part~=rename-passkey]').click();
    await settings(page).locator('[name=passkeyName]').fill('My phone');
    await settings(page).locator('[part~=confirm-rename]').click();
    await methods(page).getByText('My phone').waitFor();

    await device.plugIn();
    await settings(page).locator('[part~=add-passkey]').click();
    await expect.poll(() => methods(page).count()).toBe(3);
    await settings(page).getByRole('button', { name: 'Remove My phone' }).click();
    await settings(page).locator('[part~=confirm-remove]').click();
    await expect.poll(() => methods(page).count()).toBe(2);
    await methods(page).getByText('Your only way to sign in.').waitFor();
    expect(await settings(page).locator('[part~=remove-passkey]').count()).toBe(0);
    expect(problems).toEqual([]);
    await page.setExtraHTTPHeaders(readsMailbox);
    await page.goto('/Mailbox');
    await page.getByText('A passkey was removed from your account').first().waitFor();
  });

  it('is offered by autofill where the browser can', async () => {
    const { page } = await visit();
    await virtualAuthenticator(page);
    await signUpWithPasskey(page);
    await page.goto('/SignIn');
    // The virtual device answers as if the visitor had chosen the passkey from the list of the e-mail field.
    const chosen = page.waitForResponse('**/login/passkey');
    await form(page).locator('[part~=sign-out]').click();
    expect((await chosen).status()).toBe(200);
    await form(page).locator('[part~=viewer]').waitFor();
  });

  it('says quietly what to do where the visitor cancels, or this device has none', async () => {
    const { page, problems } = await visit();
    await withoutAutofill(page);
    const device = await virtualAuthenticator(page);
    await page.goto('/SignIn');
    await form(page).locator('[part~=passkey]').click();
    await form(page).getByText('If this device has none, sign in with your password').waitFor();
    expect(await form(page).getByRole('alert').count()).toBe(0);
    await device.refuse();
    await fillIn(page);
    await form(page).locator('[part~=passkey]').click();
    await form(page).getByText('No passkey was made, and no account yet.').waitFor();
    expect(problems).toEqual([]);
  });

  it('is used where others enter their password again', async () => {
    const { page } = await visit();
    await withoutAutofill(page);
    await virtualAuthenticator(page);
    await signUpWithPasskey(page);
    await page.goto('/Settings');
    await page.route(
      '**/user/export',
      (route) =>
        route.fulfill({
          status: 401,
          json: { type: 'error', message: 'Again, please.', code: 'reauthentication-needed' },
        }),
      { times: 1 },
    );
    const saved = page.waitForEvent('download');
    await settings(page).locator('[part~=copy]').click();
    await settings(page).getByRole('dialog', { name: 'Confirm that it is you' }).waitFor();
    await settings(page).locator('[part~=confirm-passkey]').click();
    expect((await saved).suggestedFilename()).toBe('dragoman-data.json');
  });

  it('signs in on a partner’s page, inside the marketplace’s window', async () => {
    const { page } = await visit();
    await withoutAutofill(page);
    const device = await virtualAuthenticator(page);
    await signUpWithPasskey(page);
    await signOut(page);
    await page.goto(partner.publish(pageWith(siteUrl, '<dragoman-sign-in></dragoman-sign-in>')));
    await form(page).locator('[part~=submit]').waitFor();
    expect(await form(page).locator('[part~=passkey]').count()).toBe(0);
    const window = await openWindow(page);
    await device.copyTo(window);
    const closed = window.waitForEvent('close');
    await form(window).locator('[part~=passkey]').click();
    await closed;
    await isSignedIn(page);
  });
});
