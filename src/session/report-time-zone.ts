import type { Client } from '#core/api/client.ts';
import { account } from '#core/api/session.ts';
import { zoneHere } from '#core/domain/time-zone.ts';
import { isOnPartnerPage, type User } from '#core/domain/user.ts';

/**
 * Reports the browser's time zone to a backend that stores another one for the user. Nothing waits for the answer. A
 * partner's page changes nothing of a profile.
 */
export function reportTimeZone(client: Client, user: User): void {
  const zone = zoneHere();
  const { timeZone } = user;
  if (isOnPartnerPage(user) || typeof timeZone !== 'string' || timeZone === zone) return;
  account(client)
    .reportTimeZone(zone)
    .catch(() => undefined);
}
