import { loadMessages, type MessageOverrides, messagesFor } from './catalogue.ts';
import { formatFor } from './format.ts';
import { refusalMessages } from './refusal.messages.ts';
import { type RefusalValues, refusalSentence } from './refusal.ts';

/** Loads what is said of refusals in a locale; undefined is said of codes that are not known here or lack a value. */
export async function loadRefusals(locale: string, overrides: MessageOverrides) {
  await loadMessages(refusalMessages, locale);
  const t = messagesFor(refusalMessages, locale, overrides);
  const { number } = formatFor(locale);
  return (code: string, values: RefusalValues): string | undefined =>
    refusalSentence(code, values, t, number);
}
