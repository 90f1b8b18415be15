/** The sessions of a page: its own, and one for each other backend that an element names. */
import type { Client } from '#core/api/client.ts';
import { createSession } from '#core/session/session.ts';
import type { Announce } from '#core/session/session-events.ts';
import type { SessionState } from '#core/session/session-state.ts';
import type { ReadToken, Session, SessionChange } from '#core/session/session-types.ts';
import type { ConfigStore } from './types.ts';

export interface Sessions {
  /** The session of the backend that the page configures. */
  page: Session;
  /** The session of a backend: the page's, or else one of its own, so that no element changes the page's. */
  of(apiUrl: string): Session;
  /** The token for calls to a backend, which has issued it. */
  readToken: ReadToken;
  /** Called when a backend refuses its token. */
  expire(apiUrl: string): void;
  /** Follows the other tabs until the returned function is called. */
  follow(): () => void;
}

interface SessionsOptions {
  config: ConfigStore;
  client(apiUrl: string): Client;
  isOwnSite(apiUrl: string): boolean;
  onChange(change: SessionChange): void;
  announce: Announce;
  /** Called at each change of a session's state. */
  onState(state: SessionState, before: SessionState): void;
}

const originOf = (apiUrl: string): string => new URL(apiUrl).origin;

export function createSessions(options: SessionsOptions): Sessions {
  const { config, client, isOwnSite, onChange, announce, onState } = options;

  function open(apiUrl: () => string, name = ''): [Session, ReadToken] {
    const made = createSession({
      name,
      storageKey: () => config.getState().storageKey && config.getState().storageKey + name,
      isOwnSite,
      client: () => client(apiUrl()),
      onChange,
      announce,
    });
    made[0].store.subscribe(onState);
    return made;
  }
  const pageUrl = () => config.getState().apiUrl;
  const [page, readPageToken] = open(pageUrl);
  const others = new Map<string, [Session, ReadToken]>();
  /** How to stop following the other tabs, while a widget is on the page. */
  let followed: (() => void)[] | null = null;

  function of(apiUrl: string): Session {
    const origin = originOf(apiUrl);
    const isOfPage = origin === originOf(pageUrl()) || readPageToken(apiUrl) !== null;
    if (isOfPage) return page;
    const found = others.get(origin);
    if (found) return found[0];
    const made = open(() => apiUrl, `.${encodeURIComponent(origin)}`);
    others.set(origin, made);
    followed?.push(made[0].follow());
    return made[0];
  }

  /** The session that has a token of this backend. */
  const signedInAt = (apiUrl: string) =>
    readPageToken(apiUrl) === null ? others.get(originOf(apiUrl)) : ([page, readPageToken] as const);

  return {
    page,
    of,
    readToken: (apiUrl) => signedInAt(apiUrl)?.[1](apiUrl) ?? null,
    expire: (apiUrl) => signedInAt(apiUrl)?.[0].expire(),
    follow() {
      const stops = [page.follow(), ...[...others.values()].map(([session]) => session.follow())];
      followed = stops;
      return () => {
        followed = null;
        for (const stop of stops) stop();
      };
    },
  };
}
