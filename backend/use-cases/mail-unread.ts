/** Mails a person who has not read a message for a while: one mail for all that are unread in the conversation. */
import { inTransaction } from '#backend/database/transaction.ts';
import { fullName } from '#backend/domain/activity.ts';
import { lockInOrder } from '#backend/repositories/locks.ts';
import * as messages from '#backend/repositories/messages.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import { queueMail } from './queue-mail.ts';

/** `message` is the first unread one. Where it was read, a later one has its own job. */
export async function mailUnread({ db }: Pick<Services, 'db'>, message: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const first = await messages.find(trx, message);
    if (!first) return;
    const { conversation_id: conversation, created_by, created_with } = first;
    const { at } = await lockInOrder(trx, { users: [created_by, created_with] });
    const unread = await messages.unmailed(trx, conversation, created_with);
    const [author, reader] = [await users.find(trx, created_by), await users.find(trx, created_with)];
    if (!author || !reader || !unread.includes(message)) return;
    await messages.markMailed(trx, unread, at);
    await queueMail(trx, {
      ...{ to: reader, topic: 'messages', actor: author.id, at },
      content: {
        ...{ about: 'messages', person: fullName(author), count: unread.length },
        path: `/messages?conversation=${conversation}`,
      },
    });
  });
}
