/** The form that edits an offer. */
import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { control, parts, recordEvents } from '#tests/setup/test-element.ts';
import {
  apiUrl,
  button,
  clear,
  endSessionElsewhere,
  next,
  place,
  publishOffer,
  session,
  shows,
  signIn,
} from './offer-form.test-support.ts';

afterEach(clear);

const save = () => userEvent.click(button('Save'));
const edit = async (id: number | string) => {
  const form = place({ 'offer-id': String(id) });
  await vi.waitFor(() => expect(parts(form, 'form')).toHaveLength(1));
  return form;
};

describe('editing an offer', () => {
  it('is filled in, has no violations, and saves what is changed', async () => {
    await signIn();
    const { id, read } = await publishOffer({ booking: 'on-request', textLanguage: 'en' });
    const saved = recordEvents('dragoman-offer-saved');
    const form = await edit(id);
    expect(control(form, 'title').value).toBe('Leases');
    expect(control(form, 'textLanguage').value).toBe('en');
    expect((await axe.run(form)).violations).toEqual([]);
    await userEvent.fill(page.getByLabelText('Title'), 'Leases and letters');
    await next();
    expect(control(form, 'price').value).toBe('45');
    await expect.element(page.getByRole('radio', { name: 'On request' })).toBeChecked();
    await userEvent.fill(page.getByLabelText('Price'), '50,5');
    await userEvent.click(page.getByRole('radio', { name: 'At once' }));
    await expect.element(page.getByRole('radio', { name: 'Free' })).toBeChecked();
    await userEvent.click(page.getByRole('radio', { name: '24 hours' }));
    await next();
    await save();
    await shows('Your offer is saved.');
    const change = {
      title: 'Leases and letters',
      price: 50.5,
      booking: 'instant',
      cancellation: 'day',
      languages: ['en', 'de'],
    };
    expect(await read()).toMatchObject([change]);
    expect(saved).toEqual([{ id }]);
    expect(parts(form, 'published')[0]?.getAttribute('href')).toBe(`${apiUrl}/ProductDetails/${id}`);
    expect(parts(form, 'another')).toHaveLength(0);
  });

  it('lets bookings be paid first', async () => {
    await signIn();
    const { id, read } = await publishOffer();
    const form = await edit(id);
    await next();
    await userEvent.click(page.getByRole('radio', { name: 'Once paid' }));
    expect(parts(form, 'form')[0]?.textContent).toContain('A booking reaches you only once it is paid.');
    await next();
    expect(parts(form, 'form')[0]?.textContent).toContain('Once paid');
    await save();
    await shows('Your offer is saved.');
    expect(await read()).toMatchObject([{ booking: 'pay-first' }]);
  });

  it('changes the unit, and takes back the minimum and the time in advance', async () => {
    await signIn();
    const { id, read } = await publishOffer({ unit: 'page', price: 25, minimum: 50, turnaround_hours: 24 });
    const form = await edit(id);
    await next();
    const values = ['unit', 'price', 'minimum', 'turnaround_hours'].map((name) => control(form, name).value);
    expect(values).toEqual(['page', '25', '50', '24']);
    await userEvent.selectOptions(control(form, 'unit'), 'word');
    await userEvent.fill(control(form, 'price'), '0.1');
    await userEvent.fill(control(form, 'minimum'), '');
    await userEvent.fill(control(form, 'turnaround_hours'), '');
    await next();
    await save();
    await shows('Your offer is saved.');
    const change = { unit: 'word', price: 0.1, minimum: null, turnaround_hours: 0 };
    expect(await read()).toMatchObject([change]);
  });

  it('adds the text in further languages, one at a time, and takes it away again', async () => {
    await signIn();
    const { id, read } = await publishOffer({ textLanguage: 'en' });
    await edit(id);
    await userEvent.selectOptions(page.getByLabelText('Add a language'), 'French');
    await userEvent.selectOptions(page.getByLabelText('Add a language'), 'German');
    await userEvent.click(button('Remove French'));
    await userEvent.fill(page.getByLabelText('Title (German)'), 'Mietverträge');
    await next();
    await shows('Please fill in “Description (German)”');
    await userEvent.fill(page.getByLabelText('Description (German)'), 'Gelesen und erklärt');
    await next();
    await next();
    await shows('Mietverträge');
    await save();
    await shows('Your offer is saved.');
    const german = { title: 'Mietverträge', description: 'Gelesen und erklärt' };
    expect(await read()).toMatchObject([{ textLanguage: 'en', translations: { de: german } }]);
  });

  it('keeps what is not saved as a draft of that offer', async () => {
    await signIn();
    const [first, second] = [await publishOffer(), await publishOffer({ title: 'Wills' })];
    await edit(first.id);
    await userEvent.fill(page.getByLabelText('Title'), 'Half a chan');
    document.body.replaceChildren();
    const other = await edit(second.id);
    expect(control(other, 'title').value).toBe('Wills');
    document.body.replaceChildren();
    const again = await edit(first.id);
    expect(control(again, 'title').value).toBe('Half a chan');
    await userEvent.click(button('Start over'));
    expect(control(again, 'title').value).toBe('Leases');
  });

  it('needs two languages', async () => {
    await signIn();
    const { id } = await publishOffer();
    await edit(id);
    await next();
    await userEvent.click(button('Remove German'));
    await next();
    await shows('Please add at least two languages: from one into another.');
  });

  it('says that the offer is paused, and leaves it so', async () => {
    await signIn();
    const { id, api, read } = await publishOffer();
    await api.pause(id);
    const form = await edit(id);
    expect(parts(form, 'paused')).toHaveLength(1);
    await next();
    await next();
    await save();
    await shows('Your offer is saved.');
    expect(await read()).toMatchObject([{ active: false }]);
  });

  it('does not find offers of other people, and deleted ones', async () => {
    await signIn();
    const { id, api } = await publishOffer();
    await api.remove(id);
    for (const gone of [String(id), 'nonsense']) {
      const form = place({ 'offer-id': gone });
      await vi.waitFor(() => expect(parts(form, 'missing')).toHaveLength(1));
      expect((await axe.run(form)).violations).toEqual([]);
      form.remove();
    }
    const other = await publishOffer();
    await session.signOut();
    await session.signIn('customer@demo.test', 'dragoman-demo');
    const form = place({ 'offer-id': String(other.id) });
    await vi.waitFor(() => expect(parts(form, 'missing')).toHaveLength(1));
    await shows('it is not one of yours');
  });

  it('asks signed-out visitors to sign in, and says when loading failed', async () => {
    const form = place({ 'offer-id': '1' });
    await vi.waitFor(() => expect(parts(form, 'sign-in')).toHaveLength(1));
    form.remove();
    await signIn();
    await endSessionElsewhere();
    const failing = place({ 'offer-id': '1' });
    await vi.waitFor(() => expect(parts(failing, 'sign-in').length).toBeGreaterThan(0));
  });
});
