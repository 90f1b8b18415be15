/** The global `Dragoman`, which scripts of the page call. */

import type { Launchable } from '#core/element/contract/launchable.ts';
import type { CloseReason } from '#core/hooks/launch/given-attributes.ts';
import { pageGlobals } from '#core/runtime/page-globals.ts';
import type { Configuration, Runtime } from '#core/runtime/types.ts';
import type { SessionState } from '#core/session/session-state.ts';
import type { OpenAttributes } from './open-widget.ts';

export type { CloseReason, OpenAttributes };

export interface PublicSession {
  /** The token is null on pages of another origin than the backend's. */
  getState(): Pick<SessionState, 'token' | 'user' | 'authorized'> & Partial<SessionState>;
  /** Calls the listener at every change until the returned function is called. */
  subscribe(listener: (state: SessionState, previous: SessionState) => void): () => void;
  /** The language in which the marketplace writes mails to the user, if one is signed in: `en`, `de`, `fr`, `es`, `ar`. */
  setLocale(locale: string): Promise<void>;
  /** Reads a signed-in user again, here and in the other tabs, after a call of the page's own has changed something. */
  refreshUser(): Promise<void>;
  signOut(): Promise<void>;
  /**
   * Checks once per page whether a stored session is still valid. Widgets call this when they start. A page whose own
   * header shows the user can call it earlier.
   */
  restore(): Promise<void>;
}

export interface Dragoman {
  readonly version: string;
  /** Resolves with this object once the session and the configuration are there, which asking for it has loaded. */
  readonly ready: Promise<Dragoman>;
  readonly session: PublicSession;
  configure(configuration: Configuration): void;
  /** Whether the visitor agrees to analytics; nothing is measured before. */
  consent(choice: { analytics: boolean }): void;
  /** Opens a widget in a dialog, or with `{ as: 'drawer' }` in a drawer; resolves with the reason once it is closed. */
  open(widget: Launchable, attributes?: OpenAttributes): Promise<CloseReason>;
}

type Opening = () => Promise<Pick<typeof import('./open-widget.ts'), 'openWidget'>>;

const signedOut = { token: null, user: null, authorized: false };

/**
 * Creates the API. It works before the runtime is loaded: calls then wait for the runtime, and `requestRuntime` has it
 * loaded.
 */
export function publicApi(
  version: string,
  runtime: () => Runtime | undefined,
  requestRuntime: () => void,
  opening: Opening,
): Dragoman {
  const whenReady = (act: (runtime: Runtime) => void): void => {
    const ready = runtime();
    if (ready) act(ready);
    else {
      pageGlobals().waiting.push(act);
      requestRuntime();
    }
  };
  const callSession = (call: (session: Runtime['session']) => Promise<void>) =>
    new Promise<void>((resolve) => whenReady(({ session }) => resolve(call(session))));
  let ready: Promise<Dragoman> | undefined;
  const api: Dragoman = {
    version,
    get ready() {
      ready ??= new Promise((resolve) => whenReady(() => resolve(api)));
      return ready;
    },
    session: {
      getState: () => runtime()?.session.store.getState() ?? signedOut,
      subscribe(listener) {
        let isStopped = false;
        let stop = () => {
          isStopped = true;
        };
        whenReady(({ session }) => {
          if (!isStopped) stop = session.store.subscribe((...change) => listener(...change));
        });
        return () => stop();
      },
      setLocale: (locale) => callSession((session) => session.setLocale(locale)),
      refreshUser: () => callSession(refreshUser),
      signOut: () => callSession((session) => session.signOut()),
      restore: () => callSession((session) => session.restore()),
    },
    configure(configuration) {
      const globals = pageGlobals();
      Object.assign(globals.configuration, configuration);
      if (globals.runtime) globals.runtime.config.configure(configuration);
      else requestRuntime();
    },
    consent: ({ analytics }) => api.configure({ consent: analytics ? 'granted' : 'denied' }),
    open: async (widget, attributes) => (await opening()).openWidget(widget, attributes),
  };
  return api;
}

/** Where it fails, the page shows the user as they were until the next read. */
const refreshUser = ({ refreshUser }: Runtime['session']): Promise<void> =>
  refreshUser().catch(() => undefined);

/** What a page pushes onto its own array `dragoman`, before or after the script has run. */
export type Queued = (api: Dragoman) => void;

/**
 * Calls what the page has queued, and from then on what it pushes. The page makes the array; where it does so after this
 * script, `DOMContentLoaded` and `load` find it.
 */
function callQueued(api: Dragoman): void {
  const { dragoman: queue } = globalThis as { dragoman?: unknown };
  if (!Array.isArray(queue)) return;
  const call = (...queued: unknown[]) => {
    for (const one of queued) {
      // The error of one callback keeps no other from its call.
      if (typeof one === 'function') queueMicrotask(() => one(api));
    }
    return 0;
  };
  call(...queue.splice(0));
  queue.push = call;
}

/** Sets `globalThis.Dragoman`, unless another copy of the library has, and calls what the page has queued for it. */
export function exposeGlobally(api: Dragoman): void {
  if ('Dragoman' in globalThis) return;
  Object.defineProperty(globalThis, 'Dragoman', { value: api, configurable: true });
  const types = ['DOMContentLoaded', 'load'];
  const callNow = () => {
    callQueued(api);
    // An `async` script may come after the first of the two.
    if (document.readyState === 'complete') for (const type of types) removeEventListener(type, callNow);
  };
  for (const type of types) addEventListener(type, callNow);
  callNow();
}
