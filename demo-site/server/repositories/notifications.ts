import { newId } from '#server/ids.ts';
import type { Db, Work } from '#server/transaction.ts';

export interface NewNotification {
  user_id: string;
  kind: string;
  text: string;
  url: string;
}

export async function add(trx: Work, notification: NewNotification, at: Date) {
  return trx
    .insertInto('notifications')
    .values({ ...notification, id: newId(), created_at: at, read_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function countUnread(db: Db, person: string): Promise<number> {
  const { unread } = await db
    .selectFrom('notifications')
    .select((count) => count.fn.countAll<number>().as('unread'))
    .where('user_id', '=', person)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}
