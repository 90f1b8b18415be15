/** How well people speak a language: by the Common European Framework of Reference, or as native speakers. */
export const languageLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const;

export type LanguageLevel = (typeof languageLevels)[number];

/** The keys are language codes. */
export type LanguageLevels = Readonly<Record<string, LanguageLevel>>;

export const isLanguageLevel = (value: unknown): value is LanguageLevel =>
  languageLevels.some((level) => level === value);

interface SpokenLanguage {
  code: string;
  level: LanguageLevel;
}

/** The best known languages first. */
export const byLevel = (levels: LanguageLevels): SpokenLanguage[] =>
  Object.entries(levels)
    .map(([code, level]) => ({ code, level }))
    .sort(
      (one, other) =>
        languageLevels.indexOf(other.level) - languageLevels.indexOf(one.level) ||
        one.code.localeCompare(other.code),
    );
