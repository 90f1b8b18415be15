import axe from 'axe-core';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import './index.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { focused, part, parts } from '#tests/setup/test-element.ts';
import { apiUrl, place, rowOf, signInAsNewcomer } from './dashboard.test-support.ts';

const count = 1_000;
const realFetch = globalThis.fetch;
const person = { firstname: 'Nour', lastname: 'Haddad', email: 'nour@example.org' };

beforeAll(async () => {
  getRuntime().config.configure({ apiUrl });
  await signInAsNewcomer();
  const tasks = Array.from({ length: count }, (_, index) => ({
    ...person,
    id: `task-${index}`,
    title: `Task ${index}.`,
    details: 'two pages more, '.repeat((index * 7) % 5),
    type: 'document',
    task_languages: ['de', 'en'],
    status: 'accepted',
    date: `2999-01-01`,
    time: '09:00',
    conversation_id: `talk-${index}`,
  }));
  const answer = JSON.stringify(tasks);
  globalThis.fetch = async (address, init) =>
    String(address) === `${apiUrl}/task/accepted` ? new Response(answer) : realFetch(address, init);
});

afterEach(async () => {
  document.body.replaceChildren();
  await page.viewport(1280, 900);
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

const nextFrame = () => new Promise(requestAnimationFrame);
const titles = (dashboard: Element) => parts(dashboard, 'title').map((title) => title.textContent);

/** Places the dashboard with every task in its table. */
async function openWhole() {
  const dashboard = place({ tab: 'accepted' });
  await rowOf(dashboard, 'Task 0.');
  for (let [more] = parts(dashboard, 'more'); more; [more] = parts(dashboard, 'more')) {
    more.click();
    await nextFrame();
  }
  return dashboard;
}

it('shows a thousand tasks in one table, with only those near the screen in the document', async () => {
  const dashboard = await openWhole();
  const table = part(dashboard, 'table');
  expect(table).toHaveAttribute('aria-rowcount', String(count + 1));
  expect(parts(dashboard, 'row').length).toBeLessThan(40);
  const widths = () => [...table.querySelectorAll<HTMLElement>('th')].map(({ offsetWidth }) => offsetWidth);
  const before = widths();
  const [first] = parts(dashboard, 'conversation');
  first?.focus();
  table.scrollIntoView({ block: 'end' });
  const last = await rowOf(dashboard, `Task ${count - 1}.`);
  expect(last).toHaveAttribute('aria-rowindex', String(count + 1));
  expect(parts(dashboard, 'row').length).toBeLessThan(40);
  expect(titles(dashboard)).not.toContain('Task 500.');
  expect(widths()).toEqual(before);
  expect(focused(dashboard)).toBe(first);
  expect((await axe.run(dashboard)).violations).toEqual([]);
});

it.each([1280, 360])('moves by as much as the person scrolls, back as well, at %i px', async (width) => {
  await page.viewport(width, 700);
  const dashboard = await openWhole();
  scrollTo(0, 60_000);
  await vi.waitFor(() => expect(titles(dashboard)).not.toContain('Task 0.'));
  for (const step of [...Array(10).fill(300), ...Array(20).fill(-300)]) {
    const row = parts(dashboard, 'row').find((one) => one.getBoundingClientRect().top >= 0);
    const before = row?.getBoundingClientRect().top ?? 0;
    scrollBy(0, step);
    await nextFrame();
    await nextFrame();
    expect(Math.abs((row?.getBoundingClientRect().top ?? 0) - before + step)).toBeLessThan(2);
  }
});
