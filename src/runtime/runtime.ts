import { type Client, createClient } from '#core/api/client.ts';
import type { Live } from '#core/live/live.ts';
import { createSession, type Session } from '#core/session/session.ts';
import { version } from '#core/version.ts';
import { absoluteUrl, type ConfigStore, createConfig } from './config.ts';
import { createNotices, type Notices } from './notices.ts';
import { pageGlobals } from './page-globals.ts';
import { createSharedStyles, type SharedStyles } from './styles.ts';

/** What the session has to tell the person; the words depend on the locale of who shows them. */
export type SessionChangeListener = (news: 'restored' | 'expired' | 'signed-out') => void;

/**
 * The one page-wide object, however many copies of the library are on the page: the first makes it, the others
 * use it. It never holds the session's token where the page's scripts could read it.
 */
export interface Runtime {
  readonly version: string;
  readonly config: ConfigStore;
  readonly session: Session;
  readonly notices: Notices;
  readonly styles: SharedStyles;
  /** Answers by key, shared by all request caches on the page. */
  readonly cache: Map<string, unknown>;
  /** What backends tell at once, by their address; made by whoever first listens, so that others need not load it. */
  readonly live: Map<string, Live>;
  /** The client of one backend; equal reads under way at the same time are one call. */
  client(apiUrl: string): Client;
  /** Whether pages of this origin belong to that backend (the marketplace's own site). */
  isOwnSite(apiUrl: string): boolean;
  /** Whoever first offers to tell the person of the session's news does so for the whole page, what came before included. */
  onSessionChange(listener: SessionChangeListener): void;
  /** A widget says it is there; the runtime's listeners live as long as any is. Returns how it leaves. */
  enter(): () => void;
}

function shareReads(client: Client): Client {
  const underWay = new Map<string, ReturnType<Client['call']>>();
  return {
    baseUrl: client.baseUrl,
    call(call) {
      if (call.asStream || (call.method && call.method !== 'GET')) return client.call(call);
      const key = JSON.stringify([call.path, call.query, call.token]);
      const found = underWay.get(key);
      if (found) return found;
      const answer = client.call(call).finally(() => underWay.delete(key));
      underWay.set(key, answer);
      return answer;
    },
  };
}

/** Takes an answer the loader has already asked for, else asks now. */
const fetchOrTakeEarly: typeof globalThis.fetch = (input, init) => {
  const { early } = pageGlobals();
  const address = String(input);
  const answer =
    init?.headers && new Headers(init.headers).has('authorization') ? undefined : early.get(address);
  early.delete(address);
  return answer?.catch(() => globalThis.fetch(input, init)) ?? globalThis.fetch(input, init);
};

function createRuntime(): Runtime {
  const config = createConfig();
  const clients = new Map<string, Client>();
  let newsListener: SessionChangeListener | null = null;
  const untoldNews: Parameters<SessionChangeListener>[0][] = [];
  const pageOrigin = globalThis.location.origin;
  const isOwnSite = (apiUrl: string) => new URL(apiUrl).origin === pageOrigin;
  let present = 0;
  let stopFollowing: (() => void) | null = null;

  const sessionBackend = () => config.getState().apiUrl;
  const [session, readToken] = createSession({
    storageKey: () => config.getState().storageKey,
    isOwnSite,
    client: () => client(sessionBackend()),
    onChange(news) {
      if (newsListener) newsListener(news);
      else untoldNews.push(news);
    },
  });

  function client(apiUrl: string): Client {
    const baseUrl = absoluteUrl(apiUrl);
    const found = clients.get(baseUrl);
    if (found) return found;
    const made = shareReads(
      createClient({
        baseUrl,
        token: () => readToken(baseUrl),
        fetch: fetchOrTakeEarly,
        onTokenRefused: () => session.expire(),
      }),
    );
    clients.set(baseUrl, made);
    return made;
  }

  return {
    version,
    config,
    session,
    notices: createNotices(),
    styles: createSharedStyles(),
    cache: new Map(),
    live: new Map(),
    client,
    isOwnSite,
    onSessionChange(listener) {
      newsListener ??= listener;
      for (const news of untoldNews.splice(0)) newsListener(news);
    },
    enter() {
      present += 1;
      if (present === 1) stopFollowing = session.follow();
      return () => {
        present -= 1;
        if (present > 0) return;
        stopFollowing?.();
        stopFollowing = null;
      };
    },
  };
}

/** The page's runtime, made by the first copy of the library that asks. */
export function getRuntime(): Runtime {
  const place = pageGlobals();
  if (place.runtime) return place.runtime;
  const runtime = createRuntime();
  place.runtime = runtime;
  for (const tell of place.waiting.splice(0)) tell(runtime);
  return runtime;
}
