/** A person becomes a partner without an operator, and lets a colleague in. */
import type { Locator } from 'playwright';
import sharp from 'sharp';
import { expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import { mailbox } from './support/mailbox.ts';
import { openWindow, pageWith } from './support/partner-page.ts';
import { partnerSite } from './support/partner-site.ts';
import { day, signedInUser } from './support/signed-in-user.ts';
import { enterSignIn } from './support/user-actions.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);
const partner = partnerSite('127.0.0.1');

const press = (page: Awaited<ReturnType<typeof visit>>['page'], name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** The path of the newest invitation to an address. */
async function invitationTo(email: string): Promise<string> {
  const mails: { to: string; text: string }[] = await mailbox(siteUrl);
  const text = mails.find(({ to }) => to === email)?.text ?? '';
  return /(\/Partners#invitation=\S+)/.exec(text)?.[1] ?? '';
}

it('sets itself up, and its systems hear of a booking', async () => {
  const { page, call } = await signedInUser(visit, 'Pia');
  await page.goto('/Partners');
  await page.getByText('You manage no partner yet.').waitFor();
  await page.getByLabel('Name').fill('Pia & Söhne');
  await page.getByLabel('Website').fill('javascript:alert(1)');
  await press(page, 'Create a partner');
  await page.getByRole('alert').filter({ hasText: 'must be an address' }).waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Pia & Söhne');
  await page.getByLabel('Website').fill('https://pia.example');
  await press(page, 'Create a partner');
  await page.getByRole('heading', { level: 1, name: 'Pia & Söhne' }).waitFor();
  const [, id = ''] = /\/Partners\/([\w-]+)/.exec(page.url()) ?? [];
  await page.getByText(`data-partner="${id}"`).waitFor();

  await page.getByLabel('Origin').fill('https://pia.example/shop');
  await press(page, 'Add website');
  await page.getByRole('alert').filter({ hasText: 'without a path' }).waitFor();
  await page.getByLabel('Origin').fill('https://pia.example');
  await press(page, 'Add website');
  await page.getByText('Waiting for its proof').waitFor();
  await page.getByText(/^<meta name="dragoman-verification"/).waitFor();

  await page.getByRole('link', { name: 'Keys' }).click();
  await page.getByLabel('Name of the key').fill('Accounting');
  await press(page, 'Create key');
  const key = await page.getByText(/^dk_/).textContent();
  await page.getByText('Never used').waitFor();
  const owner = await signedInUser(visit, 'Owen');
  const offer = await owner.call('/task/create', {
    ...{ title: 'Letters', description: 'Sworn', type: 'document', price: 45, languages: ['en', 'de'] },
  });
  await call(`/task/accepted/${offer.id}`, {
    ...{ details: 'A', date: day(5), time: '10:00', partner: id, reference: 'case-17' },
  });
  const bookings = await fetch(`${siteUrl}/partner/bookings`, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(await bookings.json()).toMatchObject([{ reference: 'case-17', status: 'accepted' }]);
  await page.reload();
  await page.getByText('Last used').waitFor();
  expect(await page.getByText(/^dk_.{20}/).count()).toBe(0);

  await page.getByRole('link', { name: 'Report' }).click();
  await page.getByText('€45.00').first().waitFor();
});

it('shows its logo beside its name and to the visitors of its pages, and a letter where there is none', async () => {
  const { page, call, problems } = await signedInUser(visit, 'Lou');
  const { id } = await call('/partners', { name: 'Lou & Co', site: 'https://lou.example' });
  await page.goto(`/Partners/${id}`);
  const logo = page.locator('header .partner-logo');
  await expect.poll(() => logo.textContent()).toBe('L');
  const field = page.locator('input[type=file]');
  await field.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await page.getByRole('alert').filter({ hasText: 'PNG, JPEG, WebP' }).waitFor();
  const buffer = await sharp({ create: { width: 90, height: 30, channels: 3, background: '#c02020' } })
    .png()
    .toBuffer();
  await field.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await page.getByText('Replace the picture').waitFor();
  const widthOf = (picture: Locator) =>
    picture.evaluate((node) => (node instanceof HTMLImageElement && node.width > 20 ? node.naturalWidth : 0));
  await expect.poll(() => widthOf(logo.locator('img'))).toBe(90);

  const website = partner.publish(pageWith(siteUrl, '<dragoman-sign-in></dragoman-sign-in>'));
  await call(`/partners/${id}/origins`, { origin: new URL(website).origin });
  const visitor = await visit();
  await visitor.page.goto(website);
  const window = await openWindow(visitor.page);
  await window.getByRole('heading', { name: 'Lou & Co asks you to sign in' }).waitFor();
  await expect.poll(() => widthOf(window.locator('.partner-logo img'))).toBe(90);

  // A file that is lost leaves the letter in its place.
  await page.route('**/uploads/logos/*', (route) => route.abort());
  await page.goto('/Partners');
  const entry = page.getByRole('link', { name: 'Lou & Co' });
  await expect.poll(() => entry.locator('.partner-logo').textContent()).toBe('L');
  await page.unroute('**/uploads/logos/*');
  await entry.click();
  await page.getByRole('button', { name: 'Remove: Logo' }).click();
  await page.getByRole('button', { name: 'Really remove? Logo' }).click();
  await expect.poll(() => logo.textContent()).toBe('L');
  expect(problems.filter((problem) => !/ERR_FAILED|status of 4/.test(problem))).toEqual([]);
});

it('lets in whom it has invited, and nobody else by the same link', async () => {
  const { page, call } = await signedInUser(visit, 'Ina');
  const { id } = await call('/partners', { name: 'Ina', site: 'https://ina.example' });
  const colleague = await signedInUser(visit, 'Kai');
  await page.goto(`/Partners/${id}?view=members`);
  await page.getByLabel('E-mail address').fill(colleague.person.email);
  await press(page, 'Invite');
  await page.getByText('The invitation is on its way.').waitFor();
  expect(await page.getByText(colleague.person.email).count()).toBe(0);

  const link = await invitationTo(colleague.person.email);
  await colleague.page.goto(link);
  await press(colleague.page, 'Accept the invitation');
  await colleague.page.getByRole('heading', { level: 1, name: 'Ina' }).waitFor();
  expect(new URL(colleague.page.url()).search).toBe('');

  const other = await signedInUser(visit, 'Eve');
  await other.page.goto(link);
  await press(other.page, 'Accept the invitation');
  await other.page.getByRole('alert').filter({ hasText: 'sent to another e-mail address' }).waitFor();
  await other.page.goto(`/Partners/${id}`);
  await other.page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Ina' }).waitFor();
});

it('names its invitation in no address that a server gets, though its reader has to sign in first', async () => {
  const { call } = await signedInUser(visit, 'Ida');
  const { id } = await call('/partners', { name: 'Ida', site: 'https://ida.example' });
  const { person } = await signedInUser(visit, 'Kim');
  await call(`/partners/${id}/members`, { email: person.email });
  const link = await invitationTo(person.email);
  const token = link.split('=').at(-1) ?? '';
  const { page } = await visit();
  const sent: string[] = [];
  page.on('request', async (request) => {
    const { pathname, search } = new URL(request.url());
    // The page may be closed before the last requests have all their headers.
    const headers = await request.allHeaders().catch(() => request.headers());
    sent.push(pathname + search, headers.referer ?? '');
  });
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'You are invited to a partner' }).waitFor();
  expect(page.url()).toBe(`${siteUrl}/Partners`);
  expect(await page.getByRole('heading', { level: 2 }).and(page.locator('main *')).count()).toBe(0);
  await page.getByRole('link', { name: 'Sign in to accept' }).click();
  await page.waitForURL('**/SignIn?next=%2FPartners');
  await enterSignIn(page, person);
  await press(page, 'Accept the invitation');
  await page.getByRole('heading', { level: 1, name: 'Ida' }).waitFor();
  expect(token.length).toBeGreaterThan(20);
  expect(sent.length).toBeGreaterThan(10);
  expect(sent.filter((text) => text.includes(token))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(token);
  await page.goto('/Partners');
  await page.getByRole('link', { name: 'Ida' }).waitFor();
});
