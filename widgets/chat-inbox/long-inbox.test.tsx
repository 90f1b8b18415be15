import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest';
import './index.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { focused, part, parts } from '#tests/setup/test-element.ts';
import { findPart, place, signInAs, textsOf } from './inbox.test-support.ts';
import { newcomer, password } from './second-person.test-support.ts';

const apiUrl = inject('apiUrl');
const [conversationCount, messageCount] = [1_000, 10_000];
const realFetch = globalThis.fetch;

const timeAt = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 0, minutes)).toISOString();

beforeAll(async () => {
  getRuntime().config.configure({ apiUrl });
  const reader = await signInAs(await newcomer(apiUrl), password);
  const chats = Array.from({ length: conversationCount }, (_, index) => ({
    id: `conversation-${index}`,
    created_by: reader,
    created_with: `person-${index}`,
    firstname: 'Person',
    lastname: `${index}.`,
    created_at: timeAt(conversationCount - index),
    updated_at: timeAt(conversationCount - index),
    last_message: { text: 'See you then' },
  }));
  const messages = Array.from({ length: messageCount }, (_, index) => ({
    id: `line-${index}`,
    text: `Line ${index}. https://example.org/${' and so on'.repeat((index * 7) % 50)}`,
    created_by: index % 3 ? reader : 'person-0',
    created_at: timeAt(index),
  }));
  // A backend with only the spec's calls has no pagination.
  const answers = new Map([
    ['/chat', JSON.stringify(chats)],
    ['/chat/selectedChat/conversation-0', JSON.stringify(messages)],
    [`/chat/selectedChat/conversation-${conversationCount - 1}`, '[]'],
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

it('shows a thousand conversations in one list, with only those near the screen in the document', async () => {
  const inbox = place();
  const first = await findPart(inbox, 'conversation');
  expect(first.closest('li')).toHaveAttribute('aria-setsize', String(conversationCount));
  expect(parts(inbox, 'conversation').length).toBeLessThan(60);
  first.focus();
  const list = part(inbox, 'conversations');
  list.scrollTop = list.scrollHeight;
  await vi.waitFor(() => expect(names(inbox)).toContain(`Person ${conversationCount - 1}.`));
  expect(names(inbox)).not.toContain('Person 100.');
  expect(parts(inbox, 'conversation').length).toBeLessThan(60);
  expect(focused(inbox)).toBe(first);
  parts(inbox, 'conversation').at(-1)?.click();
  await findPart(inbox, 'input');
  expect(part(inbox, 'title').textContent).toBe(`Person ${conversationCount - 1}.`);
});

const log = (inbox: Element) => part(inbox, 'thread');
const messageTexts = (inbox: Element) =>
  parts(inbox, 'message').map((bubble) => bubble.querySelector('p')?.textContent);
const bubbleOf = (inbox: Element, line: number) =>
  parts(inbox, 'message').find((bubble) =>
    bubble.querySelector('p')?.textContent?.startsWith(`Line ${line}.`),
  );

async function openLongConversation() {
  const inbox = place({ 'conversation-id': 'conversation-0' });
  await vi.waitFor(() => expect(bubbleOf(inbox, messageCount - 1)).toBeDefined());
  return inbox;
}

it('scrolls to the first of ten thousand messages and to the newest, with only those near the screen in the document', async () => {
  const inbox = await openLongConversation();
  await expect.element(log(inbox)).toHaveAttribute('aria-live', 'polite');
  log(inbox).scrollTop = 0;
  await vi.waitFor(() => expect(bubbleOf(inbox, 0)).toBeDefined());
  expect(messageTexts(inbox).length).toBeLessThan(100);
  // Rows that scrolling renders are not announced as new messages.
  expect(log(inbox)).toHaveAttribute('aria-live', 'off');
  log(inbox).scrollTop = log(inbox).scrollHeight;
  await vi.waitFor(() => expect(bubbleOf(inbox, messageCount - 1)).toBeDefined());
  expect(bubbleOf(inbox, 0)).toBeUndefined();
  await expect.element(log(inbox)).toHaveAttribute('aria-live', 'polite');
});

it('moves by as much as the visitor scrolls, however high the rendered messages are', async () => {
  const inbox = await openLongConversation();
  const seen = new Set<string | undefined | null>();
  for (let step = 0; step < 30; step += 1) {
    const top = log(inbox).getBoundingClientRect().top;
    const first = parts(inbox, 'message').find((bubble) => bubble.getBoundingClientRect().top >= top);
    const before = first?.getBoundingClientRect().top ?? 0;
    log(inbox).scrollTop -= 250;
    await nextFrame();
    await nextFrame();
    expect(Math.abs((first?.getBoundingClientRect().top ?? 0) - before - 250)).toBeLessThan(2);
    for (const text of messageTexts(inbox)) seen.add(text);
  }
  const numbers = [...seen]
    .map((text) => Number(/\d+/.exec(text ?? '')?.[0]))
    .sort((one, other) => one - other);
  expect(numbers).toEqual(numbers.map((_, index) => messageCount - numbers.length + index));
});

it('pins the focused and the selected message, wherever the visitor scrolls to', async () => {
  const inbox = await openLongConversation();
  const [newest, second] = [bubbleOf(inbox, messageCount - 1), bubbleOf(inbox, messageCount - 2)];
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
  await vi.waitFor(() => expect(bubbleOf(inbox, messageCount - 1)).toBeDefined());
  await vi.waitFor(() => expect(bubbleOf(inbox, 1)).toBeUndefined());
  expect(oldest?.isConnected).toBe(true);
  expect(String(document.getSelection())).toContain('Line 0.');
});
