/** The country whose flag stands for a language: the one where most of it is likely spoken, by the locale data. */

/** Where that data surprises: dead languages land where their last manuscripts lie, planned ones in the world. */
const chosen: Record<string, string> = {
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
