import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dayOf } from '#core/domain/booking.ts';
import { control, focused, part, parts } from '#tests/setup/test-element.ts';
import {
  apiUrl,
  button,
  clear,
  field,
  fillAll,
  fillOverview,
  fillPricing,
  next,
  place,
  publish,
  request,
  shows,
  signIn,
} from './request-form.test-support.ts';

afterEach(clear);

const optionsOf = (form: Element) => {
  const select = form.shadowRoot?.querySelector<HTMLSelectElement>('[name=type]');
  return [...(select?.options ?? [])].filter(({ value }) => value).map(({ value, text }) => [value, text]);
};

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

  it('has no violations with errors', async () => {
    const form = place({ demo: 'empty' });
    await next();
    expect((await axe.run(form)).violations).toEqual([]);
  });

  it('has no violations on the last step and once published', async () => {
    const form = place({ demo: 'empty' });
    await fillAll(form, 'contract');
    expect((await axe.run(form)).violations).toEqual([]);
    await publish();
    await vi.waitFor(() => expect(parts(form, 'done')).toHaveLength(1));
    expect((await axe.run(form)).violations).toEqual([]);
  });
});

describe('attributes', () => {
  it('offers the types of its category, by their wire values', async () => {
    const form = place({ demo: '' });
    await shows('Request for document');
    expect(optionsOf(form)).toEqual([
      ['forms', 'Forms'],
      ['documents', 'Documents'],
      ['application', 'Application'],
      ['late_submissions', 'Late submissions'],
      ['contract', 'Contract'],
    ]);
    form.type = 'call';
    await shows('Request for call');
    expect(optionsOf(form)).toEqual([
      ['outbound', 'Do a Call'],
      ['inbound', 'Receive a Call'],
    ]);
    form.setAttribute('type', 'translation');
    await shows('Request for translation');
    expect(optionsOf(form)).toEqual([
      ['call', 'Kita'],
      ['dokument', 'Work'],
      ['translation', 'MakeAppointment'],
    ]);
  });

  it('keeps what was typed when its type changes', async () => {
    const form = place();
    await fillOverview(form, 'forms');
    form.type = 'call';
    await shows('Request for call');
    expect(control(form, 'title').value).toBe(request.title);
    expect(control(form, 'type').value).toBe('');
  });

  it('links “Cancel” to the marketplace, or to the page’s own address', async () => {
    const form = place({ demo: '' });
    await vi.waitFor(() => expect(parts(form, 'cancel')[0]?.getAttribute('href')).toBe(`${apiUrl}/Select`));
    form.cancelUrl = '/back';
    await vi.waitFor(() => expect(parts(form, 'cancel')[0]?.getAttribute('href')).toBe('/back'));
  });
});

describe('states', () => {
  it('stores one draft for each type', async () => {
    await fillOverview(place({ type: 'document' }), 'forms', 'A letter');
    document.body.replaceChildren();
    const call = place({ type: 'call' });
    await fillOverview(call, 'inbound', 'A call');
    document.body.replaceChildren();
    for (const [type, title] of [
      ['document', 'A letter'],
      ['call', 'A call'],
      ['translation', ''],
    ] as const) {
      const form = place({ type });
      await vi.waitFor(() => expect(control(form, 'title')).toBeTruthy());
      expect(control(form, 'title').value).toBe(title);
      form.remove();
    }
  });

  it('says that both languages are the same, until they differ', async () => {
    const form = place();
    await fillOverview(form, 'forms');
    await userEvent.selectOptions(field(form, 'toLanguage'), 'de');
    await next();
    expect(parts(form, 'field-error').map((error) => error.textContent)).toEqual([
      'Please choose a language other than the one it is in.',
    ]);
    expect(focused(form)).toBe(control(form, 'toLanguage'));
    await userEvent.selectOptions(field(form, 'toLanguage'), 'pl');
    await next();
    expect(parts(form, 'step')[1]?.getAttribute('aria-current')).toBe('step');
  });

  it('removes a chosen language by its chip, and focuses the field to choose another', async () => {
    const form = place();
    await fillOverview(form, 'forms');
    const chips = () => parts(form, 'chip').map(({ textContent }) => textContent);
    expect(chips()).toEqual(['German', 'English']);
    part(form, 'chip').focus();
    await userEvent.keyboard('{Delete}');
    await vi.waitFor(() => expect(chips()).toEqual(['English']));
    expect(control(form, 'fromLanguage').value).toBe('');
    expect(focused(form)).toBe(control(form, 'fromLanguage'));
    await userEvent.selectOptions(field(form, 'fromLanguage'), 'pl');
    part(form, 'chip').click();
    await vi.waitFor(() => expect(chips()).toEqual(['English']));
    expect(control(form, 'toLanguage').value).toBe('en');
  });

  it('rejects a day in the past, a time in the past and a price in words', async () => {
    const form = place();
    await fillOverview(form, 'forms');
    await next();
    expect([control(form, 'dueDate').type, control(form, 'dueTime')?.type]).toEqual(['date', 'time']);
    await userEvent.fill(field(form, 'price'), 'cheap');
    await userEvent.fill(field(form, 'dueDate'), '2020-01-01');
    await userEvent.fill(field(form, 'dueTime'), '09:00');
    await next();
    expect(parts(form, 'field-error').map((error) => error.textContent)).toEqual([
      'Please enter a price from €0.01 to €100,000, like 45 or 45.50.',
      'This day has passed. Please pick today or a later one.',
    ]);
    expect(focused(form)).toBe(control(form, 'price'));
    await userEvent.fill(field(form, 'price'), '30');
    await userEvent.fill(field(form, 'dueDate'), dayOf(new Date()));
    await userEvent.fill(field(form, 'dueTime'), '00:00');
    await next();
    expect(parts(form, 'field-error').map((error) => error.textContent)).toEqual([
      'This time has passed. Please pick a later one.',
    ]);
  });

  it('counts characters, and goes on with more than it advises', async () => {
    const form = place();
    await fillOverview(form, 'forms');
    await userEvent.fill(field(form, 'description'), 'x'.repeat(201));
    expect(parts(form, 'counter')[0]?.textContent).toBe('201 of 200 characters');
    await next();
    expect(parts(form, 'step')[1]?.getAttribute('aria-current')).toBe('step');
  });

  it('asks signed-out visitors to sign in when sent, and opens at the last step after that', async () => {
    const form = place({ type: 'call' });
    await fillAll(form, 'inbound');
    await publish();
    await shows('Please sign in to send this.');
    document.body.replaceChildren();
    await signIn();
    const back = place({ type: 'call' });
    await vi.waitFor(() => expect(parts(back, 'submit')).toHaveLength(1));
    await publish();
    await shows('Your request is published.');
  });
});

describe('behaviour', () => {
  it('reopens after a reload at the same step with the same values', async () => {
    const form = place({ type: 'call' });
    await fillOverview(form, 'inbound');
    await next();
    await fillPricing(form);
    document.body.replaceChildren();
    const back = place({ type: 'call' });
    await vi.waitFor(() => expect(parts(back, 'step')[1]?.getAttribute('aria-current')).toBe('step'));
    expect(control(back, 'dueDate').value).toBe('2099-05-01');
    await next();
    expect(parts(back, 'submit')).toHaveLength(1);
  });

  it('goes back to a completed step and keeps all values', async () => {
    const form = place({ demo: '' });
    await vi.waitFor(() => expect(control(form, 'title').value).toBeTruthy());
    await next();
    await next();
    await userEvent.click(page.getByRole('button', { name: 'Change: Overview' }));
    expect(focused(form)?.textContent).toBe('What do you need?');
    await next();
    await userEvent.click(button('Back'));
    expect(focused(form)?.textContent).toBe('What do you need?');
    expect(control(form, 'title').value).toBe('Letter from the immigration office');
  });
});
