/** Writes a mail: subject, text and HTML, in the language of its recipient. */
import { activityIn, addressOfActivity, formatFor } from '@dragoman/widgets/server';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailContent } from '#backend/database/tables-mail.ts';
import { MailDocument } from './mail-document.tsx';
import type { MailText, Messages } from './messages.en.ts';
import { messagesOf } from './messages.ts';
import { nextStep } from './next-step.ts';
import { oneLine } from './one-line.ts';

export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
}

interface Letter {
  content: MailContent;
  locale: string;
  /** The recipient's first name. */
  name: string;
  /** Of our own site, without a slash at its end. */
  origin: string;
  unsubscribeUrl: string | undefined;
}

export async function renderMail({
  content,
  locale,
  name,
  origin,
  unsubscribeUrl,
}: Letter): Promise<WrittenMail> {
  const t = messagesOf(locale);
  const { action, ...text } = await textOf(content, locale, t);
  const [subject, paragraphs] = [oneLine(text.subject), text.paragraphs.map(oneLine)];
  const url =
    origin +
    (content.about === 'activity' ? addressOfActivity(content.path, content.activity) : content.path);
  const hello = oneLine(t.hello({ name }));
  const { fallback } = t;
  const why = content.about === 'partner-invitation' ? t.whyInvited : t.why;
  const unsubscribe = unsubscribeUrl ? { label: t.unsubscribe, url: unsubscribeUrl } : undefined;
  const document = { locale, subject, hello, paragraphs, action, url, fallback, why, unsubscribe };
  const stop = unsubscribe ? [`${unsubscribe.label}\n${unsubscribe.url}`] : [];
  return {
    subject,
    text: `${[hello, ...paragraphs, `${action}\n${url}`, '-- ', why, ...stop].join('\n\n')}\n`,
    html: `<!doctype html>${renderToStaticMarkup(<MailDocument {...document} />)}`,
  };
}

async function textOf(content: MailContent, locale: string, t: Messages): Promise<MailText> {
  switch (content.about) {
    case 'activity': {
      const sentence = await activityIn(locale, content.activity);
      return { subject: withoutStop(sentence), ...nextStep(content, t.activity) };
    }
    case 'messages':
      return t.messages({ ...content, digits: formatFor(locale).number(content.count) });
    case 'new-sign-in':
      return t['new-sign-in']({ device: content.device || t.unknownDevice });
    case 'partner-invitation':
      return t['partner-invitation'](content);
    case 'address-changed':
      return t['address-changed'](content);
    case 'provider-linked':
    case 'provider-unlinked':
    case 'passkey-added':
    case 'passkey-removed':
    case 'passkey-copied':
      return t[content.about](content);
    default:
      return t[content.about]();
  }
}

/** A subject is no sentence. One that holds two keeps both stops. */
const withoutStop = (text: string): string => (/[.!?] /.test(text) ? text : text.replace(/\.$/, ''));
