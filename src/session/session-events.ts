/** The events `dragoman-signed-in` and `dragoman-signed-out`: one for every way in and out. */
import type { User } from '#core/domain/user.ts';

/** How somebody got signed in on this page. */
export const signInReasons = ['password', 'passkey', 'provider', 'window', 'restore', 'other-tab'] as const;
export type SignInReason = (typeof signInReasons)[number];

/** How the session ended on this page: `revoked` before its time, by another device or the backend. */
export const signOutReasons = ['user', 'other-tab', 'expired', 'revoked'] as const;
export type SignOutReason = (typeof signOutReasons)[number];

export type SessionEvent =
  | { name: 'dragoman-signed-in'; detail: { user: User; reason: SignInReason } }
  | { name: 'dragoman-signed-out'; detail: { reason: SignOutReason } };

/** Dispatches the event: a widget that somebody has used on its element, anything else on the document. */
export type Announce = (event: SessionEvent) => unknown;

export interface SessionEvents {
  /** Does nothing where the page knows of this user already: a session was extended, or its token refreshed. */
  signedIn(user: User, reason: SignInReason, announce?: Announce): void;
  signedOut(reason: SignOutReason, announce?: Announce): void;
  /** Whether the last event told of a signed-in user. */
  isSomebodyIn(): boolean;
}

export function createSessionEvents(announceOnPage: Announce): SessionEvents {
  let userId: string | null = null;
  return {
    signedIn(user, reason, announce = announceOnPage) {
      if (user.id === userId) return;
      userId = user.id;
      announce({ name: 'dragoman-signed-in', detail: { user, reason } });
    },
    signedOut(reason, announce = announceOnPage) {
      userId = null;
      announce({ name: 'dragoman-signed-out', detail: { reason } });
    },
    isSomebodyIn: () => userId !== null,
  };
}

/** How much earlier than announced an end counts as its time: clocks and answers take a moment. */
const tolerance = 10_000;

/** Why the backend refuses a session that was to last until `endsAt`; null where the page does not know. */
export const whyEnded = (endsAt: number | null): SignOutReason =>
  endsAt !== null && Date.now() < endsAt - tolerance ? 'revoked' : 'expired';
