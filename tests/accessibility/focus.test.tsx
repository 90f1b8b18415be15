import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { contracts, importWidget } from '#tests/contracts/widgets.ts';
import { control, focused, part, parts, placeElement, usualAttributes } from '#tests/setup/test-element.ts';

beforeAll(async () => {
  for (const { tag } of contracts) await importWidget(tag);
});
afterEach(() => document.body.replaceChildren());

/** Presses a button by keyboard and waits until it is removed. */
async function pressUntilRemoved(find: () => HTMLElement): Promise<void> {
  const button = await vi.waitFor(find);
  button.focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(button.isConnected).toBe(false));
}

const place = (tag: keyof HTMLElementTagNameMap, attributes: Record<string, string> = {}) =>
  placeElement(tag, { ...usualAttributes, ...attributes });

const buttonNamed = (element: Element, name: string): HTMLElement => {
  const buttons = [...(element.shadowRoot?.querySelectorAll('button') ?? [])];
  const found = buttons.find((button) => (button.ariaLabel ?? button.textContent?.trim()) === name);
  if (!found) throw new Error(`There is no button “${name}” yet.`);
  return found;
};

/** The focus is inside the widget, not on the body. */
const expectFocusInside = (element: Element) =>
  vi.waitFor(() => expect(focused(element), document.activeElement?.localName).not.toBeNull());

describe('the focus stays in the widget when the pressed button is removed:', () => {
  it('“Show more” with the last offers', async () => {
    const grid = place('dragoman-offer-grid', { 'page-size': '3', limit: '5' });
    await pressUntilRemoved(() => part(grid, 'more'));
    await expectFocusInside(grid);
    expect(parts(grid, 'card')).toHaveLength(5);
  });

  it('the last filter and “Clear all”', async () => {
    const grid = place('dragoman-offer-grid', { filters: '', category: 'call' });
    await pressUntilRemoved(() => buttonNamed(grid, 'Remove Calls'));
    await expectFocusInside(grid);
    await userEvent.selectOptions(control(grid, 'category'), 'document');
    await pressUntilRemoved(() => part(grid, 'clear'));
    await expectFocusInside(grid);
  });

  it('a filter of the request list', async () => {
    const board = place('dragoman-request-board', { demo: '', category: 'call' });
    await pressUntilRemoved(() => part(board, 'clear'));
    await expectFocusInside(board);
  });

  it('a form draft that is discarded and restored', async () => {
    const form = place('dragoman-offer-form', { demo: '' });
    await vi.waitFor(() => control(form, 'title'));
    await userEvent.fill(control(form, 'title'), 'Letters');
    await pressUntilRemoved(() => part(form, 'start-over'));
    await expectFocusInside(form);
    await pressUntilRemoved(() => part(form, 'undo'));
    await expectFocusInside(form);
  });

  it('“Mark all as read” in the bell', async () => {
    const bell = place('dragoman-notification-bell', { demo: '' });
    (await vi.waitFor(() => part(bell, 'toggle'))).click();
    await pressUntilRemoved(() => buttonNamed(bell, 'Mark all as read'));
    await expectFocusInside(bell);
    await userEvent.keyboard('{Escape}');
    expect(focused(bell)).toBe(part(bell, 'toggle'));
  });

  it('a chosen file that is removed', async () => {
    const inbox = place('dragoman-chat-inbox', { demo: '' });
    await vi.waitFor(() => part(inbox, 'conversation'));
    part(inbox, 'conversation').click();
    const input = await vi.waitFor(() => control(inbox, 'documents'));
    await userEvent.upload(input, new File(['Once'], 'letter.txt', { type: 'text/plain' }));
    await pressUntilRemoved(() => buttonNamed(inbox, 'Remove letter.txt'));
    await expectFocusInside(inbox);
  });

  it('a dialog, which returns the focus to its opener', async () => {
    const dashboard = place('dragoman-dashboard', { demo: '' });
    const opener = await vi.waitFor(() => buttonNamed(dashboard, 'Delete'));
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(dashboard.shadowRoot?.querySelector('dialog[open]')).toBeTruthy());
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(focused(dashboard)).toBe(opener));
  });
});
