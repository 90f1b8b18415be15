/** A talk read from its end to its beginning, as somebody scrolls who leaves nothing out. */
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { shown } from './conversation-page.ts';

/** What was said from `first` on: only what is near the screen is in the document at a time. */
export async function readWhole(page: Page, first: string | undefined): Promise<string[]> {
  const thread = page.locator('dragoman-chat-inbox [part~=thread]');
  const read: string[] = [];
  while (read[0] !== first) {
    const known = await shown(page);
    const place = read.length > 0 ? known.indexOf(read[0] ?? '') : known.length;
    // Always some of what was there before: nothing is left out.
    expect(place).toBeGreaterThanOrEqual(0);
    read.unshift(...known.slice(0, place));
    await readBack(thread);
  }
  return read;
}

/** Goes up by less than what is seen; what was on top of it has to come down by as much. */
async function readBack(thread: Locator): Promise<void> {
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
  // Less than a line of the day and the button above, which may go.
  expect(Math.abs(moved)).toBeLessThan(60);
}
