import type { Locator } from 'playwright';
import { expect, inject, it } from 'vitest';
import { visitorsOf } from './browser.ts';
import { openTalk, shown, twoSpeakers, write } from './talk.ts';

/** MESSAGES=10000 npx vitest run --project e2e tests/e2e/history.test.ts */
const count = Number(process.env.MESSAGES || 220);

const siteUrl = inject('siteUrl');
const { visit } = visitorsOf(siteUrl);
const patiently = { timeout: 30_000, interval: 20 };

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

it(`shows ${count} messages on the way up, each once and in order, without moving what is being read`, {
  timeout: 120_000 + count * 200,
}, async () => {
  const { ada, bea, say } = await twoSpeakers(siteUrl);
  const said = Array.from({ length: count }, (_, number) => `Message ${number}`);
  for (const text of said) await say(bea, text);
  const { page } = await visit();
  await openTalk(page, ada);
  const thread = page.locator('dragoman-chat-inbox [part~=thread]');
  await expect.poll(() => shown(page), patiently).not.toEqual([]);

  const read: string[] = [];
  while (read[0] !== said[0]) {
    const known = await shown(page);
    const place = read.length > 0 ? known.indexOf(read[0] ?? '') : known.length;
    // Always some of what was there before: nothing is left out.
    expect(place).toBeGreaterThanOrEqual(0);
    read.unshift(...known.slice(0, place));
    await readBack(thread);
  }
  expect(read).toEqual(said);

  await write(page, 'At last');
  await expect.poll(async () => (await shown(page)).at(-1), patiently).toBe('At last');
});
