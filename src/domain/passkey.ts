/** A passkey of the signed-in user. */
export interface Passkey {
  id: string;
  name: string;
  createdAt: Date | null;
  /** Null until the first sign-in with it. */
  usedAt: Date | null;
}

/** What browsers take and give: WebAuthn's JSON forms. */
export type WebAuthnJson = Record<string, unknown>;

export const passkeyNameLength = 60;
