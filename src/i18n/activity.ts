import { useCallback } from 'react';
import type { Activity, LocalizedText } from '#core/domain/activity.ts';
import { activityMessages } from './activity.messages.ts';
import { useFormat, useMessages } from './context.ts';
import { type Format, formatFor, isolated } from './format.ts';

/** Says what has happened in the reader’s language; as the backend puts it, in its direction, where it tells no parts. */
export function useLocalizedText(): (told: LocalizedText) => { children: string; dir?: 'auto' } {
  const t = useMessages(activityMessages);
  const format = useFormat();
  return useCallback(
    ({ text, fact }) => (fact ? { children: sentence(fact, t, format) } : { children: text, dir: 'auto' }),
    [t, format],
  );
}

/** For clients that know no parts. */
export const activityInEnglish = (fact: Activity): string =>
  sentence(fact, activityMessages.en, formatFor('en'));

function sentence(fact: Activity, t: typeof activityMessages.en, format: Format): string {
  const { code, count = 0 } = fact;
  const [title, person] = [own(fact.title), own(fact.person ?? '')];
  const said = t[code]({ title, person, count, digits: format.number(count), when: when(fact, format) });
  return person && code.startsWith('task-') ? t.by({ person, said }) : said;
}

/** What runs in a direction of its own must not turn the sentence around it. */
const own = (text: string) =>
  /[\u0590-\u08ff\u202a-\u202e\u2066-\u2069]/.test(text) ? isolated(text) : text;

/** A day and time on the clocks of their zone, which is named beside them. */
function when({ date = '', time = '', timezone }: Activity, format: Format): string {
  const moment = new Date(`${date}T${time}Z`);
  const said = Number.isNaN(moment.getTime()) ? `${date} ${time}`.trim() : format.moment(moment, 'UTC');
  return timezone ? `${said} (${timezone})` : said;
}
