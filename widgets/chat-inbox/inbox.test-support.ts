/** Places the inbox on a page and finds its parts, for the tests beside. */
import { expect, vi } from 'vitest';
import { getRuntime } from '#core/runtime/runtime.ts';
import { part, parts, placeElement } from '#tests/setup/test-element.ts';

const { session } = getRuntime();

export const place = (attributes: Record<string, string> = {}) =>
  placeElement('dragoman-chat-inbox', attributes);

export const textsOf = (inbox: Element, name: string): string[] =>
  parts(inbox, name).map((node) => node.querySelector('p')?.textContent ?? node.textContent ?? '');

/** Waits until a part is in the document. */
export const findPart = (inbox: Element, name: string): Promise<HTMLElement> =>
  vi.waitFor(
    () => {
      const node = part(inbox, name);
      expect(node, `part ${name}`).not.toBeNull();
      return node as HTMLElement;
    },
    { timeout: 10_000 },
  );

export async function signInAs(email: string, password: string): Promise<string> {
  const { user } = session.store.getState();
  if (user?.email === email) return user.id;
  if (user) await session.signOut();
  return (await session.signIn(email, password)).user.id;
}

let count = 0;

/** A text that no other test writes. */
export const uniqueText = (about: string): string => {
  count += 1;
  return `${about} ${count} ${Date.now()}`;
};

/** Long enough for the next poll. */
export const untilNextPoll = { timeout: 12_000, interval: 50 };
