import { inject } from 'vitest';
import { createClient } from '#core/api/client.ts';
import { createSession, type Session, type SessionNews } from './session.ts';
import { browserTokenStore } from './token-store.ts';

export const apiUrl = inject('apiUrl');
export const key = 'token';
export const customer = ['customer@demo.test', 'dragoman-demo'] as const;
export const translator = ['translator@demo.test', 'dragoman-demo'] as const;

interface Tab extends Session {
  news: SessionNews[];
  readToken(apiUrl?: string): string | null;
}

/** A session as a page of the marketplace has it, or one of another site. */
export function openTab({ own = true, backend = apiUrl } = {}): Tab {
  const news: SessionNews[] = [];
  const [session, readToken] = createSession({
    storageKey: () => key,
    isOwnSite: () => own,
    client: () => client,
    onNews: (word) => news.push(word),
  });
  const client = createClient({
    baseUrl: backend,
    token: () => readToken(backend),
    onTokenRefused: () => session.expire(),
  });
  return { ...session, news, readToken: (of = backend) => settled(readToken(of)) };
}

/** A token of these tests needs no renewing. */
const settled = (token: string | null | Promise<string | null>) => (token instanceof Promise ? null : token);

const cookieOf = (name: string) =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

export function setCookie(value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: it is what the store reads
  document.cookie = `${key}=${value}; Path=/`;
}

export const kept = () => [cookieOf(key), localStorage.getItem(key) ?? undefined];

export const statusOf = (tab: Session) => tab.store.getState().status;

/** Whether the backend still takes this token. */
export const holds = async (token: string) =>
  (await fetch(`${apiUrl}/user/Profile`, { headers: { authorization: `Bearer ${token}` } })).ok;

export async function freshToken(): Promise<string> {
  const tab = openTab();
  await tab.signIn(...customer);
  const token = tab.readToken() ?? '';
  browserTokenStore(key).clear();
  return token;
}
