/** Writes a mail: subject, text and HTML, in the language of its recipient. */
import { activityIn, addressOfActivity, formatFor, kindOfActivity } from '@dragoman/widgets/server';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailText, MailTexts } from '#backend/messages/en.ts';
import { mailTexts } from '#backend/messages.ts';
import type { MailContent, MailDetails } from '#backend/platform/database/tables-identity.ts';
import { MailDocument } from './mail-document.tsx';
import { requestBoard } from './mail-links.ts';
import { oneLine } from './mailer.ts';
import type { AddressedMail } from './queries.ts';
import { rowsOf } from './task-table.ts';

interface WrittenMail {
  subject: string;
  text: string;
  html: string;
}

interface Letter {
  content: MailContent;
  locale: string;
  /** The recipient's first name; undefined where nobody has proven that the address is theirs. */
  name: string | undefined;
  /** Our own site's, without a slash at its end. */
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
  const t = mailTexts(locale);
  const { action, second, ...text } = await textOf({ content, locale, name }, t);
  const cancelled = 'cancelled' in content && content.cancelled;
  const more = cancelled ? [t.changeCancelled({ address: cancelled })] : [];
  const [subject, paragraphs] = [oneLine(text.subject), [...text.paragraphs, ...more].map(oneLine)];
  const url =
    origin +
    (content.about === 'activity' ? addressOfActivity(content.path, content.activity) : content.path);
  const hello = oneLine(t.hello({ name: name ?? '' }));
  const { fallback } = t;
  const why = content.about === 'partner-invitation' ? t.whyInvited : t.why;
  const unsubscribe = unsubscribeUrl ? { label: t.unsubscribe, url: unsubscribeUrl } : undefined;
  const task = content.about === 'activity' ? content.task : undefined;
  const details = content.about === 'activity' ? (content.details ?? {}) : {};
  const rows = task ? await rowsOf(task, details, locale, t) : [];
  const quote = details.quote && quoteOf(details.quote, t);
  const actions = [action, ...(second ? [second] : [])];
  const document = {
    locale,
    subject,
    hello,
    paragraphs,
    rows,
    quote,
    actions,
    url,
    fallback,
    why,
    unsubscribe,
  };
  const table = rows.map(({ label, lines }) => `${label}: ${lines.join(' · ')}`).join('\n');
  const quoted = quote && `${quote.by}\n${quote.text.replace(/^/gm, '> ')}`;
  const parts = [hello, ...paragraphs, table, quoted, `${actions.join(' / ')}\n${url}`];
  const stop = unsubscribe ? [`${unsubscribe.label}\n${unsubscribe.url}`] : [];
  return {
    subject,
    text: `${[...parts.filter(Boolean), '-- ', why, ...stop].join('\n\n')}\n`,
    html: `<!doctype html>${renderToStaticMarkup(<MailDocument {...document} />)}`,
  };
}

/** Its lines stay; other control characters do not. */
const quoteOf = ({ text, by }: NonNullable<MailDetails['quote']>, t: MailTexts) => ({
  by: by === null ? t.reason : t.wrote({ person: oneLine(by) }),
  text: text
    .split(/\r\n|\r|\n/)
    .map(oneLine)
    .join('\n'),
});

export const provenName = ({ is_proven, firstname }: AddressedMail): string | undefined =>
  is_proven ? firstname : undefined;

type TextSource = Pick<Letter, 'content' | 'locale' | 'name'>;

/** A mail that asks for an answer has a button for each. */
interface MailWords extends MailText {
  second?: string;
}

async function textOf({ content, locale, name }: TextSource, t: MailTexts): Promise<MailWords> {
  switch (content.about) {
    case 'activity': {
      const sentence = await activityIn(locale, content.activity);
      return { subject: withoutStop(sentence), ...nextStep(content, t.activity, formatFor(locale)) };
    }
    case 'messages':
      return t.messages({ ...content, digits: formatFor(locale).number(content.count) });
    case 'new-sign-in':
      return t['new-sign-in']({ device: content.device || t.unknownDevice });
    case 'partner-invitation':
      // Names are chosen by strangers, who could send anybody what they like in them.
      return name === undefined ? t['unnamed-invitation']() : t['partner-invitation'](content);
    case 'sign-in-code':
      return t['sign-in-code'](content);
    case 'address-changed':
      return t['address-changed'](content);
    case 'recovery-code-used':
      return t['recovery-code-used']({ ...content, digits: formatFor(locale).number(content.count) });
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

type Texts = MailTexts['activity'];
type About = Extract<MailContent, { about: 'activity' }>;

/** What a mail about an activity says below its subject, and its buttons: what its reader can do now. */
function nextStep(
  { path, activity: { code }, task, details }: About,
  t: Texts,
  format: ReturnType<typeof formatFor>,
): Pick<MailWords, 'paragraphs' | 'action' | 'second'> {
  const { page, topic, asks } = kindOfActivity(code);
  switch (page) {
    case 'task': {
      const usual = topic === 'money' || topic === 'security' ? t.onMoney : t.onTask;
      const paragraphs = [asks ? stepText() : usual];
      if (code === 'call-reminder' && !task?.place) paragraphs.unshift(t.placeMissing);
      if (asks === 'answer' || asks === 'agree') return { paragraphs, action: t.accept, second: t.decline };
      return { paragraphs, action: asks === 'rate' ? t.writeReview : t.openTask };
    }
    case 'request':
      // The request of a removed account is gone: there is nothing to open.
      return path === requestBoard
        ? { paragraphs: [], action: t.view }
        : { paragraphs: [asks ? stepText() : t.onRequest], action: t.openRequest };
    case 'earnings':
      return { paragraphs: [t.onEarnings], action: t.openEarnings };
    case 'partner':
      return { paragraphs: [t.onPartner], action: t.openPartner };
    default:
      return { paragraphs: [], action: t.view };
  }

  function stepText(): string {
    if (asks !== 'receipt') return asks ? t[asks] : '';
    const days = details?.releaseDays ?? 0;
    return t.receipt({ person: task?.person ?? '', days: days ? format.days(days) : '' });
  }
}
