import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest';
import './index.ts';
import { getRuntime } from '#core/runtime.ts';
import { focused, part, parts } from '#tests/setup/placed.ts';
import { found, place, signInAs, textsOf } from './placed-inbox.ts';
import { newcomer, password } from './second-person.ts';

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
    text: `Line ${index}.`,
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

it('draws the newest of ten thousand messages, and those before them as the person reads back', async () => {
  const inbox = place({ 'conversation-id': 'talk-0' });
  await vi.waitFor(() => expect(textsOf(inbox, 'message').at(-1)).toBe(`Line ${lines - 1}.`));
  const drawn = parts(inbox, 'message').length;
  expect(drawn).toBeLessThanOrEqual(200);
  const [oldest] = parts(inbox, 'message');
  part(inbox, 'thread').scrollTop = 0;
  await vi.waitFor(() => expect(parts(inbox, 'message').length).toBeGreaterThan(drawn));
  expect(oldest?.isConnected).toBe(true);
  expect(textsOf(inbox, 'message').at(-1)).toBe(`Line ${lines - 1}.`);
});
