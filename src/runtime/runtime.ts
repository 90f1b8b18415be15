/** Creates the one runtime of a page: configuration, session, API clients, request cache, notices and style sheet. */

import { type Client, createClient } from '#core/api/client.ts';
import type { SessionChange } from '#core/session/session-types.ts';
import { version } from '#core/version.ts';
import { absoluteUrl, createConfig } from './config.ts';
import { createNotices } from './notices.ts';
import { pageGlobals } from './page-globals.ts';
import { announceOn } from './session-dispatch.ts';
import { createSessions } from './sessions.ts';
import { createSharedStyles } from './styles.ts';
import type { Runtime, SessionChangeListener } from './types.ts';

/** Equal reads at the same time are one call (single-flight). */
function shareReads(client: Client): Client {
  const pending = new Map<string, ReturnType<Client['call']>>();
  return {
    baseUrl: client.baseUrl,
    call(call) {
      if (call.asStream || (call.method && call.method !== 'GET')) return client.call(call);
      const key = JSON.stringify([call.path, call.query, call.token]);
      const found = pending.get(key);
      if (found) return found;
      const answer = client.call(call).finally(() => pending.delete(key));
      pending.set(key, answer);
      return answer;
    },
  };
}

/** Uses the answer that the loader has prefetched for visitors without an account, if any. */
const fetchPrefetched: typeof globalThis.fetch = (input, init) => {
  const { early } = pageGlobals();
  const address = String(input);
  const answer = new Headers(init?.headers).has('authorization') ? undefined : early.get(address);
  if (!answer) return globalThis.fetch(input, init);
  early.delete(address);
  return answer.catch(() => globalThis.fetch(input, init));
};

function createRuntime(): Runtime {
  const config = createConfig();
  const clients = new Map<string, Client>();
  let changeListener: SessionChangeListener | null = null;
  const unreported: SessionChange[] = [];
  const pageOrigin = globalThis.location.origin;
  const isOwnSite = (apiUrl: string) => new URL(apiUrl).origin === pageOrigin;
  let widgets = 0;
  let stopFollowing: (() => void) | null = null;

  const cache = new Map<string, unknown>();
  const userLeft: ((userId: string) => void)[] = [];
  const sessions = createSessions({
    config,
    client,
    isOwnSite,
    // Cached answers about a person go with their session: the next person at the device could read them.
    onState({ user }, { user: before }) {
      if (!before?.id || before.id === user?.id) return;
      for (const listener of userLeft) listener(before.id);
      for (const key of cache.keys()) if (key.includes(before.id)) cache.delete(key);
    },
    announce: announceOn(document),
    onChange(change) {
      if (changeListener) changeListener(change);
      else unreported.push(change);
    },
  });

  function client(apiUrl: string): Client {
    const baseUrl = absoluteUrl(apiUrl);
    const found = clients.get(baseUrl);
    if (found) return found;
    const made = shareReads(
      createClient({
        baseUrl,
        token: () => sessions.readToken(baseUrl),
        fetch: fetchPrefetched,
        onTokenRefused: () => sessions.expire(baseUrl),
      }),
    );
    clients.set(baseUrl, made);
    return made;
  }

  return {
    version,
    config,
    session: sessions.page,
    sessionOf: sessions.of,
    notices: createNotices(),
    styles: createSharedStyles(),
    cache,
    onUserLeft: (listener) => void userLeft.push(listener),
    live: new Map(),
    client,
    isOwnSite,
    onSessionChange(listener) {
      changeListener ??= listener;
      for (const change of unreported.splice(0)) changeListener(change);
    },
    enter() {
      widgets += 1;
      if (widgets === 1) stopFollowing = sessions.follow();
      return () => {
        widgets -= 1;
        if (widgets > 0) return;
        stopFollowing?.();
        stopFollowing = null;
      };
    },
  };
}

/** The page's runtime, created by the first caller in any copy of the library. */
export function getRuntime(): Runtime {
  const globals = pageGlobals();
  if (globals.runtime) return globals.runtime;
  const runtime = createRuntime();
  globals.runtime = runtime;
  for (const notify of globals.waiting.splice(0)) notify(runtime);
  return runtime;
}
