import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getRuntime } from '#core/runtime/runtime.ts';
import './index.ts';
import { control, focused, part, parts, placeElement, usualAttributes } from '#tests/setup/test-element.ts';

const apiUrl = inject('apiUrl');
const { session, config } = getRuntime();

const place = (attributes: Record<string, string> = {}) =>
  placeElement('dragoman-disputes', { ...usualAttributes, ...attributes });

const appears = (element: Element, name: string) =>
  vi.waitFor(() => expect(part(element, name)).toBeTruthy());
const shares = (element: Element) => parts(element, 'share').map(({ textContent }) => textContent);

beforeEach(() => config.configure({ apiUrl }));
afterEach(async () => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  await session.signOut();
});

describe('accessibility', () => {
  it('has no violations in any state, in both colour schemes and both directions', async () => {
    for (const [demo, shown] of [
      ['ready', 'dispute'],
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

  it('leads to the tasks when nothing is open', async () => {
    const element = place({ demo: 'empty' });
    await appears(element, 'tasks');
    expect(part(element, 'tasks').getAttribute('href')).toContain('/Dashboard?tab=accepted');
  });

  it('tells both amounts while the keyboard moves the slider', async () => {
    const element = place({ demo: '' });
    await appears(element, 'division');
    part(element, 'division').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(part(element, 'division').getAttribute('aria-valuetext')).toBe(
      '51%: Jonas Weber gets €68.85, Mira Okafor gets back €66.15',
    );
  });

  it('fits 320 px', async () => {
    document.body.style.width = '320px';
    const element = place({ demo: '' });
    await appears(element, 'dispute');
    for (const record of element.shadowRoot?.querySelectorAll('details') ?? []) record.open = true;
    expect(element.scrollWidth).toBeLessThanOrEqual(320);
    document.body.style.width = '';
  });
});

describe('states', () => {
  it('asks signed-out visitors to sign in', async () => {
    const element = place();
    await appears(element, 'sign-in');
  });

  it('has nothing for somebody who is no operator', async () => {
    await session.signIn('translator@demo.test', 'dragoman-demo');
    const element = place();
    await appears(element, 'error');
    expect(parts(element, 'dispute')).toEqual([]);
  });

  it('shows what both sides say and propose, the history, the files and the conversation', async () => {
    const element = place({ demo: '' });
    await appears(element, 'dispute');
    const [customer, owner] = parts(element, 'statement').map(({ textContent }) => textContent);
    expect(customer).toContain('Customer, opened the dispute');
    expect(owner).toContain('Proposes 80% for the translator');
    const records = parts(element, 'record').map(({ textContent }) => textContent);
    expect(records[0]).toContain('Delivered');
    expect(records[1]).toContain('menu.pdf');
    expect(records[2]).toContain('We agreed on three.');
  });
});

/** As a backend answers on which the dispute was withdrawn, and opened again with another text, since it was read. */
function reopenedSince() {
  const network = globalThis.fetch;
  const row = { task_id: 7, title: 'Letters', amount: 4500, opened_by: { role: 'customer' } };
  const sent: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(String(input));
    if (!pathname.startsWith('/operator/disputes')) return network(input, init);
    if (init?.method !== 'POST') {
      const read = sent.length === 0 ? { id: 'a', text: 'Unreadable.' } : { id: 'b', text: 'A day late.' };
      return Response.json([{ ...row, ...read }]);
    }
    const { dispute } = JSON.parse(String(init.body));
    sent.push(dispute);
    if (dispute === 'b') return Response.json({ type: 'success', message: '', status: 'finished' });
    const refusal = { code: 'dispute-changed', message: 'Another one was opened.' };
    return Response.json({ type: 'error', ...refusal }, { status: 409 });
  });
  return sent;
}

describe('a decision', () => {
  it('is about the dispute that was read: another one is shown first, and what was typed stays', async () => {
    await session.signIn('operator@demo.test', 'dragoman-demo');
    const sent = reopenedSince();
    const element = place();
    await appears(element, 'division');
    expect(part(element, 'statement').textContent).toContain('Unreadable.');
    await userEvent.fill(control(element, 'reason'), 'Nothing usable.');
    const decide = async () => {
      part(element, 'submit').click();
      const dialog = () => element.shadowRoot?.querySelector<HTMLElement>('dialog[open] [part=confirm]');
      await vi.waitFor(() => expect(dialog()).toBeTruthy());
      dialog()?.click();
    };
    await decide();
    await vi.waitFor(() => expect(part(element, 'error').textContent).toContain('Another one was opened.'));
    expect(part(element, 'statement').textContent).toContain('A day late.');
    expect(control(element, 'reason').value).toBe('Nothing usable.');
    await decide();
    await vi.waitFor(() => expect(parts(element, 'dispute')).toEqual([]));
    expect(sent).toEqual(['a', 'b']);
  });

  it('shows both shares as the slider moves, asks with both amounts, and leaves the list', async () => {
    const element = place({ demo: '' });
    await appears(element, 'division');
    expect(shares(element).slice(0, 2)).toEqual([
      'Mira Okafor gets back €67.50',
      'Jonas Weber gets €67.50 before the fee',
    ]);
    await userEvent.fill(part(element, 'division'), '20');
    expect(shares(element).slice(0, 2)).toEqual([
      'Mira Okafor gets back €108',
      'Jonas Weber gets €27 before the fee',
    ]);
    await userEvent.fill(control(element, 'reason'), 'Two of five pages are missing.');
    part(element, 'submit').click();
    await expect
      .element(page.getByText('Mira Okafor gets €108 back. Jonas Weber gets €27 before the fee.'))
      .toBeVisible();
    part(element, 'confirm').click();
    await vi.waitFor(() => expect(parts(element, 'dispute')).toHaveLength(1));
    await vi.waitFor(() => expect(focused(element)).toBe(part(element, 'heading')));
  });

  it('needs a reason', async () => {
    const element = place({ demo: '' });
    await appears(element, 'submit');
    part(element, 'submit').click();
    await vi.waitFor(() => expect(part(element, 'field-error').textContent).toContain('Reason'));
    expect(element.shadowRoot?.querySelector('dialog[open]')).toBeNull();
  });
});
