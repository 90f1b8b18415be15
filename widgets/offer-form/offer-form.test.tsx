import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { control, focused, parts } from '#tests/setup/test-element.ts';
import {
  apiUrl,
  button,
  clear,
  fillAll,
  fillOverview,
  fillPricing,
  next,
  offer,
  place,
  publish,
  shows,
  signIn,
} from './offer-form.test-support.ts';

afterEach(clear);

describe('accessibility', () => {
  for (const [demo, shown] of [
    ['ready', 'form'],
    ['loading', 'skeleton'],
    ['empty', 'empty'],
    ['error', 'error'],
  ] as const) {
    it(`has no violations in demo, ${demo}`, async () => {
      const form = place({ demo });
      await vi.waitFor(() => expect(parts(form, shown)).toHaveLength(1));
      expect((await axe.run(form)).violations).toEqual([]);
    });
  }

  it('has no violations on each step, with errors, and once published', async () => {
    const form = place({ demo: 'empty' });
    await next();
    expect((await axe.run(form)).violations).toEqual([]);
    await fillOverview();
    await next();
    expect((await axe.run(form)).violations).toEqual([]);
    await fillPricing();
    await next();
    expect((await axe.run(form)).violations).toEqual([]);
    await publish();
    await vi.waitFor(() => expect(parts(form, 'done')).toHaveLength(1));
    expect((await axe.run(form)).violations).toEqual([]);
  });

  it('announces which step is current and which are done', async () => {
    const form = place({ demo: '' });
    await vi.waitFor(() => expect(control(form, 'title').value).toBeTruthy());
    await next();
    const [overview, pricing, last] = parts(form, 'step');
    expect(overview?.dataset.state).toBe('done');
    expect(overview?.textContent).toContain('done');
    expect(pricing?.getAttribute('aria-current')).toBe('step');
    expect(last?.dataset.state).toBe('todo');
    expect(focused(form)?.textContent).toBe('What does it cost, and in which languages?');
  });
});

describe('the steps', () => {
  it('counts a step as done only while its fields are valid, and leads back to it either way', async () => {
    const form = place({ demo: '' });
    await vi.waitFor(() => expect(control(form, 'title').value).toBeTruthy());
    await next();
    await next();
    const states = () => parts(form, 'step').map(({ dataset }) => dataset.state);
    expect(states()).toEqual(['done', 'done', 'current']);
    await userEvent.click(page.getByRole('button', { name: /^Pricing/ }));
    await userEvent.fill(page.getByLabelText('Price'), '100001');
    await userEvent.click(button('Back'));
    expect(states()).toEqual(['current', 'todo', 'todo']);
    await next();
    await userEvent.fill(page.getByLabelText('Price'), '100');
    await userEvent.click(button('Back'));
    expect(states()).toEqual(['current', 'done', 'todo']);
    await userEvent.fill(page.getByLabelText('Title'), '');
    await userEvent.click(page.getByRole('button', { name: /^Pricing/ }));
    expect(states()).toEqual(['current', 'done', 'todo']);
    expect(focused(form)).toBe(control(form, 'title'));
  });
});

describe('attributes', () => {
  it('shows its texts in German and replaces them by the page’s own', async () => {
    const form = place({ demo: '', locale: 'de' });
    await expect.element(page.getByRole('heading', { name: 'Ein Angebot veröffentlichen' })).toBeVisible();
    form.messages = { formTitle: 'Neues Angebot' };
    await expect.element(page.getByRole('heading', { name: 'Neues Angebot' })).toBeVisible();
  });

  it('links “Cancel” to the marketplace, or to the page’s own address', async () => {
    const form = place({ demo: '' });
    await vi.waitFor(() => expect(parts(form, 'cancel')).toHaveLength(1));
    expect(parts(form, 'cancel')[0]?.getAttribute('href')).toBe(`${apiUrl}/Select`);
    form.setAttribute('cancel-url', '/back');
    await vi.waitFor(() => expect(parts(form, 'cancel')[0]?.getAttribute('href')).toBe('/back'));
  });

  it('keeps what was typed when an attribute changes', async () => {
    const form = place();
    await userEvent.fill(page.getByLabelText('Title'), offer.title);
    form.setAttribute('heading-level', '1');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(control(form, 'title').value).toBe(offer.title);
  });
});

describe('states', () => {
  it('says beside each field what is missing and focuses the first', async () => {
    const form = place();
    await next();
    expect(parts(form, 'field-error').map((error) => error.textContent)).toEqual([
      'Please fill in “Title”.',
      'Please fill in “Description”.',
      'Please choose what kind of help this is.',
    ]);
    expect(focused(form)).toBe(control(form, 'title'));
    await userEvent.fill(page.getByLabelText('Title'), offer.title);
    await vi.waitFor(() => expect(parts(form, 'field-error')).toHaveLength(2));
  });

  it('counts characters, and goes on with more than it advises', async () => {
    const form = place();
    await fillOverview();
    await userEvent.fill(page.getByLabelText('Description'), 'ä'.repeat(200));
    expect(parts(form, 'counter')[0]?.textContent).toBe('200 of 200 characters');
    await userEvent.type(page.getByLabelText('Description'), 'x');
    expect(parts(form, 'counter')[0]?.textContent).toBe('201 of 200 characters');
    await userEvent.fill(page.getByLabelText('Description'), 'x'.repeat(5001));
    await next();
    expect(focused(form)).toBe(control(form, 'description'));
    expect(parts(form, 'field-error')[0]?.textContent).toContain('at most 5,000 characters');
    await userEvent.fill(page.getByLabelText('Description'), 'x'.repeat(5000));
    await next();
    expect(parts(form, 'step')[1]?.getAttribute('aria-current')).toBe('step');
  });

  it('rejects a blank title, a price in words and an unknown language', async () => {
    const form = place();
    await fillOverview();
    for (const blank of ['   ', '\u2800', '\u3164\u200b']) {
      await userEvent.fill(page.getByLabelText('Title'), blank);
      await next();
      expect(focused(form)).toBe(control(form, 'title'));
      expect(parts(form, 'field-error')[0]?.textContent).toBe('Please fill in “Title”.');
    }
    await userEvent.fill(page.getByLabelText('Title'), offer.title);
    await next();
    await userEvent.fill(page.getByLabelText('Price'), 'ten');
    await userEvent.fill(page.getByRole('combobox', { name: 'Languages' }), 'Elvish');
    await next();
    expect(parts(form, 'field-error').map((error) => error.textContent)).toEqual([
      'Please enter a price from €0.01 to €100,000, like 45 or 45.50.',
      '“Elvish” is no language we know. Pick one from the list.',
    ]);
    expect(focused(form)).toBe(control(form, 'price'));
  });

  it('stores a draft on the device, restores it, and deletes it on “Start over”, which can be undone', async () => {
    place();
    await fillOverview();
    document.body.replaceChildren();
    const form = place();
    await vi.waitFor(() => expect(control(form, 'title').value).toBe(offer.title));
    expect(control(form, 'description').value).toBe(offer.description);
    await expect.element(page.getByRole('radio', { name: 'Call' })).toBeChecked();

    await userEvent.click(button('Start over'));
    expect(control(form, 'title').value).toBe('');
    await userEvent.click(button('Undo'));
    expect(control(form, 'title').value).toBe(offer.title);
    await userEvent.click(button('Start over'));
    document.body.replaceChildren();
    const again = place();
    await vi.waitFor(() => expect(control(again, 'title')).toBeTruthy());
    expect(control(again, 'title').value).toBe('');
  });

  it('reopens after a reload at the same step with the same values, and at the first one after “Start over”', async () => {
    place();
    await fillOverview();
    await next();
    await userEvent.fill(page.getByLabelText('Price'), offer.price);
    document.body.replaceChildren();
    const form = place();
    await vi.waitFor(() => expect(parts(form, 'step')[1]?.getAttribute('aria-current')).toBe('step'));
    expect(control(form, 'price').value).toBe(offer.price);
    expect(control(form, 'title').value).toBe(offer.title);
    await userEvent.click(button('Start over'));
    expect(parts(form, 'step')[0]?.getAttribute('aria-current')).toBe('step');
    expect(focused(form)?.textContent).toBe('What do you offer?');
    expect(parts(form, 'field-error')).toEqual([]);
  });

  it('stores nothing in demo', async () => {
    place({ demo: '' });
    await fillOverview();
    expect(localStorage.getItem('dragoman.draft.offer-form')).toBeNull();
  });

  it('lets signed-out visitors fill it in and asks for a sign-in only when sent', async () => {
    const form = place();
    await shows('You are signed out.');
    await fillAll();
    await publish();
    await shows('Please sign in to send this.');
    expect(parts(form, 'sign-in')[0]?.getAttribute('href')).toBe(`${apiUrl}/SignIn`);

    document.body.replaceChildren();
    await signIn();
    const back = place();
    await vi.waitFor(() => expect(parts(back, 'submit')).toHaveLength(1));
    expect(control(back, 'title').value).toBe(offer.title);
    await publish();
    await shows('Your offer is published.');
  });

  it('stops asking once the visitor signs in on the same page', async () => {
    const form = place();
    await fillAll();
    await publish();
    await vi.waitFor(() => expect(parts(form, 'error')).toHaveLength(1));
    await signIn();
    await vi.waitFor(() => expect(parts(form, 'error')).toHaveLength(0));
  });
});
