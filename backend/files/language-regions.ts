/** The country whose flag stands for a language: the one where most of it is likely spoken, by the locale data. */

/** Where that data surprises people in Europe, and languages of no country. */
const chosen: Record<string, string> = {
  ar: 'sa',
  en: 'gb',
  pt: 'pt',
  pi: 'in',
  yi: 'il',
  eo: 'un',
  ia: 'un',
  ie: 'un',
  io: 'un',
  vo: 'un',
};

export const regionOf = (code: string): string =>
  chosen[code] ?? new Intl.Locale(code).maximize().region?.toLowerCase() ?? 'un';
