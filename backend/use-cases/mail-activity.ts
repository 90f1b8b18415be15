/** Mails what a notification says to the person who gets it, unless they have turned off this kind. */
import type { Notification } from '#backend/database/tables.ts';
import type { Transaction } from '#backend/database/transaction.ts';
import { topicOf } from '#backend/domain/mail-topics.ts';
import * as users from '#backend/repositories/users.ts';
import { queueMail } from './queue-mail.ts';

/** Part of the transaction of a use case, which has locked the person. */
export async function mailActivity(
  trx: Transaction,
  { user_id, actor_id, fact: activity, url: path, created_at: at }: Notification,
): Promise<void> {
  const topic = activity && topicOf[activity.code];
  if (!activity || !topic) return;
  const to = await users.find(trx, user_id);
  if (!to) return;
  await queueMail(trx, { to, topic, content: { about: 'activity', activity, path }, actor: actor_id, at });
}
