/** Message catalogues: texts by key and language, with the page’s overrides. */
import { type TextLanguage, textLanguages } from '#core/domain/languages.ts';
import { textLanguage } from './locale.ts';

/** One text: a plain string, or a function of named values. */
export type Message = string | ((values: never) => string);

/** The texts of a widget, each of which a page can replace by its key. */
export type Messages = Record<string, Message>;

/** The page's own texts by message key: strings with `{name}` placeholders. */
export type MessageOverrides = Readonly<Record<string, string>>;

/** As in English: strings where English has strings, and functions of the same values. */
export type Translated<M> = M extends string
  ? string
  : M extends (...values: infer Values) => infer Text
    ? (...values: Values) => Translated<Text>
    : { [Key in keyof M]: Translated<M[Key]> };

/** The module of one language: `messages`, or several catalogues by their names. */
type LanguageFile = Readonly<Record<string, object>>;

export interface Catalogue<M extends object = Messages> {
  readonly en: Translated<M>;
  readonly load: (language: TextLanguage) => Promise<Translated<M>>;
  readonly loaded: Map<TextLanguage, Translated<M>>;
}

/**
 * English is part of the code, every other language a file that is loaded when it is used. `load` imports by a path with
 * the language's code, `./messages/${language}.ts`: bundlers and Node both find the files of a new language by it.
 */
export function defineMessages<const M extends object>(
  en: M,
  load: (language: TextLanguage) => Promise<LanguageFile>,
  name = 'messages',
): Catalogue<M> {
  // The types differ only in literal strings, which `Translated` widens to `string`.
  const english = en as unknown as Translated<M>;
  return {
    en: english,
    // Each file declares that its texts are a translation of the English ones.
    load: async (language) => (await load(language))[name] as Translated<M>,
    loaded: new Map([['en', english]]),
  };
}

/** Loads the texts of a locale once. Until then, and where that fails, widgets show English. */
export async function loadMessages<M extends object>(catalogue: Catalogue<M>, locale: string): Promise<void> {
  const language = textLanguage(locale);
  if (catalogue.loaded.has(language)) return;
  catalogue.loaded.set(language, await catalogue.load(language));
}

/** Loads all languages, and answers the texts of any locale from then on: a server has many readers. */
export async function inEveryLanguage<M extends object>(
  catalogue: Catalogue<M>,
): Promise<(locale: string) => Translated<M>> {
  await Promise.all(textLanguages.map((language) => loadMessages(catalogue, language)));
  return (locale) => messagesFor(catalogue, locale, {});
}

export const hasMessages = <M extends object>(catalogue: Catalogue<M>, locale: string): boolean =>
  catalogue.loaded.has(textLanguage(locale));

function fill(template: string, values: Record<string, unknown>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    name in values ? String(values[name]) : placeholder,
  );
}

/** The loaded texts of a locale with the page's overrides. Memoized: equal arguments give the same object. */
export function messagesFor<M extends object>(
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

function override<M extends object>(translated: Translated<M>, overrides: MessageOverrides): Translated<M> {
  const replaced: Record<string, unknown> = {};
  for (const [key, text] of Object.entries(translated)) {
    const own = overrides[key];
    if (typeof own !== 'string') continue;
    replaced[key] = typeof text === 'function' ? (values: Record<string, unknown>) => fill(own, values) : own;
  }
  return { ...translated, ...replaced };
}
