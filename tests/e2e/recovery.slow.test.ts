/** A forgotten password, a confirmed address and a changed one, from the mail to the end, and links that no longer work. */
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import { mailbox } from './support/mailbox.ts';
import { send, signedInUser } from './support/signed-in-user.ts';
import { newUser, signIn } from './support/user-actions.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);

/** The newest link to that page in the mails to an address. */
async function mailedLink(to: string, page: string): Promise<string> {
  const mails: { to: string; text: string }[] = await mailbox(siteUrl);
  for (const mail of mails.filter((one) => one.to === to)) {
    const [, path] = new RegExp(`(/${page}\\?token=\\S+)`).exec(mail.text) ?? [];
    if (path) return path;
  }
  throw new Error(`There is no mail to ${to} with a link to /${page}.`);
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** The address may not hold the token once the page shows anything. */
const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

async function newAccount(firstname: string) {
  const person = newUser(firstname);
  await send('/signup', { ...person, language: 'en' });
  return person;
}

describe('a forgotten password', () => {
  it('is replaced by keyboard alone with the link from a mail, which ends the session elsewhere', async () => {
    const { page: elsewhere, person } = await signedInUser(visit, 'Fay');
    await elsewhere.goto('/Settings');
    const { page } = await visit();
    await page.goto('/SignIn');
    await page.getByRole('link', { name: 'Forgot your password?' }).press('Enter');
    await heading(page, 'Forgot your password?');
    await page.getByLabel('E-mail').fill(person.email);
    await page.keyboard.press('Enter');
    await heading(page, 'Look into your mailbox');
    const link = await mailedLink(person.email, 'ResetPassword');

    const referrers: (string | undefined)[] = [];
    page.on('request', (request) => referrers.push(request.headers().referer));
    await page.goto(link);
    await heading(page, 'Choose a new password');
    expect(addressOf(page)).toBe('/ResetPassword');
    await page.getByLabel('New password').fill('password1234');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'common' }).waitFor();
    expect(await page.getByLabel('New password').inputValue()).toBe('password1234');
    await page.getByLabel('New password').fill('a much longer sentence');
    await page.keyboard.press('Enter');
    await heading(page, 'Your password is changed');
    expect(referrers.filter((referrer) => referrer?.includes('token'))).toEqual([]);

    await elsewhere
      .locator('dragoman-sign-in, dragoman-account [part~=sign-in], dialog[open]')
      .first()
      .waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL(/SignIn/);
    await page.goBack();
    await heading(page, /does not work/);
    expect(addressOf(page)).toBe('/ResetPassword');
    await signIn(page, { ...person, password: 'a much longer sentence' });
  });

  it('says of a link that is used, cut, foreign or without a token what helps', async () => {
    const person = await newAccount('Gus');
    await send('/password/forgot', { email: person.email });
    const used = await mailedLink(person.email, 'ResetPassword');
    const token = used.split('=')[1] ?? '';
    await send('/password/reset', { token, password: 'a much longer sentence' });
    const foreign = (await mailedLink(person.email, 'VerifyEmail')).split('=')[1];
    const { page } = await visit();
    for (const [address, reason] of [
      [used, 'was used already'],
      [used.slice(0, -5), 'is not complete'],
      [`${used}${used}`, 'is not complete'],
      [`/ResetPassword?token=${foreign}`, 'is not complete'],
    ] as const) {
      await page.goto(address);
      await page.getByLabel('New password').fill('another long sentence');
      await press(page, 'Save password');
      await heading(page, /does not work/);
      await page.getByText(reason).waitFor();
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    }
    await page.goto('/ResetPassword');
    await page.getByRole('link', { name: 'Send a new link' }).click();
    await heading(page, 'Forgot your password?');
  });
});

describe('an address', () => {
  it('is confirmed by a button, once, and a form in another tab goes on', async () => {
    const { page, person } = await signedInUser(visit, 'Hal');
    await page.goto('/Settings');
    const account = page.locator('dragoman-account');
    await account.locator('[part~=address-status]', { hasText: 'Not confirmed' }).waitFor();
    const tab = await page.context().newPage();
    const link = await mailedLink(person.email, 'VerifyEmail');
    await tab.goto(link);
    await heading(tab, 'Confirm your e‑mail address');
    expect(addressOf(tab)).toBe('/VerifyEmail');
    await press(tab, 'Confirm address');
    await heading(tab, 'Your address is confirmed');
    await account.locator('[part~=address-status]', { hasText: /^Confirmed$/ }).waitFor();
    await tab.goto(link);
    await press(tab, 'Confirm address');
    await heading(tab, /does not work/);
    await tab.getByRole('link', { name: 'Open settings' }).waitFor();
  });

  it('asks for the password where nobody is signed in: needed for a change, kept of a new account', async () => {
    const { page, person } = await signedInUser(visit, 'Jo');
    const next = `new.${person.email}`;
    const { page: elsewhere } = await visit();
    await elsewhere.goto(await mailedLink(person.email, 'VerifyEmail'));
    await elsewhere.getByLabel('Password').fill(person.password);
    await press(elsewhere, 'Confirm address');
    await heading(elsewhere, 'Your address is confirmed');
    await page.goto('/Settings');
    const account = page.locator('dragoman-account');
    await account.locator('[part~=change-address]').click();
    await account.locator('[name=newEmail]').fill(next);
    await account.locator('[name=addressPassword]').fill(person.password);
    await account.locator('[part~=send-address]').click();
    await account.locator('[part~=pending-address]', { hasText: next }).waitFor();
    await elsewhere.goto(await mailedLink(next, 'VerifyEmail'));
    await press(elsewhere, 'Confirm address');
    await heading(elsewhere, 'Is this your account?');
    await elsewhere.getByLabel('Password').fill('not my password');
    await press(elsewhere, 'Confirm address');
    await elsewhere.getByText('not your present password').waitFor();
    await elsewhere.getByLabel('Password').fill(person.password);
    await press(elsewhere, 'Confirm address');
    await heading(elsewhere, 'Your address is confirmed');
  });

  it('becomes that of whoever reads its mail, who chooses a password', async () => {
    const person = await newAccount('Kit');
    const { page } = await visit();
    await page.goto(await mailedLink(person.email, 'VerifyEmail'));
    await press(page, 'Confirm address');
    await heading(page, 'Your address is confirmed');
    await page.getByLabel('New password').fill('a much longer sentence');
    await press(page, 'Save password');
    await heading(page, 'Your password is changed');
    await signIn(page, { ...person, password: 'a much longer sentence' });
  });

  it('changes when the new one confirms, and the old one brings it back and signs everybody out', async () => {
    const { page, person } = await signedInUser(visit, 'Ivy');
    const next = `new.${person.email}`;
    await page.goto('/Settings');
    const account = page.locator('dragoman-account');
    await account.locator('[part~=change-address]').click();
    await account.locator('[name=newEmail]').fill(next);
    await account.locator('[name=addressPassword]').fill('not my password');
    await account.locator('[part~=send-address]').click();
    await account.getByText('not your present password').waitFor();
    expect(await account.locator('[name=newEmail]').inputValue()).toBe(next);
    await account.locator('[name=addressPassword]').fill(person.password);
    await account.locator('[part~=send-address]').click();
    await account.locator('[part~=pending-address]', { hasText: next }).waitFor();

    const tab = await page.context().newPage();
    await tab.goto(await mailedLink(next, 'VerifyEmail'));
    await press(tab, 'Confirm address');
    await heading(tab, 'Your address is confirmed');
    await account.locator('[part~=address]', { hasText: next }).waitFor();
    await account.locator('[part~=pending-address]').waitFor({ state: 'detached' });

    const { page: owner } = await visit();
    await owner.goto(await mailedLink(person.email, 'UndoEmail'));
    await heading(owner, 'Bring back your address');
    expect(addressOf(owner)).toBe('/UndoEmail');
    await press(owner, 'Bring back this address');
    await heading(owner, 'Your address is back');
    await page.locator('dragoman-sign-in, dragoman-account [part~=sign-in], dialog[open]').first().waitFor();
    await owner.getByLabel('New password').fill('a much longer sentence');
    await press(owner, 'Save password');
    await heading(owner, 'Your password is changed');
    await signIn(owner, { ...person, password: 'a much longer sentence' });
  });
});
