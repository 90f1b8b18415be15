import { useCallback } from 'react';
import type { Activity, AgreedTerms, LocalizedText } from '#core/domain/activities.ts';
import { titleFor } from '#core/domain/offer-text.ts';
import { activityMessages } from './activity.messages.ts';
import { loadMessages, messagesFor } from './catalogue.ts';
import { useFormat, useLocale, useMessages } from './context.ts';
import { type Format, formatFor, isolated } from './format.ts';

/** What has happened, in the reader’s language; the backend’s own text, in its own direction, where it sends no activity. */
export function useLocalizedText(): (text: LocalizedText) => { children: string; dir?: 'auto' } {
  const t = useMessages(activityMessages);
  const format = useFormat();
  const { locale } = useLocale();
  return useCallback(
    ({ text, activity }) =>
      activity ? { children: sentence(activity, locale, t, format) } : { children: text, dir: 'auto' },
    [t, format, locale],
  );
}

/** For clients that do not translate activities. */
export const activityInEnglish = (activity: Activity): string =>
  sentence(activity, 'en', activityMessages.en, formatFor('en'));

/** For mails, which a server writes in the language of their reader. */
export async function activityIn(locale: string, activity: Activity): Promise<string> {
  await loadMessages(activityMessages, locale);
  return sentence(activity, locale, messagesFor(activityMessages, locale, {}), formatFor(locale));
}

function sentence(activity: Activity, locale: string, t: typeof activityMessages.en, format: Format): string {
  const { code, count = 0 } = activity;
  const [title, person] = [own(titleFor(activity, locale).title), own(activity.person ?? '')];
  const amount = format.price((activity.amount ?? 0) / 100);
  const digits = format.number(count);
  const terms = activity.change ? difference(activity.change, t, format) : '';
  const text = t[code]({ title, person, count, digits, amount, terms, when: when(activity, format) });
  return person && code.startsWith('task-') ? t.by({ person, sentence: text }) : text;
}

/** “5 × €45 = €225 → 6 × €45 = €270”, and the time likewise: only what is changed. */
function difference(
  { before, after }: NonNullable<Activity['change']>,
  t: typeof activityMessages.en,
  format: Format,
): string {
  const isOtherPrice = before.quantity !== after.quantity || before.price !== after.price;
  const isOtherTime =
    before.date !== after.date || before.time !== after.time || before.timezone !== after.timezone;
  const sums = t.became({ before: sum(before, format), after: sum(after, format) });
  const times = t.became({ before: when(before, format), after: when(after, format) });
  return [...(isOtherPrice ? [sums] : []), ...(isOtherTime ? [times] : [])].join(' · ');
}

function sum({ quantity, price, total }: AgreedTerms, format: Format): string {
  const all = format.price(total);
  return quantity === 1 && price === total
    ? all
    : `${format.number(quantity)} × ${format.price(price)} = ${all}`;
}

/** Isolates a text of another direction, which would otherwise reorder the sentence around it. */
const own = (text: string) =>
  /[\u0590-\u08ff\u202a-\u202e\u2066-\u2069]/.test(text) ? isolated(text) : text;

/** A day and time in their time zone, followed by its name. */
function when(
  { date = '', time = '', timezone }: Pick<Activity, 'date' | 'time' | 'timezone'>,
  format: Format,
): string {
  const moment = new Date(`${date}T${time}Z`);
  const text = Number.isNaN(moment.getTime()) ? `${date} ${time}`.trim() : format.moment(moment, 'UTC');
  return timezone ? `${text} (${timezone})` : text;
}
