import { loadMessages, type MessageOverrides, messagesFor } from './catalogue.ts';
import { formatFor } from './format.ts';
import { refusalMessages } from './refusal.messages.ts';
import { type RefusalValues, refusalSentence } from './refusal.ts';

/** Loads the sentences for error codes in a locale. The function returned answers undefined for unknown codes and missing values. */
export async function loadRefusals(locale: string, overrides: MessageOverrides) {
  await loadMessages(refusalMessages, locale);
  const t = messagesFor(refusalMessages, locale, overrides);
  const { number } = formatFor(locale);
  return (code: string, values: RefusalValues): string | undefined =>
    refusalSentence(code, values, t, number);
}
