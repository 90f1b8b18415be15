import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createClient } from '#core/api/client.ts';
import { offers } from '#core/api/offers.ts';
import { account } from '#core/api/session.ts';
import { tasks } from '#core/api/tasks.ts';
import { newKey } from '#core/hooks/data/use-action.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import './index.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';
import { part, parts, placeElement, recordEvents, usualAttributes } from '#tests/setup/test-element.ts';

const apiUrl = inject('apiUrl');
const { session, config } = getRuntime();
const views = ['payments', 'earnings'] as const;

const place = (attributes: Record<string, string> = {}) =>
  placeElement('dragoman-payments', { ...usualAttributes, ...attributes });

/** Somebody who has booked at €25 and not paid. */
async function bookedAndUnpaid() {
  const password = 'a-password-for-tests';
  const anonymous = account(createClient({ baseUrl: apiUrl, token: () => null }));
  const signUp = async (firstName: string) => {
    const email = `${firstName.toLowerCase()}-${crypto.randomUUID()}@example.test`;
    await anonymous.signUp({ firstName, lastName: 'Test', email, password, language: 'en' });
    const { token } = await anonymous.signIn(email, password);
    return { email, client: createClient({ baseUrl: apiUrl, token: () => token }) };
  };
  const [ada, ben] = [await signUp('Ada'), await signUp('Ben')];
  const title = 'Letters to the landlord';
  const offer = { title, description: 'Two pages.', type: 'document', price: 25 } as const;
  const { id } = await offers(ben.client).publish({ ...offer, languages: ['de', 'en'] }, newKey());
  const plan = { details: 'A letter.', date: bookingDay, time: '14:30', timezone: 'UTC' };
  await tasks(ada.client).book(id, plan, newKey());
  return { email: ada.email, password, title };
}

const appears = (element: Element, name: string) =>
  vi.waitFor(() => expect(part(element, name)).toBeTruthy());

beforeEach(() => config.configure({ apiUrl }));
afterEach(async () => {
  document.body.replaceChildren();
  await session.signOut();
});

describe('accessibility', () => {
  it.each(views)(
    'has no violations in any state, in both colour schemes and both directions: %s',
    async (view) => {
      for (const [demo, shown] of [
        ['ready', 'row'],
        ['loading', 'skeleton'],
        ['empty', 'empty'],
        ['error', 'error'],
      ] as const) {
        for (const theme of ['light', 'dark']) {
          // Elements without a background of their own are on the page's.
          document.body.style.background = theme === 'dark' ? '#14130F' : '';
          const element = place({ view, demo, theme, locale: theme === 'dark' ? 'ar' : 'en' });
          await appears(element, shown);
          expect((await axe.run(element)).violations).toEqual([]);
          element.remove();
        }
      }
      document.body.style.background = '';
    },
  );

  it('tells the amount of each month of the chart to assistive technology', async () => {
    place({ view: 'earnings', demo: '' });
    const now = new Date().toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    await expect.element(page.getByText(`${now}: €121.50`)).toBeInTheDocument();
  });

  it.each(views)('fits 320 px: %s', async (view) => {
    document.body.style.width = '320px';
    const element = place({ view, demo: '' });
    await appears(element, 'row');
    expect(element.scrollWidth).toBeLessThanOrEqual(320);
    document.body.style.width = '';
  });
});

describe('attributes', () => {
  it('shows payments or earnings, and changes with the attribute', async () => {
    const element = place({ demo: '' });
    await appears(element, 'row');
    expect(part(element, 'heading').textContent).toBe('Your payments');
    element.view = 'earnings';
    await appears(element, 'figures');
    expect(part(element, 'heading').textContent).toBe('Your earnings');
  });

  it('links to the tasks and to the settings of the page', async () => {
    const element = place({
      view: 'earnings',
      demo: '',
      'task-url': '/orders/{id}/',
      'settings-url': '/my/payouts',
    });
    await appears(element, 'row');
    expect(part(element, 'task').getAttribute('href')).toBe('/orders/1/');
    expect(part(element, 'settings').getAttribute('href')).toBe('/my/payouts');
  });
});

describe('the row of a task', () => {
  const isMarked = (element: HTMLElement, taskId: string) => {
    const row = element.shadowRoot?.activeElement;
    expect(row?.querySelector('a')?.getAttribute('href')).toMatch(new RegExp(`/Task/${taskId}$`));
    expect(row && getComputedStyle(row).outlineStyle).toBe('solid');
    const { top, bottom } = row?.getBoundingClientRect() ?? new DOMRect(0, -1);
    expect(top >= 0 && bottom <= innerHeight).toBe(true);
  };

  it('is scrolled into view and marked by a link that leads to it', async () => {
    document.body.style.paddingBlock = '200vh';
    const element = place({ view: 'earnings', demo: '', 'task-id': '5' });
    await vi.waitFor(() => isMarked(element, '5'));
    scrollTo(0, 0);
    element.removeAttribute('task-id');
    element.setAttribute('task-id', '2');
    await vi.waitFor(() => isMarked(element, '2'));
    document.body.style.paddingBlock = '';
  });

  it('is found on a later page', async () => {
    await session.signIn('translator@demo.test', 'dragoman-demo');
    const element = place({ view: 'earnings' });
    await appears(element, 'row');
    const last = parts(element, 'task').at(-1)?.getAttribute('href')?.split('/').at(-1) ?? '';
    expect(parts(element, 'row').length).toBeGreaterThan(2);
    element.remove();
    const paged = place({ view: 'earnings', 'page-size': '1', 'task-id': last });
    await vi.waitFor(() => isMarked(paged, last), 10_000);
  });
});

describe('states', () => {
  it.each([
    ['payments', 'Sign in to see what you paid.'],
    ['earnings', 'Sign in to see what you earned.'],
  ])('asks signed-out visitors to sign in: %s', async (view, message) => {
    const element = place({ view });
    await appears(element, 'sign-in');
    expect(part(element, 'empty').textContent).toContain(message);
  });

  it('says of each payment what became of it, what was returned, and where the receipt is', async () => {
    const element = place({ demo: '' });
    await appears(element, 'row');
    expect(parts(element, 'tag').map(({ textContent }) => textContent)).toEqual([
      'Held until you accept',
      'Being confirmed by the bank',
      'Refund on its way',
      'Released',
      'Partly refunded',
      'Refunded',
    ]);
    expect(parts(element, 'row')[2]?.textContent).toMatch(/€45.*€45 goes back to you/);
    expect(parts(element, 'row')[4]?.textContent).toMatch(/€60.*€24 refunded/);
    expect(parts(element, 'receipt')).toHaveLength(5);
    expect(parts(element, 'month').length).toBeGreaterThan(1);
  });

  it('begins with what waits for a payment, and until when', async () => {
    const element = place({ demo: '' });
    await appears(element, 'unpaid-task');
    const [waiting] = parts(element, 'unpaid-task');
    expect(waiting?.textContent).toMatch(/€\d.*Pay by \w{3}, \d+ \w+ \d{4}, \d\d:\d\d.*Pay €[\d.]+ now/);
    expect(waiting?.querySelector('a')?.getAttribute('href')).toMatch(/\/Task\/7$/);
  });

  it('leads to the payment page of a booking that is not paid, and lists none that is', async () => {
    const { email, password, title } = await bookedAndUnpaid();
    await session.signIn(email, password);
    const element = place();
    await appears(element, 'unpaid-task');
    expect(part(element, 'unpaid').textContent).toContain(title);
    expect(part(element, 'empty').textContent).toContain('You have not paid for anything yet.');
    const started = recordEvents('dragoman-payment-start');
    // The page stays.
    element.addEventListener('click', (event) => event.preventDefault());
    part(element, 'pay').click();
    await vi.waitFor(() => expect(started).toMatchObject([{ value: 25, currency: 'EUR' }]));
  });

  it('says of each earning what the fee was', async () => {
    const element = place({ view: 'earnings', demo: '' });
    await appears(element, 'row');
    expect(parts(element, 'row')[0]?.textContent).toMatch(/€40\.50.*€45 less a fee of €4\.50/);
    expect(part(element, 'figures').textContent).toMatch(/Available.*€81/);
    expect(part(element, 'notice').textContent).toContain('€81 is yours and waits');
  });

  it('offers somebody without earnings to publish an offer, and no empty table to download', async () => {
    const element = place({ view: 'earnings', demo: 'empty' });
    await appears(element, 'empty');
    await expect.element(page.getByRole('link', { name: 'Publish an offer' })).toBeVisible();
    expect(parts(element, 'csv')).toEqual([]);
  });
});
