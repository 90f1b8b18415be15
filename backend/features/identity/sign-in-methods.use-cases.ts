/** Tells a person about a passkey or a provider of their account: by mail, which cannot be turned off, and by a notification. */

import { queueMail } from '#backend/features/mail/use-cases.ts';
import { notify } from '#backend/features/notifications/use-cases.ts';
import type { Locked } from '#backend/platform/database/locks.ts';
import type { User } from '#backend/platform/database/tables.ts';
import type { Transaction } from '#backend/platform/database/transaction.ts';
import type { Bus } from '#backend/platform/live/bus.ts';

interface SignInMethodChange {
  about: 'passkey-added' | 'passkey-removed' | 'passkey-copied' | 'provider-linked' | 'provider-unlinked';
  name: string;
}

/** Part of the transaction of a use case, which has locked the person. */
export async function reportSignInMethod(
  trx: Transaction,
  bus: Bus,
  locked: Locked,
  to: User,
  { about, name }: SignInMethodChange,
): Promise<void> {
  const path = '/Settings';
  await queueMail(trx, { to, topic: 'security', content: { about, name, path }, at: locked.at });
  // Somebody else may have done it: people are notified of their own doing too.
  await notify(trx, bus, locked, { activities: [{ to: to.id, code: about, title: name }] });
}
