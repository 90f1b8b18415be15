import { type TextLanguage, textLanguage } from './locale.ts';

/** One text: a plain string, or a function of named values. */
export type Message = string | ((values: never) => string);

export type Messages = Record<string, Message>;

/** What a page may put in place of our texts: a string with `{name}` placeholders, by message key. */
export type MessageOverrides = Readonly<Record<string, string>>;

/** The same keys as English, each a string where English has one and a function of the same values where not. */
export type Translated<M extends Messages> = {
  [Key in keyof M]: M[Key] extends (values: infer Values) => string ? (values: Values) => string : string;
};

type Loaders<M extends Messages> = Record<
  Exclude<TextLanguage, 'en'>,
  () => Promise<{ messages: Translated<M> }>
>;

export interface Catalogue<M extends Messages = Messages> {
  readonly en: Translated<M>;
  readonly loaders: Loaders<M>;
  readonly loaded: Map<TextLanguage, Translated<M>>;
}

/** English stands in the widget's own code; the other languages are files that are fetched when used. */
export function defineMessages<const M extends Messages>(en: M, loaders: Loaders<M>): Catalogue<M> {
  // English is its own translation: widening literal strings to `string` is all that differs.
  const english = en as unknown as Translated<M>;
  return { en: english, loaders, loaded: new Map([['en', english]]) };
}

/** Fetches the texts of a locale once; resolves at once when they are here. Without them English stays. */
export async function loadMessages<M extends Messages>(
  catalogue: Catalogue<M>,
  locale: string,
): Promise<void> {
  const language = textLanguage(locale);
  if (language === 'en' || catalogue.loaded.has(language)) return;
  const { messages } = await catalogue.loaders[language]();
  catalogue.loaded.set(language, messages);
}

export const hasMessages = <M extends Messages>(catalogue: Catalogue<M>, locale: string): boolean =>
  catalogue.loaded.has(textLanguage(locale));

function fill(template: string, values: Record<string, unknown>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    name in values ? String(values[name]) : placeholder,
  );
}

/** The loaded texts of a locale with the page's overrides in their places; the same object for all who ask alike. */
export function messagesFor<M extends Messages>(
  catalogue: Catalogue<M>,
  locale: string,
  overrides: MessageOverrides,
): Translated<M> {
  const texts = catalogue.loaded.get(textLanguage(locale)) ?? catalogue.en;
  if (Object.keys(overrides).length === 0) return texts;
  const known = put.get(overrides) ?? new Map<object, unknown>();
  put.set(overrides, known);
  if (!known.has(texts)) known.set(texts, putInto(texts, overrides));
  return known.get(texts) as Translated<M>;
}

/** Texts with overrides in their places, by the overrides and by the texts. */
const put = new WeakMap<MessageOverrides, Map<object, unknown>>();

function putInto<M extends Messages>(translated: Translated<M>, overrides: MessageOverrides): Translated<M> {
  const texts = { ...translated };
  for (const [key, override] of Object.entries(overrides)) {
    if (!Object.hasOwn(texts, key) || typeof override !== 'string') continue;
    const replacement =
      typeof texts[key] === 'function'
        ? (values: Record<string, unknown>) => fill(override, values)
        : override;
    Object.assign(texts, { [key]: replacement });
  }
  return texts;
}
