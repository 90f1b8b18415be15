/** Codes that an app shows for half a minute each (RFC 6238), and codes for when the app is lost. */
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { tokenHash } from '#backend/platform/auth/tokens.ts';

const period = 30;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Dragoman', label, secret: Secret.fromBase32(secret), period });

/** 160 random bits, as RFC 4226 recommends; base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app reads from the picture: `otpauth://…`. */
export const addressOfSecret = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The half minute that a code belongs to: the present one, or one beside it. Undefined for any other code. */
export function stepOf(secret: string, code: string, at: Date): number | undefined {
  const totp = totpOf(secret);
  const timestamp = at.getTime();
  const apart = totp.validate({ token: code, timestamp, window: 1 });
  return apart === null ? undefined : totp.counter({ timestamp }) + apart;
}

/** As people type them: with spaces and hyphens, in small letters or capitals, with the digits of their script. */
export const plainCode = (typed: string): string =>
  typed
    .replace(/[\s-]/g, '')
    .toLowerCase()
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** Without letters and digits that look alike. 32 of them: a byte chooses each with the same chance. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

const newRecoveryCode = (): string =>
  [...randomBytes(16)]
    .map((byte) => letters[byte % letters.length])
    .join('')
    .replace(/.{4}(?!$)/g, '$&-');

/** Ten codes of 80 random bits, of which the database keeps hashes only. */
export const newRecoveryCodes = (): string[] => Array.from({ length: 10 }, newRecoveryCode);

export const recoveryHash = (code: string): string => tokenHash(`recovery ${plainCode(code)}`);
