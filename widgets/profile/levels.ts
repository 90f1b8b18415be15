/** Levels of languages as a form keeps them: one text such as `de:C1` for each. */
import { isLanguageLevel, type LanguageLevels } from '#core/domain/language-level.ts';

export const entriesOf = (levels: LanguageLevels): readonly string[] =>
  Object.entries(levels).map(([code, level]) => `${code}:${level}`);

/** Only of these languages: one that was removed takes its level with it. */
export const levelsFrom = (entries: readonly string[], languages: readonly string[]): LanguageLevels =>
  Object.fromEntries(
    entries.flatMap((entry) => {
      const [code = '', level] = entry.split(':');
      return isLanguageLevel(level) && languages.includes(code) ? [[code, level] as const] : [];
    }),
  );

/** An empty level removes it. */
export const withLevel = (entries: readonly string[], code: string, level: string): readonly string[] => [
  ...entries.filter((entry) => !entry.startsWith(`${code}:`)),
  ...(level ? [`${code}:${level}`] : []),
];
