/** The country whose flag stands for a language: the likeliest region by the Unicode locale data (CLDR). */

/** Overrides where that data surprises Europeans, and languages without a country. */
const overrides: Record<string, string> = {
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
  overrides[code] ?? new Intl.Locale(code).maximize().region?.toLowerCase() ?? 'un';
