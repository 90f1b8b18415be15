import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest';
import './index.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { focused, part, parts } from '#tests/setup/test-element.ts';
import { found, place, signInAs, textsOf } from './inbox.test-support.ts';
import { newcomer, password } from './second-person.test-support.ts';

const apiUrl = inject('apiUrl');
const [talks, lines] = [1_000, 10_000];
const realFetch = globalThis.fetch;

const moment = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 0, minutes)).toISOString();

beforeAll(async () => {
  getRuntime().config.configure({ apiUrl });
  const reader = await signInAs(await newcomer(apiUrl), password);
  const chats = Array.from({ length: talks }, (_, index) => ({
    id: `talk-${index}`,
    created_by: reader,
    created_with: `person-${index}`,
    firstname: 'Person',
    lastname: `${index}.`,
    created_at: moment(talks - index),
    updated_at: moment(talks - index),
    last_message: { text: 'See you then' },
  }));
  const messages = Array.from({ length: lines }, (_, index) => ({
    id: `line-${index}`,
    text: `Line ${index}. https://example.org/${' and so on'.repeat((index * 7) % 50)}`,
    created_by: index % 3 ? reader : 'person-0',
    created_at: moment(index),
  }));
  // As a backend that knows only the spec's calls sends all it has.
  const answers = new Map([
    ['/chat', JSON.stringify(chats)],
    ['/chat/selectedChat/talk-0', JSON.stringify(messages)],
    [`/chat/selectedChat/talk-${talks - 1}`, '[]'],
  ]);
  globalThis.fetch = async (address, init) => {
    const answer = answers.get(new URL(String(address)).pathname);
    return answer ? new Response(answer) : realFetch(address, init);
  };
});

afterEach(() => document.body.replaceChildren());
afterAll(() => {
  globalThis.fetch = realFetch;
});

const nextFrame = () => new Promise(requestAnimationFrame);

const names = (inbox: Element) => textsOf(inbox, 'name');

it('shows a thousand conversations in one list, of which those near the screen are in the document', async () => {
  const inbox = place();
  const first = await found(inbox, 'conversation');
  expect(first.closest('li')).toHaveAttribute('aria-setsize', String(talks));
  expect(parts(inbox, 'conversation').length).toBeLessThan(60);
  first.focus();
  const list = part(inbox, 'conversations');
  list.scrollTop = list.scrollHeight;
  await vi.waitFor(() => expect(names(inbox)).toContain(`Person ${talks - 1}.`));
  expect(names(inbox)).not.toContain('Person 100.');
  expect(parts(inbox, 'conversation').length).toBeLessThan(60);
  expect(focused(inbox)).toBe(first);
  parts(inbox, 'conversation').at(-1)?.click();
  await found(inbox, 'input');
  expect(part(inbox, 'title').textContent).toBe(`Person ${talks - 1}.`);
});

const log = (inbox: Element) => part(inbox, 'thread');
const says = (inbox: Element) =>
  parts(inbox, 'message').map((bubble) => bubble.querySelector('p')?.textContent);
const bubbleOf = (inbox: Element, line: number) =>
  parts(inbox, 'message').find((bubble) =>
    bubble.querySelector('p')?.textContent?.startsWith(`Line ${line}.`),
  );

async function openLongTalk() {
  const inbox = place({ 'conversation-id': 'talk-0' });
  await vi.waitFor(() => expect(bubbleOf(inbox, lines - 1)).toBeDefined());
  return inbox;
}

it('leads back to the first of ten thousand messages and to the newest, with those near the screen in the document', async () => {
  const inbox = await openLongTalk();
  await expect.element(log(inbox)).toHaveAttribute('aria-live', 'polite');
  log(inbox).scrollTop = 0;
  await vi.waitFor(() => expect(bubbleOf(inbox, 0)).toBeDefined());
  expect(says(inbox).length).toBeLessThan(100);
  // Rows that come with the scrolling are not read out as if somebody had written them.
  expect(log(inbox)).toHaveAttribute('aria-live', 'off');
  log(inbox).scrollTop = log(inbox).scrollHeight;
  await vi.waitFor(() => expect(bubbleOf(inbox, lines - 1)).toBeDefined());
  expect(bubbleOf(inbox, 0)).toBeUndefined();
  await expect.element(log(inbox)).toHaveAttribute('aria-live', 'polite');
});

it('moves by as much as the person scrolls, however high the messages are that come in', async () => {
  const inbox = await openLongTalk();
  const seen = new Set<string | undefined | null>();
  for (let step = 0; step < 30; step += 1) {
    const top = log(inbox).getBoundingClientRect().top;
    const first = parts(inbox, 'message').find((bubble) => bubble.getBoundingClientRect().top >= top);
    const before = first?.getBoundingClientRect().top ?? 0;
    log(inbox).scrollTop -= 250;
    await nextFrame();
    await nextFrame();
    expect(Math.abs((first?.getBoundingClientRect().top ?? 0) - before - 250)).toBeLessThan(2);
    for (const text of says(inbox)) seen.add(text);
  }
  const numbers = [...seen]
    .map((text) => Number(/\d+/.exec(text ?? '')?.[0]))
    .sort((one, other) => one - other);
  expect(numbers).toEqual(numbers.map((_, index) => lines - numbers.length + index));
});

it('keeps what has the focus and what is marked, wherever the person scrolls to', async () => {
  const inbox = await openLongTalk();
  const [newest, second] = [bubbleOf(inbox, lines - 1), bubbleOf(inbox, lines - 2)];
  const link = newest?.querySelector('a');
  link?.focus();
  log(inbox).scrollTop = 0;
  await vi.waitFor(() => expect(bubbleOf(inbox, 0)).toBeDefined());
  expect(focused(inbox)).toBe(link);
  expect(second?.isConnected).toBe(false);
  link?.blur();

  const oldest = bubbleOf(inbox, 0);
  document.getSelection()?.selectAllChildren(oldest?.querySelector('p') as HTMLElement);
  log(inbox).scrollTop = log(inbox).scrollHeight;
  await vi.waitFor(() => expect(bubbleOf(inbox, lines - 1)).toBeDefined());
  await vi.waitFor(() => expect(bubbleOf(inbox, 1)).toBeUndefined());
  expect(oldest?.isConnected).toBe(true);
  expect(String(document.getSelection())).toContain('Line 0.');
});
