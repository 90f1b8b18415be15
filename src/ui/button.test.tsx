import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button, IconButton } from './button.tsx';
import { renderInShadow } from './render-in-shadow.test-support.tsx';

let view: ReturnType<typeof renderInShadow>;
const send = vi.fn();

function Form() {
  const [busy, setBusy] = useState(false);
  return (
    <>
      <Button
        variant="primary"
        busy={busy}
        busyLabel="Loading..."
        onClick={() => {
          send();
          setBusy(true);
        }}
      >
        Send
      </Button>
      <IconButton label="Stop" onClick={() => setBusy(false)}>
        ×
      </IconButton>
    </>
  );
}

const button = page.getByRole('button', { name: 'Send' });
const busyButton = page.getByRole('button', { name: 'Loading...' });

beforeEach(async () => {
  send.mockReset();
  view = renderInShadow();
  view.show(<Form />);
  await expect.element(button).toBeVisible();
});
afterEach(() => view.clear());

describe('a button', () => {
  it('has no accessibility violations, idle or busy', async () => {
    expect(await view.violations()).toEqual([]);
    await button.click();
    await expect.element(busyButton).toBeVisible();
    expect(await view.violations()).toEqual([]);
  });

  it('sends once however often it is clicked', async () => {
    const { x, y, width, height } = button.element().getBoundingClientRect();
    await button.dblClick();
    await expect.element(busyButton).toBeDisabled();
    document
      .elementFromPoint(x + width / 2, y + height / 2)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(send).toHaveBeenCalledOnce();
  });

  it('keeps its width while it is busy', async () => {
    const { width } = button.element().getBoundingClientRect();
    await button.click();
    await expect.element(busyButton).toBeVisible();
    expect(busyButton.element().getBoundingClientRect().width).toBe(width);
  });

  it('gets the focus back when it is no longer busy', async () => {
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(busyButton).toBeVisible();
    page
      .getByRole('button', { name: 'Stop' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.poll(view.focused).toBe('Send');
  });
});
