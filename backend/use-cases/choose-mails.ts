/** A person says what they want to get by mail. */
import type { MailChoices } from '#backend/database/tables-mail.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { refusedSignIn } from '#backend/domain/errors.ts';
import { lockInOrder } from '#backend/repositories/locks.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';

/** What is not in `choices` stays as it is. */
export function chooseMails(
  { db }: Pick<Services, 'db'>,
  user: string,
  choices: MailChoices,
): Promise<MailChoices> {
  return inTransaction(db, async (trx) => {
    await lockInOrder(trx, { users: [user] });
    const present = await users.find(trx, user);
    if (!present) throw refusedSignIn('sign-in-needed');
    const chosen = { ...present.mail_choices, ...choices };
    await users.chooseMails(trx, user, chosen);
    return chosen;
  });
}
