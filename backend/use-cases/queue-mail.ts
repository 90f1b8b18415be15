/** Puts a mail into the outbox. It is sent once the transaction commits. */

import type { MailKind } from '@dragoman/widgets/server';
import { newId } from '#backend/database/ids.ts';
import type { User } from '#backend/database/tables.ts';
import type { MailContent } from '#backend/database/tables-mail.ts';
import type { Transaction } from '#backend/database/transaction.ts';
import { enqueue } from '#backend/repositories/jobs.ts';
import * as mails from '#backend/repositories/mails.ts';

/** An address without an account, which somebody invites. */
interface Stranger {
  id: null;
  email: string;
  locale: string;
}

export interface NewMail {
  /** Null for a mail that is only written, so that a call does the same work for an address without an account. */
  to: Pick<User, 'id' | 'email' | 'locale' | 'mail_choices'> | Stranger | null;
  topic: MailKind | 'security';
  content: MailContent;
  /** Whose name the content holds. */
  actor?: string | null;
  at: Date;
  /** When it has become useless, such as the link in it. */
  uselessAt?: Date;
}

const day = 24 * 60 * 60 * 1000;

/** Part of the transaction of a use case. Nothing for a person who has turned off this kind. */
export async function queueMail(
  trx: Transaction,
  { to, topic, content, actor = null, at, uselessAt }: NewMail,
): Promise<void> {
  if (topic !== 'security' && to?.id && to.mail_choices[topic] === 'never') return;
  const id = newId();
  await mails.add(trx, {
    ...{ id, user_id: to?.id ?? null, actor_id: actor, recipient: to?.email ?? '', topic },
    ...{ locale: to?.locale ?? 'en', content },
    created_at: at,
    give_up_at: uselessAt ?? new Date(at.getTime() + day),
  });
  await enqueue(trx, 'send-mail', { mail: id, attempt: 0 });
}
