import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { renderInShadow } from './render-in-shadow.test-support.tsx';

let view: ReturnType<typeof renderInShadow>;

function Task() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cancel the task</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Cancel this task?"
        actions={<Button onClick={() => setOpen(false)}>Keep it</Button>}
      >
        <p>Mira will be told.</p>
      </Dialog>
    </>
  );
}

const opener = page.getByRole('button', { name: 'Cancel the task' });
const dialog = page.getByRole('dialog', { name: 'Cancel this task?' });

beforeEach(async () => {
  view = renderInShadow();
  view.show(<Task />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
});
afterEach(() => view.clear());

describe('a dialog', () => {
  it('has no accessibility violations', async () => {
    expect(await view.violations()).toEqual([]);
  });

  it('focuses its title first', async () => {
    await expect.poll(view.focused).toBe('Cancel this task?');
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its close button', () => page.getByRole('button', { name: 'Close' }).click()],
    ['an action', () => page.getByRole('button', { name: 'Keep it' }).click()],
  ])('closes by %s and gives the focus back', async (_how, close) => {
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(view.focused).toBe('Cancel the task');
  });

  it('opens again', async () => {
    await userEvent.keyboard('{Escape}');
    await opener.click();
    await expect.element(dialog).toBeVisible();
  });
});
