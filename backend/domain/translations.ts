/** Without a translation into the language of the text itself, which would never be shown. */
export const inOtherLanguages = <Text>(
  translations: Record<string, Text>,
  textLanguage: string | null,
): Record<string, Text> =>
  Object.fromEntries(Object.entries(translations).filter(([code]) => code !== textLanguage));
