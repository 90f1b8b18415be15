/** Signed-in users in separate browsers, who wait for each other. */
import { inject } from 'vitest';
import type { TestBrowser } from './browser.ts';
import { newUser, type Person, signIn } from './user-actions.ts';

const siteUrl = inject('siteUrl');

/** A call of the API that a test needs and does not cover. */
export async function send(path: string, body: object, token = ''): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(siteUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** A signed-in user in a separate browser; `call` makes API calls that the test does not cover. */
export async function signedInUser(visit: TestBrowser['visit'], firstname: string) {
  const person: Person = newUser(firstname);
  await send('/signup', { ...person, language: 'en' });
  const { token } = await send('/login', { email: person.email, password: person.password });
  const visitor = await visit();
  await signIn(visitor.page, person);
  return { ...visitor, person, call: (path: string, body: object) => send(path, body, token) };
}

/** A day from today, as forms and calls have it. */
export const day = (ahead: number): string =>
  new Date(Date.now() + ahead * 24 * 3600 * 1000).toISOString().slice(0, 10);
