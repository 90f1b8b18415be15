/** Hands mails to the mail server. One connection for each: a mail in a shared one might be sent twice when it breaks. */
import { calendarType } from '@dragoman/widgets/server';
import { createTransport } from 'nodemailer';
import type { Config } from '#backend/config.ts';
import { isLoopback } from '#backend/platform/outgoing/addresses.ts';

interface OutgoingMail {
  /** Each attempt has the same one, so that a mail that was accepted twice appears once. */
  id: string;
  at: Date;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** A file for calendars. */
  calendar: { name: string; file: string } | undefined;
  /** Turns off mails of this kind; undefined for those about security. */
  unsubscribeUrl: string | undefined;
}

/** The mail server will never accept this mail. */
export class MailRefused extends Error {}

/** In milliseconds. A server may take minutes to accept a mail, but not to answer at all. */
const greetingMs = 30_000;
const silenceMs = 300_000;

export async function deliver(
  { mailUrl, mailFrom, publicUrl }: Pick<Config, 'mailUrl' | 'mailFrom' | 'publicUrl'>,
  mail: OutgoingMail,
): Promise<void> {
  if (!mailUrl) throw new Error('There is no mail server.');
  const { hostname, username } = new URL(mailUrl);
  const transport = createTransport({
    url: mailUrl,
    // A password never goes over the network in clear.
    requireTLS: username !== '' && !isLoopback(hostname),
    connectionTimeout: greetingMs,
    greetingTimeout: greetingMs,
    dnsTimeout: greetingMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      from: mailFrom,
      to: { name: '', address: mail.to },
      envelope: { from: mailFrom.address, to: [mail.to] },
      messageId: `<${mail.id}@${domainOf(mailFrom.address, publicUrl)}>`,
      date: mail.at,
      subject: oneLine(mail.subject),
      text: mail.text,
      html: mail.html,
      ...(mail.calendar && {
        attachments: [
          { filename: mail.calendar.name, content: mail.calendar.file, contentType: calendarType },
        ],
      }),
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(mail.unsubscribeUrl && {
          'List-Unsubscribe': { prepared: true, value: `<${mail.unsubscribeUrl}>` },
          'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
        }),
      },
    });
  } catch (error) {
    throw isFinal(error) ? new MailRefused(messageOf(error)) : error;
  } finally {
    transport.close();
  }
}

const domainOf = (address: string, publicUrl: string | undefined) =>
  publicUrl ? new URL(publicUrl).hostname : address.slice(address.lastIndexOf('@') + 1);

/** A wrong password of ours is no fault of the mail: the operator will correct it. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'responseCode' in error ? Number(error.responseCode) : 0;
  return code >= 500 && code < 600 && !('code' in error && error.code === 'EAUTH');
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Names and titles come from people: a line break in one must not begin another header of a mail. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
