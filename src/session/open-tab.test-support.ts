import { inject } from 'vitest';
import { createClient } from '#core/api/client.ts';
import { createPersonalStorage, type PersonalStorage } from './personal-storage.ts';
import { createSession } from './session.ts';
import type { SessionEvent } from './session-events.ts';
import type { Session, SessionChange } from './session-types.ts';
import { browserTokenStore } from './token-store.ts';

export const apiUrl = inject('apiUrl');
export const key = 'token';
export const customer = ['customer@demo.test', 'dragoman-demo'] as const;
export const translator = ['translator@demo.test', 'dragoman-demo'] as const;

interface Tab extends Session {
  records: PersonalStorage;
  changes: SessionChange[];
  /** The reasons of the events, as `in:password`. */
  events: string[];
  readToken(apiUrl?: string): string | null;
}

/** The session of a page of the marketplace, or of a page of another site. */
export function openTab({ own = true, backend = apiUrl } = {}): Tab {
  const changes: SessionChange[] = [];
  const events: string[] = [];
  const [session, readToken] = createSession({
    storageKey: () => key,
    isOwnSite: () => own,
    client: () => client,
    onChange: (change) => changes.push(change),
    announce: (event) => events.push(shortForm(event)),
  });
  const client = createClient({
    baseUrl: backend,
    token: () => readToken(backend),
    onTokenRefused: () => session.expire(),
  });
  const records = session.personal(createPersonalStorage);
  return { ...session, records, changes, events, readToken: (of = backend) => settled(readToken(of)) };
}

const shortForm = ({ name, detail }: SessionEvent) =>
  `${name === 'dragoman-signed-in' ? 'in' : 'out'}:${detail.reason}`;

/** No token of these tests has to be refreshed before it is read. */
const settled = (token: string | null | Promise<string | null>) => (token instanceof Promise ? null : token);

const cookieOf = (name: string) =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

export function setCookie(value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the token store reads this cookie
  document.cookie = `${key}=${value}; Path=/`;
}

export const storedTokens = () => [cookieOf(key), localStorage.getItem(key) ?? undefined];

export const statusOf = (tab: Session) => tab.store.getState().status;

/** Whether the backend still accepts this token. */
export const isValid = async (token: string) =>
  (await fetch(`${apiUrl}/user/Profile`, { headers: { authorization: `Bearer ${token}` } })).ok;

export async function freshToken(): Promise<string> {
  const tab = openTab();
  await tab.signIn(...customer);
  const token = tab.readToken() ?? '';
  browserTokenStore(key).clear();
  return token;
}

/** Begins another browser session, in which nobody was told of a restored sign-in. */
export function startBrowserSession(): void {
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: what restores a session sets this cookie
  document.cookie = 'dragoman.visited=; Path=/; Max-Age=0';
}
