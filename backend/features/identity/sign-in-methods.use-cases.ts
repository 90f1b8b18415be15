/**
 * The passkeys, providers and second factor of an account: removing what somebody else may have added, and telling of
 * changes, by mail, which cannot be turned off, and by a notification.
 */

import { queueMail } from '#backend/features/mail/use-cases.ts';
import { notify } from '#backend/features/notifications/use-cases.ts';
import * as signInTickets from '#backend/features/people/sign-in-tickets.queries.ts';
import type { Locked } from '#backend/platform/database/locks.ts';
import type { User } from '#backend/platform/database/tables.ts';
import type { SignInMethodMail } from '#backend/platform/database/tables-identity.ts';
import type { Transaction } from '#backend/platform/database/transaction.ts';
import type { Bus } from '#backend/platform/live/bus.ts';
import * as identities from './identities.queries.ts';
import * as mailLinks from './mail-links.queries.ts';
import * as passkeys from './passkeys.queries.ts';
import * as secondFactors from './second-factor.queries.ts';

/**
 * Removes a person's passkeys, providers and second factor, all or those added from then on, which somebody else may have
 * added. False where there was none. Part of the transaction of a use case, which has locked the person.
 */
export async function removeMethods(trx: Transaction, user: string, since?: Date): Promise<boolean> {
  const hadPasskeys = await passkeys.removeAll(trx, user, since);
  const hadIdentities = await identities.removeAll(trx, user, since);
  return (await secondFactors.remove(trx, user, since)) || hadIdentities || hadPasskeys;
}

type SignInMethodChange =
  | { about: SignInMethodMail; name: string }
  | { about: 'second-factor-on' | 'second-factor-off' }
  | { about: 'recovery-code-used'; count: number };

/** These are about a use of what is there: the ways to sign in stay as they are. */
const isUse = ({ about }: SignInMethodChange): boolean =>
  about === 'passkey-copied' || about === 'recovery-code-used';

/**
 * Part of the transaction of a use case, which has locked the person. What they have added or removed cancels a change
 * of their address that waits: somebody else may have asked for it. Returns that address. Sign-ins that have not shown the
 * second factor yet begin again.
 */
export async function reportSignInMethod(
  trx: Transaction,
  bus: Bus,
  locked: Locked,
  to: User,
  change: SignInMethodChange,
): Promise<string | null> {
  const cancelled = isUse(change) ? null : await mailLinks.endPending(trx, to.id, locked.at);
  if (!isUse(change)) await signInTickets.endAll(trx, to.id);
  const content = { ...change, cancelled, path: '/Settings' };
  await queueMail(trx, { to, topic: 'security', content, at: locked.at });
  // Somebody else may have done it: people are notified of their own doing too.
  const title = 'name' in change ? change.name : '';
  const count = 'count' in change ? change.count : undefined;
  await notify(trx, bus, locked, { activities: [{ to: to.id, code: change.about, title, count }] });
  return cancelled;
}
