/** Places the board on a page, and makes users with requests of their own, for the tests beside. */
import { expect, inject, vi } from 'vitest';
import { createClient } from '#core/api/client.ts';
import { requests } from '#core/api/requests.ts';
import { account } from '#core/api/session.ts';
import type { NewRequest } from '#core/domain/request.ts';
import { newKey } from '#core/hooks/data/use-action.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { part, parts, placeElement, usualAttributes } from '#tests/setup/test-element.ts';

export const apiUrl = inject('apiUrl');

const password = 'a-password-for-tests';
const { session, config } = getRuntime();

export function place(attributes: Record<string, string> = {}) {
  for (const old of document.querySelectorAll('dragoman-request-board')) old.remove();
  return placeElement('dragoman-request-board', { ...usualAttributes, ...attributes });
}

export const shown = (node: Element, name: string): Promise<HTMLElement> =>
  vi.waitFor(() => {
    expect(part(node, name), name).toBeTruthy();
    return part(node, name);
  });

/** The request with this title, once it is shown. */
export const cardOf = (board: Element, title: string): Promise<HTMLElement> =>
  vi.waitFor(() => {
    const card = parts(board, 'request').find((one) => part(one, 'title').textContent === title);
    expect(card, title).toBeDefined();
    return card as HTMLElement;
  });

/** Opens the proposal form of the request with this title. */
export async function openForm(board: Element, title: string): Promise<HTMLElement> {
  const card = await cardOf(board, title);
  part(card, 'propose').click();
  await shown(card, 'form');
  return card;
}

export const titles = (board: Element) => parts(board, 'title').map(({ textContent }) => textContent);

const usualRequest: NewRequest = {
  ...{ title: 'Wanted', description: 'Two pages.', category: 'document', type: 'forms', price: 30 },
  ...{ fromLanguage: 'is', toLanguage: 'mt' },
  ...{ dueDate: '2999-01-31', dueTime: '12:00', timeZone: 'Europe/Berlin' },
};

let count = 0;

/** A user who has just signed up, with a client of their own. */
export async function newUser(firstName: string) {
  count += 1;
  const email = `${firstName.toLowerCase()}-${Date.now()}-${count}@example.test`;
  const anonymous = account(createClient({ baseUrl: apiUrl, token: () => null }));
  await anonymous.signUp({ firstName, lastName: 'Test', email, password, language: 'en' });
  const { token, user } = await anonymous.signIn(email, password);
  const calls = requests(createClient({ baseUrl: apiUrl, token: () => token }));
  return {
    email,
    user,
    calls,
    /** Publishes a request with a title of its own; returns its id and title. */
    async asks(more: Partial<NewRequest> = {}) {
      count += 1;
      const title = `Wanted ${count} ${Date.now()}`;
      const { id } = await calls.publish({ ...usualRequest, title, ...more }, newKey());
      return { id: String(id), title };
    },
    edits: (id: string, more: Partial<NewRequest>) => calls.edit(id, { ...usualRequest, ...more }),
    proposes: (id: string, message = 'I can.') =>
      calls.propose(
        { id, changedAt: null },
        { price: 25, message, date: '2999-01-15', time: '10:00', timeZone: 'Europe/Berlin' },
        newKey(),
      ),
  };
}

export type NewUser = Awaited<ReturnType<typeof newUser>>;

export async function signInAs({ email }: Pick<NewUser, 'email'>): Promise<void> {
  config.configure({ apiUrl });
  if (session.store.getState().user) await session.signOut();
  await session.signIn(email, password);
}
