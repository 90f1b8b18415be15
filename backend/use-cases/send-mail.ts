/** Sends a mail from the outbox. One that the mail server does not accept now is sent later, for a day. */
import { inTransaction } from '#backend/database/transaction.ts';
import { originOf, unsubscribeUrl } from '#backend/mail/mail-links.ts';
import { deliver, MailRefused } from '#backend/mail/mailer.ts';
import { renderMail } from '#backend/mail/render-mail.tsx';
import { enqueue } from '#backend/repositories/jobs.ts';
import * as mails from '#backend/repositories/mails.ts';
import type { Services } from '#backend/services.ts';

export interface Sending {
  mail: string;
  /** How many came before. Of two jobs for the same attempt only one counts. */
  attempt: number;
}

/** Without a mail server it stays in the outbox. */
export async function sendMail(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  { mail: id, attempt }: Sending,
): Promise<void> {
  if (!config.mailUrl) return;
  const mail = await mails.findWaiting(db, id);
  if (!mail?.content || mail.attempts !== attempt) return;
  const { content, locale, recipient, firstname: name, created_at, give_up_at, reason } = mail;
  if (now() >= give_up_at)
    return mails.settle(db, id, { status: 'failed', reason: reason ?? 'It came too late.', at: now() });
  const origin = originOf(config);
  const link = unsubscribeUrl(origin, mail);
  const written = await renderMail({ content, locale, name, origin, unsubscribeUrl: link });
  try {
    await deliver(config, { id, at: created_at, to: recipient, unsubscribeUrl: link, ...written });
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const next = new Date(now().getTime() + waitAfter(attempt));
    if (error instanceof MailRefused || next >= give_up_at)
      return mails.settle(db, id, { status: 'failed', reason, at: now() });
    await inTransaction(db, async (trx) => {
      await mails.postpone(trx, id, attempt + 1, reason);
      await enqueue(trx, 'send-mail', { mail: id, attempt: attempt + 1 }, next);
    });
    return;
  }
  await mails.settle(db, id, { status: 'sent', at: now() });
}

const firstMs = 40_000;
const longestMs = 2 * 60 * 60 * 1000;

/** Exponential backoff with jitter: 20 to 40 s, 40 to 80 s, up to two hours. */
const waitAfter = (attempt: number): number =>
  Math.min(firstMs * 2 ** attempt, longestMs) * (0.5 + Math.random() / 2);
