import { expect, inject, it } from 'vitest';
import { browserFor } from './support/browser.ts';
import { day, signedInUser } from './support/signed-in-user.ts';

const { visit } = browserFor(inject('siteUrl'));

it('is asked about, booked, edited and deleted; the booking keeps what was agreed', async () => {
  const [ada, ben] = [await signedInUser(visit, 'Ada'), await signedInUser(visit, 'Ben')];
  const offer = { title: 'A letter', description: 'One page.', type: 'document', price: 25 };
  const { id } = await ben.call('/task/create', { ...offer, languages: ['de', 'en'] });
  const detail = (name: string) => ada.page.locator(`dragoman-offer-detail [part~=${name}]`);
  const ofBen = (name: string) => ben.page.locator(`dragoman-offer-form [part~=${name}]`);

  await ada.page.goto(`/ProductDetails/${id}`);
  await detail('ask').click();
  await ada.page.waitForURL(/\/messages\?conversation=/);
  const input = ada.page.locator('dragoman-chat-inbox textarea');
  await input.press('End');
  await input.pressSequentially('Can you do it this week?');
  await ada.page.locator('dragoman-chat-inbox [part~=send]').click();
  await ada.page.waitForURL((url) => !url.searchParams.has('about'));
  await ben.page.goto('/messages');
  await ben.page.locator('dragoman-chat-inbox [part~=conversation]').click();
  await ben.page.locator('[part~=message]').getByText('About “A letter”').waitFor();

  const booking = { details: 'Please.', date: day(7), time: '14:30', timezone: 'UTC' };
  const booked = await ada.call(`/task/accepted/${id}`, booking);
  await ben.page.goto(`/ProductDetails/${id}`);
  await ben.page.locator('dragoman-offer-detail [part~=edit]').click();
  await ben.page.waitForURL(`**/Offers/${id}/Edit`);
  await ofBen('open-bookings').getByText('1 open booking keeps').waitFor();
  await ofBen('form').locator('[name=title]').fill('Two letters');
  await ofBen('next').click();
  await ofBen('next').click();
  await ofBen('submit').click();
  await ben.page.waitForURL(`**/ProductDetails/${id}`);
  await ben.page.getByRole('heading', { level: 1, name: 'Two letters' }).waitFor();

  const task = ada.page.locator('dragoman-task');
  await ada.page.goto(`/Task/${booked.id}`);
  await task.getByText('A letter').first().waitFor();
  await task.locator('[part~=offer]').click();
  await ada.page.getByRole('heading', { level: 1, name: 'Two letters' }).waitFor();
  const remove = async (path: string) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    return (await fetch(path, { method: 'DELETE', headers })).json();
  };
  expect(await ben.page.evaluate(remove, `/api/task/${id}`)).toMatchObject({ open_bookings: 1 });
  await ada.page.goto(`/Task/${booked.id}`);
  await task.locator('[part~=facts]').waitFor();
  expect(await task.locator('[part~=offer]').count()).toBe(0);
  await ada.page.goto(`/ProductDetails/${id}`);
  await ada.page.getByText('This offer is not there.').waitFor();
}, 180_000);
