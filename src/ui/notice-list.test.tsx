import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type NoticeItem, NoticeList } from './notice-list.tsx';
import { renderInShadow } from './render-in-shadow.test-support.tsx';

let view: ReturnType<typeof renderInShadow>;

const saved: NoticeItem = { id: 1, type: 'success', message: 'Saved' };
const failed: NoticeItem = { id: 2, type: 'error', message: 'The server did not answer in time.' };
const left: NoticeItem = { id: 3, type: 'info', message: 'Logged out' };
const slow: NoticeItem = { id: 4, type: 'warning', message: 'This takes longer than usual.' };

function Toaster({ initial, duration }: { initial: NoticeItem[]; duration?: number }) {
  const [notices, setNotices] = useState(initial);
  return (
    <>
      <button type="button">Elsewhere</button>
      <NoticeList
        notices={notices}
        duration={duration}
        onDismiss={(id) => setNotices((before) => before.filter((notice) => notice.id !== id))}
      />
    </>
  );
}

const shown = () => [...view.container.querySelectorAll('[part=notice]')].map((notice) => notice.textContent);
const dismiss = (index: number) => page.getByRole('button', { name: 'Close' }).nth(index);

async function setUp(initial: NoticeItem[], duration?: number) {
  view.show(<Toaster initial={initial} duration={duration} />);
  await vi.waitFor(() => expect(shown()).toHaveLength(Math.min(3, initial.length)));
}

beforeEach(() => {
  view = renderInShadow();
});
afterEach(() => {
  vi.useRealTimers();
  view.clear();
});

describe('notices', () => {
  it('have no accessibility violations', async () => {
    await setUp([saved, failed, left], 0);
    await vi.waitFor(async () => expect(await view.violations()).toEqual([]));
  });

  it('interrupt for errors only and are announced politely otherwise', async () => {
    await setUp([saved, failed]);
    await expect.element(page.getByRole('alert')).toHaveTextContent(failed.message);
    expect(page.getByText('Saved').element().closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    expect(page.getByText('Saved').element().closest('[role=alert]')).toBeNull();
  });

  it('show three at most; a fourth follows when one is dismissed', async () => {
    await setUp([saved, failed, left, slow], 0);
    expect(shown()).toEqual([saved, failed, left].map((notice) => notice.message));
    await dismiss(0).click();
    await expect.poll(shown).toEqual([failed, left, slow].map((notice) => notice.message));
  });

  it('are above everything of the host page', async () => {
    const wall = document.createElement('div');
    wall.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647; background: white;';
    document.body.append(wall);
    await setUp([saved], 0);
    await dismiss(0).click();
    await expect.poll(shown).toEqual([]);
    wall.remove();
  });

  it('move the keyboard focus to the next one, and back after the last', async () => {
    await setUp([saved, left], 0);
    page.getByRole('button', { name: 'Elsewhere' }).element().focus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.poll(shown).toEqual(['Logged out']);
    await expect.poll(view.focused).toBe('Close');
    await userEvent.keyboard('{Enter}');
    await expect.poll(view.focused).toBe('Elsewhere');
  });
});

describe('the time a notice stays', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));

  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const elsewhere = page.getByRole('button', { name: 'Elsewhere' });

  async function setUpTimed(duration?: number) {
    view.show(<Toaster initial={[]} />);
    // The pointer is where the last test left it: over the notice it would pause the countdown.
    await elsewhere.hover();
    view.show(<Toaster key="timed" initial={[saved]} duration={duration} />);
    await expect.poll(shown).toHaveLength(1);
  }

  it('is five seconds', async () => {
    await setUpTimed();
    await pass(4900);
    expect(shown()).toEqual(['Saved']);
    await pass(200);
    await expect.poll(shown).toEqual([]);
  });

  it('pauses under the pointer and continues afterwards', async () => {
    await setUpTimed();
    await pass(3000);
    await page.getByText('Saved').hover();
    await pass(60_000);
    expect(shown()).toEqual(['Saved']);
    await elsewhere.hover();
    await pass(1900);
    expect(shown()).toEqual(['Saved']);
    await pass(200);
    await expect.poll(shown).toEqual([]);
  });

  it('pauses while the notice has the focus', async () => {
    await setUpTimed();
    dismiss(0).element().focus();
    await pass(60_000);
    expect(shown()).toEqual(['Saved']);
    elsewhere.element().focus();
    await pass(5100);
    await expect.poll(shown).toEqual([]);
  });

  it('is unlimited with a duration of 0', async () => {
    await setUpTimed(0);
    await pass(600_000);
    expect(shown()).toEqual(['Saved']);
  });
});
