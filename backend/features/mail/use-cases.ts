/** Mails: queued with the transaction that causes them, sent later, and only what people want. */
import { type Activity, kindOfActivity, type MailKind } from '@dragoman/widgets/server';
import * as users from '#backend/features/people/queries.ts';
import { tokenHash } from '#backend/platform/auth/tokens.ts';
import { newId } from '#backend/platform/database/ids.ts';
import { lockInOrder } from '#backend/platform/database/locks.ts';
import type { User } from '#backend/platform/database/tables.ts';
import type { MailChoices, MailContent, MailDetails } from '#backend/platform/database/tables-identity.ts';
import { inTransaction, type Transaction } from '#backend/platform/database/transaction.ts';
import { refusedSignIn, tooMany } from '#backend/platform/errors.ts';
import { enqueue } from '#backend/platform/jobs/queries.ts';
import type { Services } from '#backend/services.ts';
import { calendarOf } from './mail-calendar.ts';
import { originOf, unsubscribeUrl } from './mail-links.ts';
import { deliver, MailRefused } from './mailer.ts';
import * as mails from './queries.ts';
import { provenName, renderMail } from './render-mail.tsx';

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
  /** A session of the account itself asks for it: then mails that others cause do not keep it away. */
  isRequested?: boolean;
}

const day = 24 * 60 * 60 * 1000;

/**
 * Puts a mail into the outbox. It is sent once the transaction commits. Part of the transaction of a use case.
 * Nothing for a person who has turned off this kind.
 */
export async function queueMail(
  trx: Transaction,
  { to, topic, content, actor = null, at, uselessAt, isRequested = false }: NewMail,
): Promise<void> {
  if (topic !== 'security' && to?.id && to.mail_choices[topic] === 'never') return;
  const id = newId();
  await mails.add(trx, {
    id,
    user_id: to?.id ?? null,
    actor_id: actor,
    recipient: to?.email ?? '',
    topic,
    locale: to?.locale ?? 'en',
    content,
    created_at: at,
    give_up_at: uselessAt ?? new Date(at.getTime() + day),
  });
  await enqueue(trx, 'send-mail', { mail: id, attempt: 0, isRequested });
}

export interface Sending {
  mail: string;
  isRequested?: boolean;
  /** How many came before. Of two jobs for the same attempt only one counts. */
  attempt: number;
}

export async function recipientOf(db: Services['db'], mail: string): Promise<string | undefined> {
  return (await mails.findWaiting(db, mail))?.recipient;
}

/**
 * Sends a mail from the outbox. One that the mail server does not accept now is sent later, for a day. Without a
 * mail server it stays in the outbox.
 */
export async function sendMail(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  { mail: id, attempt, isRequested = false }: Sending,
): Promise<void> {
  if (!config.mailUrl) return;
  const mail = await mails.findWaiting(db, id);
  if (!mail?.content || mail.attempts !== attempt) return;
  const { content, locale, recipient, created_at, give_up_at, reason } = mail;
  if (now() >= give_up_at)
    return mails.settle(db, id, { status: 'failed', reason: reason ?? 'It came too late.', at: now() });
  // Where nothing needs a confirmed address, people deal with each other from unconfirmed ones.
  const isLimited = !mail.is_proven && (mail.topic === 'security' || config.verify !== 'off');
  if (isLimited && attempt === 0 && (await isOneTooMany(db, { recipient, isRequested, at: now() })))
    return mails.settle(db, id, { status: 'failed', reason: tooManyUnproven, at: now() });
  const origin = originOf(config);
  const link = unsubscribeUrl(origin, mail);
  const letter = { content, locale, name: provenName(mail), origin, unsubscribeUrl: link };
  const written = { ...(await renderMail(letter)), calendar: calendarOf(letter, created_at) };
  // The one subject with a secret in it stays with nobody but its reader.
  const subject = content.about === 'sign-in-code' ? undefined : written.subject;
  try {
    await deliver(config, { id, at: created_at, to: recipient, unsubscribeUrl: link, ...written });
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const next = new Date(now().getTime() + waitAfter(attempt));
    if (error instanceof MailRefused || next >= give_up_at)
      return mails.settle(db, id, { status: 'failed', subject, reason, at: now() });
    await inTransaction(db, async (trx) => {
      await mails.postpone(trx, id, attempt + 1, reason);
      await enqueue(trx, 'send-mail', { mail: id, attempt: attempt + 1, isRequested }, next);
    });
    return;
  }
  await mails.settle(db, id, { status: 'sent', subject, at: now() });
}

/** So many a day get through to an address that nobody has confirmed, whoever causes them: it may be a stranger's. */
export const mostUnproven = 3;
const tooManyUnproven = `Nobody has confirmed this address, and it got ${mostUnproven} mails within a day.`;

/** Counts a mail to an address that nobody has confirmed. */
function isOneTooMany(
  db: Services['db'],
  { recipient, isRequested, at }: { recipient: string; isRequested: boolean; at: Date },
): Promise<boolean> {
  const key = `${isRequested ? 'asked for by' : 'unproven'} ${users.emailKey(recipient)}`;
  return inTransaction(
    db,
    async (trx) => (await countMail(trx, key, { most: mostUnproven, within: day, at })) > 0,
  );
}

const firstMs = 40_000;
const longestMs = 2 * 60 * 60 * 1000;

/** Exponential backoff with jitter: 20 to 40 s, 40 to 80 s, up to two hours. */
const waitAfter = (attempt: number): number =>
  Math.min(firstMs * 2 ** attempt, longestMs) * (0.5 + Math.random() / 2);

const hour = 60 * 60 * 1000;

/**
 * Refuses calls that cause mails, from so many in an hour on, or in another time, over all servers. Part of the
 * transaction of a use case. `key` is whom they concern or where they come from; its hash is stored.
 */
export async function limitMails(
  trx: Transaction,
  key: string,
  most: number,
  at: Date,
  within = hour,
): Promise<void> {
  const seconds = await countMail(trx, key, { most, within, at });
  if (seconds > 0) throw tooMany(seconds);
}

/** Counts one more, unless there were so many in this time: then it returns the seconds until there may be one again. */
export async function countMail(
  trx: Transaction,
  key: string,
  { most, within, at }: { most: number; within: number; at: Date },
): Promise<number> {
  const since = new Date(at.getTime() - within);
  const oldest = await mails.countCall(trx, tokenHash(key), { at, since, most });
  return oldest ? Math.max(1, Math.ceil((oldest.getTime() + within - at.getTime()) / 1000)) : 0;
}

/** A person says what they want to get by mail. What is not in `choices` stays as it is. */
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

/** What somebody gets by mail of what has happened. */
export interface ActivityMail extends MailDetails {
  /** A second topic that it is about, for those who have turned off the first. */
  also?: MailKind;
}

interface MailedActivity {
  to: string;
  actor: string | null;
  activity: Activity;
  /** Where its button leads. */
  path: string;
  /** The task that it is about. */
  task: number | undefined;
  mail: ActivityMail;
  at: Date;
}

/** What a mail quotes of what people wrote. */
const quoteLength = 500;

/**
 * Mails an activity to the person whom it concerns, unless they have turned off this kind. Part of the transaction of a use
 * case, which has locked the person.
 */
export async function mailActivity(trx: Transaction, mailed: MailedActivity): Promise<void> {
  const { activity, path, actor, at } = mailed;
  const { topic: usual } = kindOfActivity(activity.code);
  const { also, quote, ...sums } = mailed.mail;
  if (!usual) return;
  const to = await users.find(trx, mailed.to);
  if (!to) return;
  const isOff = (topic: MailKind | 'security') => topic !== 'security' && to.mail_choices[topic] === 'never';
  const topic = isOff(usual) && also ? also : usual;
  const task = mailed.task === undefined ? undefined : await mails.findTask(trx, mailed.task, to.id);
  const quoted = quote?.text ? { ...quote, text: shortened(quote.text) } : undefined;
  const content = {
    about: 'activity',
    activity,
    path,
    ...(task && { task: { ...task, details: shortened(task.details) } }),
    details: { ...sums, ...(quoted && { quote: quoted }) },
  } as const;
  await queueMail(trx, { to, topic, content, actor, at });
}

function shortened(text: string): string {
  const characters = [...text.trim()];
  return characters.length > quoteLength ? `${characters.slice(0, quoteLength - 1).join('')}…` : text.trim();
}
