/**
 * The passkeys and providers of an account: removing what somebody else may have added, and telling of changes, by mail,
 * which cannot be turned off, and by a notification.
 */

import { queueMail } from '#backend/features/mail/use-cases.ts';
import { notify } from '#backend/features/notifications/use-cases.ts';
import type { Locked } from '#backend/platform/database/locks.ts';
import type { User } from '#backend/platform/database/tables.ts';
import type { SignInMethodMail } from '#backend/platform/database/tables-identity.ts';
import type { Transaction } from '#backend/platform/database/transaction.ts';
import type { Bus } from '#backend/platform/live/bus.ts';
import * as identities from './identities.queries.ts';
import * as mailLinks from './mail-links.queries.ts';
import * as passkeys from './passkeys.queries.ts';

/**
 * Removes a person's passkeys and providers, all or those added from then on, which somebody else may have added. False
 * where there was none. Part of the transaction of a use case, which has locked the person.
 */
export async function removeMethods(trx: Transaction, user: string, since?: Date): Promise<boolean> {
  const hadPasskeys = await passkeys.removeAll(trx, user, since);
  return (await identities.removeAll(trx, user, since)) || hadPasskeys;
}

interface SignInMethodChange {
  about: SignInMethodMail;
  name: string;
}

/**
 * Part of the transaction of a use case, which has locked the person. What they have added or removed cancels a change
 * of their address that waits: somebody else may have asked for it. Returns that address.
 */
export async function reportSignInMethod(
  trx: Transaction,
  bus: Bus,
  locked: Locked,
  to: User,
  { about, name }: SignInMethodChange,
): Promise<string | null> {
  const path = '/Settings';
  const cancelled = about === 'passkey-copied' ? null : await mailLinks.endPending(trx, to.id, locked.at);
  const content = { about, name, cancelled, path };
  await queueMail(trx, { to, topic: 'security', content, at: locked.at });
  // Somebody else may have done it: people are notified of their own doing too.
  await notify(trx, bus, locked, { activities: [{ to: to.id, code: about, title: name }] });
  return cancelled;
}
