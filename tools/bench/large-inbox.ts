/** Seeds a user with a conversation of ten thousand messages, and a thousand conversations with a task each. */

import { hashPassword } from '#backend/features/identity/passwords.ts';
import { openDatabase } from '#backend/platform/database/database.ts';
import { newId } from '#backend/platform/database/ids.ts';
import { migrate } from '#backend/platform/database/migrations/migrate.ts';
import { inTransaction } from '#backend/platform/database/transaction.ts';
import { newUser, type Person } from '#tests/e2e/support/user-actions.ts';
import { insert, insertTasks, type Row } from '#tools/seed/bulk.queries.ts';
import { addMessage, newConversation } from '#tools/seed/sample-history.ts';

export const [messages, conversations] = [10_000, 1_000];

export interface LargeInbox {
  person: Person;
  /** The conversation with all the messages. */
  conversation: string;
}

/** Fills a new database before a server opens it. */
export async function fillDatabase(dataDir: string): Promise<LargeInbox> {
  const person = newUser('Ada');
  const now = new Date();
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const passwordHash = await hashPassword(person.password);
  const self = rowOf(person, passwordHash, now);
  const others = Array.from({ length: conversations }, () => rowOf(newUser('Bea'), passwordHash, now));
  const started = others.map((other, index) => {
    const thread = newConversation(self, other, minutesAgo(messages + index));
    const count = index === 0 ? messages : 1;
    for (let number = count; number > 0; number -= 1)
      addMessage(
        thread,
        number % 3 ? other : self,
        `Line ${number}: the second page is here, as agreed.`,
        minutesAgo(number + index),
      );
    return thread;
  });
  const booked = started.map(({ conversation }, index) => taskOf(conversation, minutesAgo(index)));
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  try {
    await migrate(database.unlimited);
    await inTransaction(database.unlimited, async (trx) => {
      await insert(trx, 'users', [self, ...others]);
      await insert(
        trx,
        'conversations',
        started.map(({ conversation }) => conversation),
      );
      await insert(
        trx,
        'messages',
        started.flatMap((thread) => thread.messages),
      );
      await insertTasks(trx, booked);
    });
  } finally {
    await database.close();
  }
  return { person, conversation: started[0]?.conversation.id ?? '' };
}

const taskOf = ({ id, created_by, created_with }: Row<'conversations'>, at: Date): Row<'tasks'> => ({
  offer_id: null,
  request_id: null,
  customer_id: created_by,
  owner_id: created_with,
  conversation_id: id,
  title: 'Certificates and contracts',
  type: 'document',
  languages: ['de', 'en'],
  price_parts: 400_000,
  details: 'Two pages, as agreed.',
  date: '2999-05-04',
  time: '10:00',
  timezone: null,
  starts_at: new Date('2999-05-04T10:00Z'),
  status: 'accepted',
  total_cents: 4000,
  partner: null,
  campaign: null,
  created_at: at,
  updated_at: at,
});

const rowOf = (
  { firstname, lastname, email }: Person,
  password_hash: string,
  created_at: Date,
): Row<'users'> => ({
  id: newId(created_at),
  email,
  email_key: email,
  password_hash,
  firstname,
  lastname,
  phonenumber: '',
  address: '',
  languages: ['en', 'de'],
  user_language: 'en',
  image: null,
  about: null,
  created_at,
  deleted_at: null,
});
