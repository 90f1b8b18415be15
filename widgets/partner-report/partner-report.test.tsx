import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getRuntime } from '#core/runtime/runtime.ts';
import './index.ts';
import { part, parts, placeElement, usualAttributes } from '#tests/setup/test-element.ts';

const apiUrl = inject('apiUrl');
const { session, config } = getRuntime();

const place = (attributes: Record<string, string> = {}) =>
  placeElement('dragoman-partner-report', { ...usualAttributes, ...attributes });

const appears = (element: Element, name: string) =>
  vi.waitFor(() => expect(part(element, name)).toBeTruthy());
const tab = (name: string) => userEvent.click(page.getByRole('tab', { name }));

beforeEach(() => config.configure({ apiUrl }));
afterEach(async () => {
  document.body.replaceChildren();
  await session.signOut();
});

describe('accessibility', () => {
  it('has no violations, whatever its state, in the light and in the dark, from left and from right', async () => {
    for (const [demo, shown] of [
      ['ready', 'plot'],
      ['loading', 'skeleton'],
      ['empty', 'empty'],
      ['error', 'error'],
    ] as const) {
      for (const theme of ['light', 'dark']) {
        // What does not stand on a surface of its own stands on the page.
        document.body.style.background = theme === 'dark' ? '#14130F' : '';
        const element = place({ demo, theme, locale: theme === 'dark' ? 'ar' : 'en' });
        await appears(element, shown);
        expect((await axe.run(element)).violations).toEqual([]);
        element.remove();
      }
    }
    document.body.style.background = '';
  });

  it('says the numbers of each day to somebody who goes along the plot by keyboard', async () => {
    place({ demo: '' });
    const plot = page.getByRole('slider', { name: 'Views by day' });
    await expect.element(plot).toBeVisible();
    const told = () => plot.element().getAttribute('aria-valuetext');
    const last = told();
    expect(last).toMatch(/\d+ views, \d+ opened, \d+ bookings?$/);
    await userEvent.click(plot);
    await userEvent.keyboard('{End}{ArrowLeft}');
    expect(told()).not.toBe(last);
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(plot.element().getAttribute('aria-valuenow')).toBe('0');
    await userEvent.keyboard('{End}');
    expect(told()).toBe(last);
    await expect.element(page.getByText(String(last))).toBeVisible();
  });

  it('fits 320 px', async () => {
    document.body.style.width = '320px';
    const element = place({ demo: '' });
    await appears(element, 'table');
    await tab('By page');
    expect(element.scrollWidth).toBeLessThanOrEqual(320);
    document.body.style.width = '';
  });
});

describe('attributes', () => {
  it('shows the days that the page chooses, every one of them', async () => {
    await session.signIn('translator@demo.test', 'dragoman-demo');
    const element = place({ from: '2026-01-01', to: '2026-01-10' });
    await appears(element, 'table');
    expect(parts(element, 'row')).toHaveLength(10);
    expect(part(element, 'heading').textContent).toBe('What the pages of Demo Agency bring');
    element.to = '2026-01-12';
    await vi.waitFor(() => expect(parts(element, 'row')).toHaveLength(12));
  });

  it('is nobody’s where another partner is named', async () => {
    await session.signIn('translator@demo.test', 'dragoman-demo');
    const element = place({ partner: 'tests' });
    await appears(element, 'empty');
  });
});

describe('states', () => {
  it('asks somebody signed out to sign in, and shows the numbers once they have', async () => {
    const element = place();
    await appears(element, 'sign-in');
    await session.signIn('translator@demo.test', 'dragoman-demo');
    await appears(element, 'plot');
  });

  it('says to everybody else that there are none for them', async () => {
    await session.signIn('customer@demo.test', 'dragoman-demo');
    const element = place();
    await appears(element, 'empty');
    expect(part(element, 'empty').textContent).toContain('no numbers for this account');
  });

  it('shows numbers by page and by campaign, too', async () => {
    const element = place({ demo: '' });
    await appears(element, 'table');
    await tab('By page');
    expect(part(element, 'table').textContent).toContain('https://agency.example/moving-abroad');
    await tab('By campaign');
    expect(part(element, 'table').textContent).toContain('Without a campaign');
  });
});

describe('events', () => {
  it('tells which days it shows, as the page chose and as the viewer did', async () => {
    await session.signIn('translator@demo.test', 'dragoman-demo');
    const heard: unknown[] = [];
    const element = place({ from: '2026-01-01', to: '2026-01-10' });
    element.addEventListener('dragoman-load', ({ detail }) => heard.push(detail));
    await appears(element, 'table');
    expect(heard).toEqual([{ partner: 'demo', from: '2026-01-01', to: '2026-01-10' }]);
    await userEvent.fill(page.getByLabelText('From'), '2026-01-05');
    await userEvent.click(page.getByRole('button', { name: 'Show' }));
    await vi.waitFor(() => expect(parts(element, 'row')).toHaveLength(6));
    expect(heard.at(-1)).toEqual({ partner: 'demo', from: '2026-01-05', to: '2026-01-10' });
    await userEvent.fill(page.getByLabelText('To'), '2026-01-01');
    await expect.element(page.getByText('This day is before the first.')).toBeVisible();
  });
});
