/** A person becomes a partner without an operator, and lets a colleague in. */
import { expect, inject, it } from 'vitest';
import { browserFor } from './browser.ts';
import { day, signedInUser } from './signed-in-user.ts';

const siteUrl = inject('siteUrl');
const { visit } = browserFor(siteUrl);

const press = (page: Awaited<ReturnType<typeof visit>>['page'], name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** The path of the newest invitation to an address. */
async function invitationTo(email: string): Promise<string> {
  const mails: { to: string; text: string }[] = await (await fetch(`${siteUrl}/mailbox`)).json();
  const text = mails.find(({ to }) => to === email)?.text ?? '';
  return /(\/Partners\?invitation=\S+)/.exec(text)?.[1] ?? '';
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

it('lets in whoever accepts the invitation, and nobody by the same link again', async () => {
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

  const stranger = await visit();
  await stranger.page.goto(link);
  await stranger.page.getByRole('link', { name: 'Sign in to accept' }).waitFor();
  const other = await signedInUser(visit, 'Eve');
  await other.page.goto(link);
  await press(other.page, 'Accept the invitation');
  await other.page.getByRole('alert').filter({ hasText: 'was used already' }).waitFor();
  await other.page.goto(`/Partners/${id}`);
  await other.page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Ina' }).waitFor();
});
