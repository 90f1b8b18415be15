/** The types of a page's session. */
import type { StoreApi } from 'zustand/vanilla';
import type { Client } from '#core/api/client.ts';
import type { Grant, SignedUp, SignUp } from '#core/api/session.ts';
import type { ServerMessage } from '#core/api/signed-in.ts';
import type { User } from '#core/domain/user.ts';
import type { PageTokenOptions } from './page-token.ts';
import type { CreatePersonalStorage, PersonalStorage } from './personal-storage.ts';
import type { Announce, SignInReason } from './session-events.ts';
import type { SessionState } from './session-state.ts';

/** What a page reports to its visitor. */
export type SessionChange = 'restored' | 'expired' | 'signed-out';

export interface SessionOptions extends PageTokenOptions {
  /** Part of the names under which a session other than the page's stores something. */
  name?: string;
  /** The session's backend. */
  client(): Client;
  onChange(change: SessionChange): void;
  /** Dispatches the events of the session for which no widget does. */
  announce: Announce;
}

/** What a host page knows of a visitor and fills in; an empty text fills in nothing. */
export interface SignInPrefill {
  email: string;
  firstname: string;
  lastname: string;
}

export interface ByWidget {
  /** A client for another base URL of the session's backend. */
  client?: Client;
  /** Where the widget dispatches the event itself: on its element, before what follows. */
  announce?: Announce | undefined;
  /** For the sign-in window. */
  prefill?: SignInPrefill | undefined;
}

interface SignedIn {
  user: User;
  serverMessage: ServerMessage;
}

export interface Session {
  store: StoreApi<SessionState>;
  /** What the visitor has typed and not sent. The first caller brings the code: pages without forms do not load it. */
  personal(create: CreatePersonalStorage): PersonalStorage;
  /** `code` comes from a mail, where the backend asks for it after very many wrong passwords. */
  signIn(email: string, password: string, by?: ByWidget & { code?: string | undefined }): Promise<SignedIn>;
  /** Signs in by a call that proves who the visitor is. The backend ends the session of the token that it replaces. */
  signInBy(
    reason: SignInReason,
    prove: (client: Client, replaced: string | null) => Promise<Grant>,
    by?: ByWidget,
  ): Promise<SignedIn>;
  signUp(person: SignUp, client?: Client): Promise<SignedUp>;
  /**
   * Signs in on a page of another site, in the backend's window: `child`, or null for one that a link opens. Answers
   * null where that window was closed, or another one opened, before the visitor signed in.
   */
  signInByWindow(child: Window | null, by?: ByWidget): Promise<SignedIn | null>;
  /** The language in which the marketplace writes mails to the user, if one is signed in. */
  setLocale(locale: string): Promise<void>;
  /** The page is signed out, and the event dispatched, when this returns; the promise waits for the backend. */
  signOut(by?: Pick<ByWidget, 'announce'>): Promise<void>;
  /**
   * Finds out whether the visitor is still signed in: once a page, and again where the backend did not answer. That is also
   * repeated without a call.
   */
  restore(): Promise<void>;
  /**
   * Instead of `restore`, on a page to which a link has led that signs in: `prove` does so, unless somebody is signed in
   * already, whose token it gets. Where it fails, this rejects, and the page restores its session.
   */
  restoreBy(prove: (client: Client, present: string | null) => Promise<Grant | null>): Promise<void>;
  /** Called when the backend refuses the token. */
  expire(): void;
  /** Reads the user again, here and in the other tabs. */
  refreshUser(): Promise<void>;
  /** Follows the other tabs until the returned function is called. */
  follow(): () => void;
}

/** Reads the token for a backend's API client; a promise where it is being refreshed. */
export type ReadToken = (apiUrl: string) => string | null | Promise<string | null>;
