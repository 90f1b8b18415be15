/** The inbox on a page, as the tests beside place it and look at it. */
import { expect, vi } from 'vitest';
import { getRuntime } from '#core/runtime.ts';
import type { DragomanChatInbox } from './index.ts';

const { session } = getRuntime();

export function place(attributes: Record<string, string> = {}): DragomanChatInbox {
  const inbox = document.createElement('dragoman-chat-inbox');
  for (const [name, value] of Object.entries(attributes)) inbox.setAttribute(name, value);
  document.body.append(inbox);
  return inbox;
}

export const parts = (inbox: Element, name: string): HTMLElement[] => [
  ...(inbox.shadowRoot?.querySelectorAll<HTMLElement>(`[part~="${name}"]`) ?? []),
];

export const part = (inbox: Element, name: string): HTMLElement | null => parts(inbox, name)[0] ?? null;

export const textsOf = (inbox: Element, name: string): string[] =>
  parts(inbox, name).map((node) => node.querySelector('p')?.textContent ?? node.textContent ?? '');

/** Waits until a part is there. */
export const found = (inbox: Element, name: string): Promise<HTMLElement> =>
  vi.waitFor(
    () => {
      const node = part(inbox, name);
      expect(node, `part ${name}`).not.toBeNull();
      return node as HTMLElement;
    },
    { timeout: 10_000 },
  );

/** Where the keyboard is inside the widget. */
export const focused = (inbox: Element): Element | null => inbox.shadowRoot?.activeElement ?? null;

export async function signInAs(email: string, password: string): Promise<string> {
  const { user } = session.store.getState();
  if (user?.email === email) return user.id;
  if (user) await session.signOut();
  return (await session.signIn(email, password)).user.id;
}

/** The details of an event, in the order in which they come. */
export function heardFrom(inbox: Element, name: string): unknown[] {
  const details: unknown[] = [];
  inbox.addEventListener(name, (event) => details.push((event as CustomEvent).detail));
  return details;
}

let count = 0;

/** A text that nobody has written before. */
export const unheardOf = (about: string): string => {
  count += 1;
  return `${about} ${count} ${Date.now()}`;
};

/** Long enough for the next look for news. */
export const patiently = { timeout: 12_000, interval: 50 };
