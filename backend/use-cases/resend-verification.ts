/** A person asks for the link again that confirms their address. */
import type { User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { refusedSignIn } from '#backend/domain/errors.ts';
import { lockInOrder } from '#backend/repositories/locks.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import { limitMails } from './limit-mails.ts';
import { sendVerification } from './send-verification.ts';

const perHour = 5;

/** Nothing where the address is confirmed. */
export async function resendVerification(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id }: User,
): Promise<void> {
  const at = now();
  await inTransaction(db, async (trx) => {
    await lockInOrder(trx, { users: [id] });
    const user = await users.find(trx, id);
    if (!user) throw refusedSignIn('sign-in-needed');
    if (user.email_verified_at) return;
    await limitMails(trx, `verification ${id}`, perHour, at);
    await sendVerification(trx, user, at);
  });
}
