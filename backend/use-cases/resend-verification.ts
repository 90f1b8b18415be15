/** A person asks for the link again that confirms their address, or the one that is to replace it. */
import type { User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { refusedSignIn } from '#backend/domain/errors.ts';
import { lockInOrder } from '#backend/repositories/locks.ts';
import * as mailLinks from '#backend/repositories/mail-links.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import { limitMails } from './limit-mails.ts';
import { sendVerification } from './send-verification.ts';

const perHour = 5;

/** Nothing where there is nothing to confirm. */
export async function resendVerification(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id }: User,
): Promise<void> {
  const at = now();
  await inTransaction(db, async (trx) => {
    await lockInOrder(trx, { users: [id] });
    const user = await users.find(trx, id);
    if (!user) throw refusedSignIn('sign-in-needed');
    const pending = await mailLinks.findPending(trx, user, at);
    if (user.email_verified_at && !pending) return;
    await limitMails(trx, `verification ${id}`, perHour, at);
    await sendVerification(trx, user, at, pending?.email);
  });
}
