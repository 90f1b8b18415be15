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
  it('has no violations in any state, in both colour schemes and both directions', async () => {
    for (const [demo, shown] of [
      ['ready', 'plot'],
      ['loading', 'skeleton'],
      ['empty', 'empty'],
      ['error', 'error'],
    ] as const) {
      for (const theme of ['light', 'dark']) {
        // Elements without a background of their own are on the page's.
        document.body.style.background = theme === 'dark' ? '#14130F' : '';
        const element = place({ demo, theme, locale: theme === 'dark' ? 'ar' : 'en' });
        await appears(element, shown);
        expect((await axe.run(element)).violations).toEqual([]);
        element.remove();
      }
    }
    document.body.style.background = '';
  });

  it('announces the numbers of each day that the keyboard chooses in the plot', async () => {
    place({ demo: '' });
    const plot = page.getByRole('slider', { name: 'Views by day' });
    await expect.element(plot).toBeVisible();
    const dayText = () => plot.element().getAttribute('aria-valuetext');
    const last = dayText();
    expect(last).toMatch(/\d+ views, \d+ opened, \d+ bookings?$/);
    await userEvent.click(plot);
    await userEvent.keyboard('{End}{ArrowLeft}');
    expect(dayText()).not.toBe(last);
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(plot.element().getAttribute('aria-valuenow')).toBe('0');
    await userEvent.keyboard('{End}');
    expect(dayText()).toBe(last);
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
  it('shows every day of the page’s range', async () => {
    await session.signIn('translator@demo.test', 'dragoman-demo');
    const element = place({ from: '2026-01-01', to: '2026-01-10' });
    await appears(element, 'table');
    expect(parts(element, 'row')).toHaveLength(10);
    expect(part(element, 'heading').textContent).toBe('What the pages of Demo Agency bring');
    element.to = '2026-01-12';
    await vi.waitFor(() => expect(parts(element, 'row')).toHaveLength(12));
  });

  it('has no numbers for another partner’s account', async () => {
    await session.signIn('translator@demo.test', 'dragoman-demo');
    const element = place({ partner: 'tests' });
    await appears(element, 'empty');
  });
});

describe('states', () => {
  it('asks signed-out visitors to sign in, and shows the numbers after that', async () => {
    const element = place();
    await appears(element, 'sign-in');
    await session.signIn('translator@demo.test', 'dragoman-demo');
    await appears(element, 'plot');
  });

  it('says to other users that there are none for them', async () => {
    await session.signIn('customer@demo.test', 'dragoman-demo');
    const element = place();
    await appears(element, 'empty');
    expect(part(element, 'empty').textContent).toContain('no numbers for this account');
    expect((part(element, 'partners') as HTMLAnchorElement).pathname).toBe('/Partners');
  });

  it('shows what was booked and the commission, in total, by day and by campaign, but not by page', async () => {
    const element = place({ demo: '' });
    await appears(element, 'totals');
    const totals = part(element, 'totals').textContent;
    expect(totals).toMatch(/Amount booked€\d/);
    expect(totals).toMatch(/Commission \(20% of the fee\)€\d/);
    await tab('By campaign');
    expect(part(element, 'table').textContent).toContain('€440');
    expect(part(element, 'table').textContent).toContain('€8.80');
    await tab('By page');
    expect(part(element, 'table').textContent).not.toContain('€');
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
  it('reports which days it shows, chosen by the page and by the user', async () => {
    await session.signIn('translator@demo.test', 'dragoman-demo');
    const received: unknown[] = [];
    const element = place({ from: '2026-01-01', to: '2026-01-10' });
    element.addEventListener('dragoman-load', ({ detail }) => received.push(detail));
    await appears(element, 'table');
    expect(received).toEqual([{ partner: 'demo', from: '2026-01-01', to: '2026-01-10' }]);
    await userEvent.fill(page.getByLabelText('From'), '2026-01-05');
    await userEvent.click(page.getByRole('button', { name: 'Show' }));
    await vi.waitFor(() => expect(parts(element, 'row')).toHaveLength(6));
    expect(received.at(-1)).toEqual({ partner: 'demo', from: '2026-01-05', to: '2026-01-10' });
    await userEvent.fill(page.getByLabelText('To'), '2026-01-01');
    await expect.element(page.getByText('This day is before the first.')).toBeVisible();
  });
});
