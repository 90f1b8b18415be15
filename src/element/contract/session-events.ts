import type { EventContract } from './contract.ts';

/** The events of the session: from the widget that somebody has used, else from `document`. */
export const signedInEvent = {
  'dragoman-signed-in': {
    about:
      'Somebody is signed in now; prevent it to navigate yourself. `reason` is `password`, `passkey`, `provider`, `window`, `restore` or `other-tab`.',
    detail: { user: 'User', reason: 'SignInReason' },
    cancelable: true,
  },
} as const satisfies Record<string, EventContract>;

export const signedOutEvent = {
  'dragoman-signed-out': {
    about:
      'Nobody is signed in any more; prevent it to navigate yourself. `reason` is `user`, `other-tab`, `expired` or `revoked`.',
    detail: { reason: 'SignOutReason' },
    cancelable: true,
  },
} as const satisfies Record<string, EventContract>;
