import { afterEach, beforeEach, inject } from 'vitest';
import { createClient } from '#core/api/client.ts';
import { account } from '#core/api/session.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { placeElement, usualAttributes } from '#tests/setup/test-element.ts';

export const apiUrl = inject('apiUrl');
export const runtime = getRuntime();

/** A new user for each test, because tests change passwords and delete accounts. */
const people = { count: 0 };
export const password = 'first-password';

export async function signUp(): Promise<string> {
  people.count += 1;
  const email = `account-${Date.now()}-${people.count}@example.test`;
  const person = { firstName: 'Ada', lastName: 'Test', email, password, language: 'en' };
  await runtime.session.signUp(person);
  await runtime.session.signIn(email, password);
  return email;
}

/** Somebody else who has an account. */
export async function stranger() {
  await signUp();
  const { user } = runtime.session.store.getState();
  await runtime.session.signOut();
  if (!user) throw new Error('Nobody is signed in.');
  return user;
}

/** This user in another browser. */
export async function elsewhere(email: string) {
  let token: string | null = null;
  const client = createClient({ baseUrl: apiUrl, token: () => token });
  ({ token } = await account(client).signIn(email, password));
  return client;
}

export const place = (attributes: Record<string, string> = {}) =>
  placeElement('dragoman-account', { ...usualAttributes, ...attributes });

export const sessions = (element: Element) => element.shadowRoot?.querySelectorAll('[part~=session]').length;

const hush = (event: Event) => event.preventDefault();

/** For each test file: toasts are not shown, and each test begins signed out. */
export function freshPage(): void {
  beforeEach(() => {
    document.addEventListener('dragoman-notice', hush);
    runtime.config.configure({ apiUrl });
  });

  afterEach(async () => {
    document.body.replaceChildren();
    await runtime.session.signOut();
    document.removeEventListener('dragoman-notice', hush);
  });
}
