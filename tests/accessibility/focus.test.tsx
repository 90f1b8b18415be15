import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { contracts, importWidget } from '#tests/contracts/widgets.ts';
import { control, focused, part, parts, placeElement, usualAttributes } from '#tests/setup/test-element.ts';

beforeAll(async () => {
  for (const { tag } of contracts) await importWidget(tag);
});
afterEach(() => document.body.replaceChildren());

/** Presses it by keyboard, and waits until it is gone. */
async function pressAway(find: () => HTMLElement): Promise<void> {
  const button = await vi.waitFor(find);
  button.focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(button.isConnected).toBe(false));
}

const place = (tag: keyof HTMLElementTagNameMap, attributes: Record<string, string> = {}) =>
  placeElement(tag, { ...usualAttributes, ...attributes });

const named = (element: Element, name: string): HTMLElement => {
  const buttons = [...(element.shadowRoot?.querySelectorAll('button') ?? [])];
  const found = buttons.find((button) => (button.ariaLabel ?? button.textContent?.trim()) === name);
  if (!found) throw new Error(`There is no button “${name}” yet.`);
  return found;
};

/** Somebody inside has it, and is where it was pressed or what follows. */
const staysInside = (element: Element) =>
  vi.waitFor(() => expect(focused(element), document.activeElement?.localName).not.toBeNull());

describe('the focus stays in the widget when the button that was pressed goes away:', () => {
  it('“Show more” with the last offers', async () => {
    const grid = place('dragoman-offer-grid', { 'page-size': '3', limit: '5' });
    await pressAway(() => part(grid, 'more'));
    await staysInside(grid);
    expect(parts(grid, 'card')).toHaveLength(5);
  });

  it('the last filter, and all filters at once', async () => {
    const grid = place('dragoman-offer-grid', { filters: '', category: 'call' });
    await pressAway(() => named(grid, 'Remove Calls'));
    await staysInside(grid);
    await userEvent.selectOptions(control(grid, 'category'), 'document');
    await pressAway(() => part(grid, 'clear'));
    await staysInside(grid);
  });

  it('what narrows a list of requests', async () => {
    const board = place('dragoman-request-board', { demo: '', category: 'call' });
    await pressAway(() => part(board, 'clear'));
    await staysInside(board);
  });

  it('the draft of a form, and its coming back', async () => {
    const form = place('dragoman-offer-form', { demo: '' });
    await vi.waitFor(() => control(form, 'title'));
    await userEvent.fill(control(form, 'title'), 'Letters');
    await pressAway(() => part(form, 'start-over'));
    await staysInside(form);
    await pressAway(() => part(form, 'undo'));
    await staysInside(form);
  });

  it('“Mark all as read” in the bell', async () => {
    const bell = place('dragoman-notification-bell', { demo: '' });
    (await vi.waitFor(() => part(bell, 'toggle'))).click();
    await pressAway(() => named(bell, 'Mark all as read'));
    await staysInside(bell);
    await userEvent.keyboard('{Escape}');
    expect(focused(bell)).toBe(part(bell, 'toggle'));
  });

  it('a chosen file that is taken out', async () => {
    const inbox = place('dragoman-chat-inbox', { demo: '' });
    await vi.waitFor(() => part(inbox, 'conversation'));
    part(inbox, 'conversation').click();
    const input = await vi.waitFor(() => control(inbox, 'documents'));
    await userEvent.upload(input, new File(['Once'], 'letter.txt', { type: 'text/plain' }));
    await pressAway(() => named(inbox, 'Remove letter.txt'));
    await staysInside(inbox);
  });

  it('a dialog, which gives it back to what opened it', async () => {
    const dashboard = place('dragoman-dashboard', { demo: '', tab: 'accepted' });
    const opener = await vi.waitFor(() => named(dashboard, 'Cancel'));
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(dashboard.shadowRoot?.querySelector('dialog[open]')).toBeTruthy());
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(focused(dashboard)).toBe(opener));
  });
});
