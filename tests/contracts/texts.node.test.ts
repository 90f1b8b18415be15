import { describe, expect, it } from 'vitest';
import { categories } from '#core/domain/category.ts';
import { requestTypes } from '#core/domain/request.ts';
import type { Message } from '#core/i18n/catalogue.ts';
import { textLanguages } from '#core/i18n/locale.ts';
import { catalogues } from './catalogues.ts';

const translations = textLanguages.filter((language) => language !== 'en');
const siteTexts = import.meta.glob<{ messages: Texts }>('/demo-site/messages/??.ts', { eager: true });

type Texts = { [key: string]: string | ((name: string) => string) | Texts };

/** `home.title`, `services.steps.0.name` and so on, each with its text. */
function leaves(texts: Texts, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] => {
    if (typeof text === 'string') return [[path + key, text]];
    if (typeof text === 'function') return [[path + key, text('⟨name⟩')]];
    return leaves(text, `${path}${key}.`);
  });
}

const counts = [0, 1, 2, 3, 11, 100];
const types = [...categories, ...Object.values(requestTypes).flat()];

/** What a text says to every count and type; strings that are put in stand in ⟨⟩ under their names. */
function sayings(message: Message): Map<string, string | undefined> {
  if (typeof message === 'string') return new Map([['', message]]);
  const said = new Map<string, string | undefined>();
  for (const count of counts)
    for (const type of types)
      for (const isCapped of [false, true]) {
        const given: Record<string, unknown> = { count, total: count, type, isCapped };
        const values = new Proxy(given, { get: (_, name) => given[String(name)] ?? `⟨${String(name)}⟩` });
        said.set(`${count} ${type} ${isCapped}`, message(values as never));
      }
  return said;
}

const valuesIn = (text: string) => [...text.matchAll(/⟨\w+⟩/g)].map(([value]) => value).sort();

/** “one offer”, “two offers”, “no offers” need no figure; some languages have words for them. */
const countedInWords = (situation: string, values: string[]) =>
  Number.parseInt(situation, 10) <= 2 ? values.filter((value) => value !== '⟨digits⟩') : values;

const isSentence = (text: string) => text.split(/\s+/).length > 3;

describe.each(catalogues)('the texts of $name', ({ catalogue }) => {
  it.each(translations)('are all there in %s', async (language) => {
    const { messages } = await catalogue.loaders[language]();
    expect(Object.keys(messages).sort()).toEqual(Object.keys(catalogue.en).sort());
  });

  it.each(translations)('say in %s what they say in English, with the same values', async (language) => {
    const { messages } = await catalogue.loaders[language]();
    for (const [key, english] of Object.entries(catalogue.en)) {
      const theirs = sayings(messages[key] as Message);
      for (const [situation, said] of sayings(english)) {
        if (!said) continue;
        const text = theirs.get(situation);
        // English puts the word itself in, whichever it is; the others know only those that can be.
        if (text === undefined && said.includes(situation.split(' ')[1] ?? '')) continue;
        expect(text?.trim() ?? '', key).not.toBe('');
        if (isSentence(said)) expect(text, key).not.toBe(said);
        const [wanted, found] = [said, text ?? ''].map((line) => countedInWords(situation, valuesIn(line)));
        expect(found, `${key}: ${text}`).toEqual(wanted);
      }
    }
  });
});

describe('the texts of the site', () => {
  const english = leaves(siteTexts['/demo-site/messages/en.ts']?.messages ?? {});

  it.each(translations)('are all there in %s, with as many blanks to fill in', (language) => {
    const theirs = new Map(leaves(siteTexts[`/demo-site/messages/${language}.ts`]?.messages ?? {}));
    expect([...theirs.keys()].sort()).toEqual(english.map(([key]) => key).sort());
    for (const [key, said] of english) {
      const text = theirs.get(key) ?? '';
      expect(text.trim(), key).not.toBe('');
      if (isSentence(said) && key !== 'failure.title') expect(text, key).not.toBe(said);
      expect(valuesIn(text), key).toEqual(valuesIn(said));
      expect(text.match(/\[/g)?.length, key).toBe(said.match(/\[/g)?.length);
    }
  });
});

describe('Arabic', () => {
  it('has its own words for none, one, two, a few, many and a hundred', async () => {
    const bell = catalogues.find(({ name }) => name === 'notification-bell');
    const loaded = await bell?.catalogue.loaders.ar();
    const toggle = sayings(loaded?.messages.toggle as Message);
    const said = counts.map((count) => toggle.get(`${count} ${types[0]} false`));
    expect(new Set(said).size).toBe(counts.length);
    expect(said.slice(0, 3).join()).not.toContain('⟨digits⟩');
  });
});

describe('the marks of a language', () => {
  const pages = import.meta.glob<{ messages: Texts }>('/demo-site/messages/??{,.integrators}.ts', {
    eager: true,
  });

  /** All that is said in a language. */
  async function allIn(language: (typeof translations)[number]): Promise<string[]> {
    const widgets = await Promise.all(catalogues.map(({ catalogue }) => catalogue.loaders[language]()));
    const site = Object.entries(pages).filter(([path]) => path.includes(`/${language}.`));
    return [
      ...widgets.flatMap(({ messages }) =>
        Object.values(messages).flatMap((one) => [...sayings(one).values()]),
      ),
      ...site.flatMap(([, { messages }]) => leaves(messages).map(([, text]) => text)),
    ].filter((text) => text !== undefined);
  }

  it.each([
    [
      'fr',
      'stand off by a space that does not break',
      /[^\s!] ?[;!?»](?![\w=])|[^\s\d] ?:(?=\s|$)|«(?!\u00a0)/u,
    ],
    ['es', 'open what they close', /^[^¿]*\?|^[^¡]*!/],
    ['ar', 'are its own', /\p{Script=Arabic}[^.\p{Script=Latin}]*[,;?]/u],
  ] as const)('%s: %s', async (language, _rule, broken) => {
    const said = await allIn(language);
    expect(said.length).toBeGreaterThan(600);
    expect(said.filter((text) => broken.test(text))).toEqual([]);
  });
});
