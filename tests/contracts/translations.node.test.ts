import { describe, expect, it } from 'vitest';
import { categories } from '#core/domain/category.ts';
import { textLanguages } from '#core/domain/languages.ts';
import { requestTypes } from '#core/domain/request.ts';
import { units } from '#core/domain/units.ts';
import type { Message } from '#core/i18n/catalogue.ts';
import { catalogues } from './catalogues.ts';

const translations = textLanguages.filter((language) => language !== 'en');
/** The catalogues of a site's file, by their names. */
const siteTexts = import.meta.glob<Texts>('/demo-site/messages/*/??.ts', { eager: true });

type Texts = { [key: string]: string | ((name: string) => string) | Texts };

/** All texts by path: `home.title`, `services.steps.0.name` and so on. */
function flatten(texts: Texts, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] => {
    if (typeof text === 'string') return [[path + key, text]];
    if (typeof text === 'function') return [[path + key, text('⟨name⟩')]];
    return flatten(text, `${path}${key}.`);
  });
}

const counts = [0, 1, 2, 3, 11, 100];
const types = [...categories, ...Object.values(requestTypes).flat()];
const variants = types.flatMap((type, place) => ({ type, unit: units[place % units.length] }));

/** The text for every count and type; inserted strings appear as ⟨name⟩. */
function variantsOf(message: Message): Map<string, string | undefined> {
  if (typeof message === 'string') return new Map([['', message]]);
  const texts = new Map<string, string | undefined>();
  for (const count of counts)
    for (const { type, unit } of variants)
      for (const isCapped of [false, true]) {
        const given: Record<string, unknown> = { count, total: count, type, unit, isCapped };
        const values = new Proxy(given, { get: (_, name) => given[String(name)] ?? `⟨${String(name)}⟩` });
        texts.set(`${count} ${type} ${isCapped}`, message(values as never));
      }
  return texts;
}

const valuesIn = (text: string) => [...text.matchAll(/⟨\w+⟩/g)].map(([value]) => value).sort();

/** For counts up to two, such as “one offer”, a language may use words instead of digits. */
const countedInWords = (situation: string, values: string[]) =>
  Number.parseInt(situation, 10) <= 2 ? values.filter((value) => value !== '⟨digits⟩') : values;

const isSentence = (text: string) => text.split(/\s+/).length > 3;

describe.each(catalogues)('the texts of $name', ({ catalogue }) => {
  it.each(translations)('are complete in %s', async (language) => {
    const messages = await catalogue.load(language);
    expect(Object.keys(messages).sort()).toEqual(Object.keys(catalogue.en).sort());
  });

  it.each(translations)('are translated into %s, with the same values as in English', async (language) => {
    const messages = await catalogue.load(language);
    for (const [key, english] of Object.entries(catalogue.en)) {
      const translated = variantsOf(messages[key] as Message);
      for (const [situation, texts] of variantsOf(english)) {
        if (!texts) continue;
        const text = translated.get(situation);
        // English inserts the type as it is; the other languages translate the known types only.
        if (text === undefined && texts.includes(situation.split(' ')[1] ?? '')) continue;
        expect(text?.trim() ?? '', key).not.toBe('');
        if (isSentence(texts)) expect(text, key).not.toBe(texts);
        const [wanted, found] = [texts, text ?? ''].map((line) => countedInWords(situation, valuesIn(line)));
        expect(found, `${key}: ${text}`).toEqual(wanted);
      }
    }
  });
});

describe('the texts of the site', () => {
  const textsIn = (language: string) =>
    Object.entries(siteTexts).flatMap(([path, texts]) =>
      path.endsWith(`/${language}.ts`) ? flatten({ ...texts }) : [],
    );
  const english = textsIn('en');

  it.each(translations)('are complete in %s, with the same placeholders', (language) => {
    const translated = new Map(textsIn(language));
    expect([...translated.keys()].sort()).toEqual(english.map(([key]) => key).sort());
    for (const [key, texts] of english) {
      const text = translated.get(key) ?? '';
      expect(text.trim(), key).not.toBe('');
      if (isSentence(texts) && key !== 'messages.failure.title') expect(text, key).not.toBe(texts);
      expect(valuesIn(text), key).toEqual(valuesIn(texts));
      expect(text.match(/\[/g)?.length, key).toBe(texts.match(/\[/g)?.length);
    }
  });
});

describe('Arabic', () => {
  it('has all six plural forms', async () => {
    const bell = catalogues.find(({ name }) => name === 'notification-bell');
    const texts = await bell?.catalogue.load('ar');
    const toggle = variantsOf(texts?.toggle as Message);
    const counted = counts.map((count) => toggle.get(`${count} ${types[0]} false`));
    expect(new Set(counted).size).toBe(counts.length);
    expect(counted.slice(0, 3).join()).not.toContain('⟨digits⟩');
  });
});

describe('the words of a language', () => {
  /** All texts of a language. */
  async function allIn(language: (typeof textLanguages)[number]): Promise<string[]> {
    const widgets = await Promise.all(catalogues.map(({ catalogue }) => catalogue.load(language)));
    const site = Object.entries(siteTexts).filter(([path]) => path.endsWith(`/${language}.ts`));
    return [
      ...widgets.flatMap((messages) =>
        Object.values(messages).flatMap((one) => [...variantsOf(one).values()]),
      ),
      ...site.flatMap(([, texts]) => flatten({ ...texts }).map(([, text]) => text)),
    ].filter((text) => text !== undefined);
  }

  it.each([
    ['en', 'has no names of variables', /(?<![\w⟨"])[a-z]+[A-Z]\w*/],
    ['fr', 'has non-breaking spaces', /[^\s!] ?[;!?»](?![\w=])|[^\s\d] ?:(?=\s|$)|«(?!\u00a0)/u],
    ['es', 'has opening question and exclamation marks', /^[^¿]*\?|^[^¡]*!/],
    ['ar', 'uses Arabic marks', /\p{Script=Arabic}[^.\p{Script=Latin}]*[,;?]/u],
  ] as const)('%s: %s', async (language, _rule, broken) => {
    const texts = await allIn(language);
    expect(texts.length).toBeGreaterThan(600);
    expect(texts.filter((text) => broken.test(text))).toEqual([]);
  });
});
