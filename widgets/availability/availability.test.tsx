import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getRuntime } from '#core/runtime/runtime.ts';
import './index.ts';
import { control, part, placeElement, usualAttributes } from '#tests/setup/test-element.ts';

const apiUrl = inject('apiUrl');
const runtime = getRuntime();

const place = (attributes: Record<string, string> = {}) =>
  placeElement('dragoman-availability', { ...usualAttributes, ...attributes });

const parts = (element: Element, name: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(`[part~=${name}]`) ?? []),
];
const day = (element: Element, name: string) => {
  const found = parts(element, 'day').find(({ textContent }) => textContent?.startsWith(name));
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};
const timesOf = (element: Element, name: string) =>
  [...day(element, name).querySelectorAll('input')].map(({ value }) => value);
const press = (button: Element | null | undefined) => {
  if (!(button instanceof HTMLElement)) throw new Error('There is no such button.');
  button.click();
};
const ready = (element: Element) => vi.waitFor(() => expect(part(element, 'submit')).toBeTruthy());

beforeEach(() => runtime.config.configure({ apiUrl }));
afterEach(async () => {
  document.body.replaceChildren();
  await runtime.session.signOut();
});

describe('accessibility', () => {
  it('has no violations, whatever its state', async () => {
    for (const demo of ['ready', 'loading', 'empty', 'error']) {
      const element = place({ demo });
      await vi.waitFor(() => expect(part(element, 'heading')).toBeTruthy());
      if (demo === 'ready') await ready(element);
      expect((await axe.run(element)).violations).toEqual([]);
      element.remove();
    }
  });

  it('can be filled in with the keyboard alone', async () => {
    const element = place({ demo: 'empty' });
    await ready(element);
    const add = day(element, 'Tuesday').querySelector<HTMLElement>('[part~=add]');
    add?.focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(timesOf(element, 'Tuesday')).toEqual(['09:00', '17:00']));
    const [from] = day(element, 'Tuesday').querySelectorAll('input');
    expect(from?.labels?.[0]?.textContent).toBe('From, Tuesday');
  });
});

describe('states', () => {
  it('asks signed-out visitors to sign in', async () => {
    const element = place();
    await vi.waitFor(() => expect(part(element, 'sign-in').getAttribute('href')).toContain('/SignIn'));
  });

  it('offers to try again after a failure', async () => {
    const element = place({ demo: 'error' });
    await vi.waitFor(() => expect(part(element, 'retry')).toBeTruthy());
  });

  it('shows the hours of a sample in demo without a call', async () => {
    const element = place({ demo: '' });
    await ready(element);
    expect(timesOf(element, 'Monday')).toEqual(['09:00', '12:30', '14:00', '18:00']);
    expect(day(element, 'Sunday').textContent).toContain('No calls');
    expect(control(element, 'max_hours').value).toBe('2');
  });
});

describe('the hours of a person', () => {
  it('are any time until some are set, which are there again afterwards', async () => {
    await runtime.session.signIn('customer@demo.test', 'dragoman-demo');
    const element = place();
    await ready(element);
    expect(part(element, 'form').textContent).toContain('at any time, day and night');
    press(parts(element, 'add').find(({ textContent }) => textContent === 'Monday to Friday, 9 to 17'));
    await vi.waitFor(() => expect(timesOf(element, 'Friday')).toEqual(['09:00', '17:00']));
    press(day(element, 'Monday').querySelector('[part~=remove]'));
    await vi.waitFor(() => expect(timesOf(element, 'Monday')).toEqual([]));
    press(day(element, 'Friday').querySelector('[part~=add]'));
    await vi.waitFor(() => expect(timesOf(element, 'Friday')).toEqual(['09:00', '17:00', '', '']));

    const saved = vi.fn();
    element.addEventListener('dragoman-availability-saved', ({ detail }) => saved(detail));
    press(part(element, 'submit'));
    await vi.waitFor(() => expect(part(element, 'field-error')).toBeTruthy());
    expect(saved).not.toHaveBeenCalled();

    const [, , from, to] = day(element, 'Friday').querySelectorAll('input');
    if (!from || !to) throw new Error('Friday has no second hours.');
    await userEvent.fill(from, '22:00');
    await userEvent.fill(to, '01:00');
    expect(day(element, 'Friday').textContent).toContain('Ends on the next day.');
    press(part(element, 'submit'));
    await vi.waitFor(() => expect(saved).toHaveBeenCalledWith({ outside: 0 }));
    await vi.waitFor(() => expect(element.shadowRoot?.textContent).toContain('Your hours are saved.'));
    element.remove();

    const again = place();
    await ready(again);
    expect(timesOf(again, 'Monday')).toEqual([]);
    expect(timesOf(again, 'Friday')).toEqual(['09:00', '17:00', '22:00', '01:00']);
  });
});

describe('the calendar', () => {
  it('has an address of its own, which a new one replaces once the person has confirmed it', async () => {
    await runtime.session.signIn('customer@demo.test', 'dragoman-demo');
    const element = place();
    await vi.waitFor(() => expect(control(element, 'calendar-url').value).toMatch(/\/calendar\/.+\.ics$/));
    const first = control(element, 'calendar-url').value;
    press(part(element, 'renew'));
    await vi.waitFor(() => expect(part(element, 'confirm')).toBeTruthy());
    press(part(element, 'confirm'));
    await vi.waitFor(() => expect(control(element, 'calendar-url').value).not.toBe(first));
    expect(element.shadowRoot?.textContent).toContain('The one before no longer works.');
  });
});

describe('calendars elsewhere', () => {
  it('are added and removed, and say why they cannot be read', async () => {
    await runtime.session.signIn('customer@demo.test', 'dragoman-demo');
    const element = place();
    await vi.waitFor(() => expect(control(element, 'import-url').value).toBe(''));
    const add = async (url: string) => {
      await userEvent.fill(control(element, 'import-url'), url);
      press(part(element, 'add-import'));
    };
    await add('calendar');
    await vi.waitFor(() => expect(part(element, 'imports').textContent).toContain('begins with https://'));
    await add('https://127.0.0.1/mine.ics');
    await vi.waitFor(() => expect(part(element, 'imports').textContent).toContain('private network'));
    expect(control(element, 'import-url').value).toBe('https://127.0.0.1/mine.ics');

    await add('webcal://calendar.invalid/mine.ics');
    await vi.waitFor(() => expect(part(element, 'import').textContent).toContain('calendar.invalid'));
    expect(part(element, 'import-problem').textContent).toContain('its server does not answer');
    expect(control(element, 'import-url').value).toBe('');

    press(part(element, 'import').querySelector('[part~=remove]'));
    await vi.waitFor(() => expect(parts(element, 'import')).toEqual([]));
    expect(part(element, 'imports').textContent).toContain('The calendar is removed.');
  });
});
