/** The board on a page, and the people around a request of their own, as the tests beside use them. */
import { expect, inject, vi } from 'vitest';
import { account } from '#core/api/account.ts';
import { createClient } from '#core/api/client.ts';
import { requests } from '#core/api/requests.ts';
import type { NewRequest } from '#core/domain/request.ts';
import { newKey } from '#core/kit/data/use-action.ts';
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

/** The request of this title, once it is shown. */
export const cardOf = (board: Element, title: string): Promise<HTMLElement> =>
  vi.waitFor(() => {
    const card = parts(board, 'request').find((one) => part(one, 'title').textContent === title);
    expect(card, title).toBeDefined();
    return card as HTMLElement;
  });

let count = 0;

/** Somebody who has signed up just now, and speaks to the backend through a client of their own. */
export async function somebody(firstName: string) {
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
    /** Publishes a request that nobody else has; answers its id and its title. */
    async asks(more: Partial<NewRequest> = {}) {
      count += 1;
      const title = `Wanted ${count} ${Date.now()}`;
      const languages = { fromLanguage: 'is', toLanguage: 'mt' };
      const due = { dueDate: '2999-01-31', dueTime: '12:00' };
      const kind = { category: 'document', type: 'forms' } as const;
      const all = { title, description: 'Two pages.', ...kind, ...languages, ...due, price: 30, ...more };
      const { id } = await calls.publish(all, newKey());
      return { id: String(id), title };
    },
    proposes: (id: string, message = 'I can.') =>
      calls.propose(
        id,
        { price: 25, message, date: '2999-01-15', time: '10:00', timeZone: 'Europe/Berlin' },
        newKey(),
      ),
  };
}

export type Somebody = Awaited<ReturnType<typeof somebody>>;

export async function signInAs({ email }: Pick<Somebody, 'email'>): Promise<void> {
  config.configure({ apiUrl });
  if (session.store.getState().user) await session.signOut();
  await session.signIn(email, password);
}
