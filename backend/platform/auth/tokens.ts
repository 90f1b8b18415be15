/** Opaque random tokens. The database stores only their SHA-256. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const newToken = () => randomBytes(32).toString('base64url');

export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Compares in a time that says nothing about the right one. */
export function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * The key with which a browser encrypts what a person leaves on the device. Each origin gets another one: a partner's page
 * cannot read what the marketplace stored. The origin is null for the marketplace's own pages.
 */
export const draftKeyOf = (user: { draft_key: string }, origin: string | null): string =>
  createHmac('sha256', user.draft_key)
    .update(origin ?? '')
    .digest('base64url');

/** Proves that a calendar was given the address at which it reads a person's tasks. The address ends with the key. */
export const calendarToken = (key: string): string =>
  createHmac('sha256', key).update('calendar').digest('base64url');
