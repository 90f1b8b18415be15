import { account } from '#core/api/account.ts';
import type { Client } from '#core/api/client.ts';
import { zoneHere } from '#core/domain/time-zone.ts';
import type { User } from '#core/domain/user.ts';

/** A backend that keeps people's zones hears of another one; nothing hangs on whether it does. */
export function reportTimeZone(client: Client, { timeZone }: User): void {
  const zone = zoneHere();
  if (typeof timeZone !== 'string' || timeZone === zone) return;
  account(client)
    .tellTimeZone(zone)
    .catch(() => undefined);
}
