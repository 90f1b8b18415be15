/** Sends a person the link that confirms an address: the one of their account, or the one that is to replace it. */
import { newToken, tokenHash } from '#backend/auth/tokens.ts';
import type { User } from '#backend/database/tables.ts';
import type { Transaction } from '#backend/database/transaction.ts';
import * as mailLinks from '#backend/repositories/mail-links.ts';
import { queueMail } from './queue-mail.ts';

const day = 24 * 60 * 60 * 1000;

/** Part of the transaction of a use case, which has locked the person. */
export async function sendVerification(
  trx: Transaction,
  user: Pick<User, 'id' | 'email' | 'locale' | 'mail_choices'>,
  at: Date,
  email: string = user.email,
): Promise<void> {
  const token = newToken();
  const expires_at = new Date(at.getTime() + day);
  await mailLinks.endAll(trx, user.id, ['verify'], at);
  await mailLinks.add(trx, {
    ...{ token_hash: tokenHash(token), user_id: user.id, purpose: 'verify' },
    ...{ email, created_at: at, expires_at },
  });
  await queueMail(trx, {
    ...{ to: { ...user, email }, topic: 'security', at, uselessAt: expires_at },
    content: {
      about: email === user.email ? 'verify-address' : 'confirm-address',
      path: `/VerifyEmail?token=${token}`,
    },
  });
}
