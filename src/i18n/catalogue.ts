/** Message catalogues: texts by key and language, with the page’s overrides. */
import { type TextLanguage, textLanguage } from './locale.ts';

/** One text: a plain string, or a function of named values. */
export type Message = string | ((values: never) => string);

export type Messages = Record<string, Message>;

/** The page's own texts by message key: strings with `{name}` placeholders. */
export type MessageOverrides = Readonly<Record<string, string>>;

/** The keys of English: a string where English has a string, else a function of the same values. */
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

/** English is part of the widget's code. The other languages are files that are loaded when they are used. */
export function defineMessages<const M extends Messages>(en: M, loaders: Loaders<M>): Catalogue<M> {
  // The types differ only in literal strings, which `Translated` widens to `string`.
  const english = en as unknown as Translated<M>;
  return { en: english, loaders, loaded: new Map([['en', english]]) };
}

/** Loads the texts of a locale once. Until then, and where that fails, widgets show English. */
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

/** The loaded texts of a locale with the page's overrides. Memoized: equal arguments give the same object. */
export function messagesFor<M extends Messages>(
  catalogue: Catalogue<M>,
  locale: string,
  overrides: MessageOverrides,
): Translated<M> {
  const texts = catalogue.loaded.get(textLanguage(locale)) ?? catalogue.en;
  if (Object.keys(overrides).length === 0) return texts;
  const known = overridden.get(overrides) ?? new Map<object, unknown>();
  overridden.set(overrides, known);
  if (!known.has(texts)) known.set(texts, override(texts, overrides));
  return known.get(texts) as Translated<M>;
}

/** Texts with overrides, by the overrides and by the texts without them. */
const overridden = new WeakMap<MessageOverrides, Map<object, unknown>>();

function override<M extends Messages>(translated: Translated<M>, overrides: MessageOverrides): Translated<M> {
  const texts = { ...translated };
  for (const [key, text] of Object.entries(overrides)) {
    if (!Object.hasOwn(texts, key) || typeof text !== 'string') continue;
    const replacement =
      typeof texts[key] === 'function' ? (values: Record<string, unknown>) => fill(text, values) : text;
    Object.assign(texts, { [key]: replacement });
  }
  return texts;
}
