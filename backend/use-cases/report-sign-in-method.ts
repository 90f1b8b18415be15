/** Tells a person about a passkey or a provider of their account: by mail, which cannot be turned off, and by a notification. */
import type { User } from '#backend/database/tables.ts';
import type { Transaction } from '#backend/database/transaction.ts';
import { messageColumns } from '#backend/domain/activity.ts';
import type { Bus } from '#backend/live/bus.ts';
import type { Locked } from '#backend/repositories/locks.ts';
import { publishActivity } from './publish-activity.ts';
import { queueMail } from './queue-mail.ts';

export interface SignInMethodChange {
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
  // Somebody else may have done it: the person is told of their own doing too.
  const told = { user_id: to.id, actor_id: null, kind: 'security', url: path };
  await publishActivity(trx, bus, locked, {
    notifications: [{ ...told, ...messageColumns({ code: about, title: name }) }],
  });
}
