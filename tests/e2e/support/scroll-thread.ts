/** Reads a virtualized thread from its end to its start by scrolling in small steps. */
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { visibleMessages } from './conversation-page.ts';

/** All messages from `first` on. The document holds only those near the viewport at a time. */
export async function readWholeThread(page: Page, first: string | undefined): Promise<string[]> {
  const thread = page.locator('dragoman-chat-inbox [part~=thread]');
  const read: string[] = [];
  while (read[0] !== first) {
    const visible = await visibleMessages(page);
    const overlap = read.length > 0 ? visible.indexOf(read[0] ?? '') : visible.length;
    // Each step must overlap the last one, so that no message is skipped.
    expect(overlap).toBeGreaterThanOrEqual(0);
    read.unshift(...visible.slice(0, overlap));
    await scrollUp(thread);
  }
  return read;
}

/** Scrolls up by less than a viewport; the first visible message must move down by the same distance. */
async function scrollUp(thread: Locator): Promise<void> {
  const moved = await thread.evaluate(async (box) => {
    const top = box.getBoundingClientRect().top;
    const first = [...box.querySelectorAll('[part~=message]')].find(
      (message) => message.getBoundingClientRect().top >= top,
    );
    const before = first?.getBoundingClientRect().top ?? 0;
    const step = Math.min(400, box.scrollTop);
    box.scrollTop -= step;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return (first?.getBoundingClientRect().top ?? 0) - before - step;
  });
  // Tolerance: the day separator and the button above may disappear.
  expect(Math.abs(moved)).toBeLessThan(60);
}
