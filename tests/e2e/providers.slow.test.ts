/** Signing in with an OpenID Connect provider, through its own pages. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type OpenIdProvider, startOpenIdProvider } from '#tests/setup/openid-provider.ts';
import { type Marketplace, startMarketplace } from '#tests/setup/start-marketplace.ts';
import { browserFor } from './support/browser.ts';
import { isSignedIn, openWindow, pageWith, state } from './support/partner-page.ts';
import { partnerSite } from './support/partner-site.ts';
import { enterSignIn, newUser, signUp } from './support/user-actions.ts';

const { visit } = browserFor(inject('siteUrl'));
const partner = partnerSite();
let provider: OpenIdProvider;
let market: Marketplace;

beforeAll(async () => {
  provider = await startOpenIdProvider();
  market = await startMarketplace({ OIDC_PROVIDERS: JSON.stringify([provider.setting()]) });
  provider.register(market.address);
}, 240_000);
afterAll(async () => {
  await market.stop();
  await provider.stop();
});

const form = (page: Page) => page.locator('dragoman-sign-in');
const settings = (page: Page) => page.locator('dragoman-account');
const openPage = async () => (await visit({ baseURL: market.address })).page;
const atHome = (page: Page) =>
  page.waitForURL((url) => url.origin === market.address && url.pathname === '/');

let people = 0;
function somebody(claims: object = {}) {
  people += 1;
  const login = `noa${people}`;
  const names = { given_name: 'Noa', family_name: `Nr${people}` };
  const email = `${login}@example.test`;
  provider.people.set(login, { ...names, email, email_verified: true, ...claims });
  return { login, email };
}

/** The provider's own pages. */
async function signInAtProvider(page: Page, login: string): Promise<void> {
  await page.locator('[name=login]').fill(login);
  await page.locator('[name=password]').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function goToProvider(page: Page): Promise<void> {
  await form(page).getByRole('button', { name: 'Continue with Test ID' }).click();
  await page.waitForURL((url) => url.origin === provider.issuer);
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/SignIn');
  await form(page).locator('[part~=sign-out]').click();
  await form(page).locator('[part~=provider]').waitFor();
}

describe('somebody whom a provider knows', () => {
  it('signs up, out and in again, and comes back to where they were', async () => {
    const page = await openPage();
    const { login } = somebody();
    await page.goto('/Settings');
    await goToProvider(page);
    await signInAtProvider(page, login);
    await page.waitForURL((url) => url.pathname === '/Settings' && url.search === '');
    await settings(page).getByText('Test ID').first().waitFor();
    await settings(page).getByText('Your only way to sign in').waitFor();
    expect(await settings(page).getByRole('button', { name: 'Remove Test ID' }).count()).toBe(0);

    // The provider knows them by now, and asks nothing.
    await signOut(page);
    await form(page).getByRole('button', { name: 'Continue with Test ID' }).click();
    await atHome(page);
  });

  it('fills in what the provider has not told, and has no account before', async () => {
    const page = await openPage();
    const { login } = somebody({ given_name: undefined, family_name: undefined });
    await page.goto('/SignIn');
    await goToProvider(page);
    await signInAtProvider(page, login);
    await page.getByRole('heading', { name: 'Only this is missing' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await form(page).locator('[part~=submit]').click();
    await expect
      .poll(() =>
        form(page)
          .locator('[name=firstname]')
          .evaluate((field) => field.matches(':focus')),
      )
      .toBe(true);
    await form(page).locator('[name=firstname]').fill('Noa');
    await form(page).locator('[name=lastname]').fill('Lind');
    await page.keyboard.press('Enter');
    await atHome(page);
  });

  it('connects it with the account of the same address by signing in to that', async () => {
    const page = await openPage();
    const person = newUser('Noa');
    await page.goto('/SignIn?mode=sign-up');
    await signUp(page, person);
    const { login } = somebody({ email: person.email });
    await goToProvider(page);
    await signInAtProvider(page, login);
    await form(page).getByText(`The address ${person.email} has an account already`).waitFor();
    expect(await form(page).locator('[name=email]').inputValue()).toBe(person.email);
    await enterSignIn(page, person);
    await page.getByText('You can sign in with it from now on').first().waitFor();
    await atHome(page);

    // In the settings it is listed, removed, and connected again.
    await page.goto('/Settings');
    await settings(page).getByRole('button', { name: 'Remove Test ID' }).click();
    await settings(page).locator('[part~=confirm-remove]').click();
    await settings(page).getByRole('button', { name: 'Connect Test ID' }).click();
    await page.waitForURL((url) => url.pathname === '/Settings' && url.search === '');
    await settings(page).getByRole('button', { name: 'Remove Test ID' }).waitFor();
    expect(await settings(page).getByRole('button', { name: 'Connect Test ID' }).count()).toBe(0);
  });

  it('can change their mind at the provider', async () => {
    const page = await openPage();
    await page.goto('/SignIn?next=/Dashboard');
    await goToProvider(page);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await form(page).getByText('it was cancelled at the provider').waitFor();
    expect(new URL(page.url()).search).toBe('?next=%2FDashboard');
    await page.reload();
    await form(page).locator('[part~=provider]').waitFor();
    expect(await form(page).locator('[part~=error]').count()).toBe(0);
  });

  it('signs in on a partner’s page, inside the marketplace’s window', async () => {
    const page = await openPage();
    const { login } = somebody();
    await page.goto(partner.publish(pageWith(market.address, '<dragoman-sign-in></dragoman-sign-in>')));
    const window = await openWindow(page);
    const closed = window.waitForEvent('close');
    await goToProvider(window);
    await signInAtProvider(window, login);
    await closed;
    await isSignedIn(page);
    expect((await state(page)).token).toBeNull();
  });
});
