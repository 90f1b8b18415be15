/** Somebody has forgotten their password: a link goes to the address, if it has an account. */
import { newToken, tokenHash } from '#backend/auth/tokens.ts';
import { newId } from '#backend/database/ids.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { lockInOrder } from '#backend/repositories/locks.ts';
import * as mailLinks from '#backend/repositories/mail-links.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import { limitMails } from './limit-mails.ts';
import { queueMail } from './queue-mail.ts';

const minute = 60_000;
const perEmail = 5;
const perNetwork = 20;

/** The same queries, writes and answer whether or not the address has an account: a mail to nobody is never sent. */
export async function requestPasswordReset(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  { email, network }: { email: string; network: string },
): Promise<void> {
  const at = now();
  const token = newToken();
  const expires_at = new Date(at.getTime() + 30 * minute);
  await inTransaction(db, async (trx) => {
    await limitMails(trx, `reset ${users.emailKey(email)}`, perEmail, at);
    if (config.rateLimits === 'on') await limitMails(trx, `reset from ${network}`, perNetwork, at);
    const user = await users.findByEmail(trx, email);
    const id = user?.id ?? newId();
    await lockInOrder(trx, { users: [id] });
    await mailLinks.endAll(trx, id, ['reset'], at);
    await mailLinks.add(trx, {
      ...{ token_hash: tokenHash(token), user_id: user?.id ?? null, purpose: 'reset' },
      ...{ email: user?.email ?? '', created_at: at, expires_at },
    });
    await queueMail(trx, {
      ...{ to: user ?? null, topic: 'security', at, uselessAt: expires_at },
      content: { about: 'reset-password', path: `/ResetPassword?token=${token}` },
    });
  });
}
