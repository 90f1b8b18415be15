import { pageGlobals } from '#core/runtime/page-globals.ts';
import type { Configuration, Runtime } from '#core/runtime/types.ts';
import type { SessionState } from '#core/session/session-state.ts';

export interface PublicSession {
  /** Token, person and whether they are signed in; the token is null on pages of another origin than the backend's. */
  getState(): Pick<SessionState, 'token' | 'user' | 'authorized'> & Partial<SessionState>;
  /** Hears every change until the returned function is called. */
  subscribe(listener: (state: SessionState, previous: SessionState) => void): () => void;
  signOut(): Promise<void>;
  /**
   * Finds out whether a sign-in kept from before still holds; once a page, however often it is asked for. Widgets
   * do so when they start: a page whose own header shows who is there can ask sooner.
   */
  restore(): Promise<void>;
}

export interface Dragoman {
  readonly version: string;
  readonly session: PublicSession;
  configure(configuration: Configuration): void;
}

const signedOut = { token: null, user: null, authorized: false };

/**
 * What the page's own scripts may call. It works before the runtime is there: the call is then done once it is, and
 * `requestRuntime` has it come.
 */
export function publicApi(
  version: string,
  runtime: () => Runtime | undefined,
  requestRuntime: () => void = () => undefined,
): Dragoman {
  const whenReady = (act: (runtime: Runtime) => void): void => {
    const ready = runtime();
    if (ready) act(ready);
    else {
      pageGlobals().waiting.push(act);
      requestRuntime();
    }
  };
  const ask = (call: (session: Runtime['session']) => Promise<void>) =>
    new Promise<void>((resolve) => whenReady(({ session }) => resolve(call(session))));
  return {
    version,
    session: {
      getState: () => runtime()?.session.store.getState() ?? signedOut,
      subscribe(listener) {
        let isOver = false;
        let stop = () => {
          isOver = true;
        };
        whenReady(({ session }) => {
          if (!isOver) stop = session.store.subscribe(listener);
        });
        return () => stop();
      },
      signOut: () => ask((session) => session.signOut()),
      restore: () => ask((session) => session.restore()),
    },
    configure(configuration) {
      const place = pageGlobals();
      Object.assign(place.configuration, configuration);
      if (place.runtime) place.runtime.config.configure(configuration);
      else requestRuntime();
    },
  };
}

/** Puts the API where scripts of the page find it; the first copy of the library on the page stays. */
export function exposeGlobally(api: Dragoman): void {
  if ('Dragoman' in globalThis) return;
  Object.defineProperty(globalThis, 'Dragoman', { value: api, configurable: true, enumerable: false });
}
