/** Texts in further languages as a draft keeps them: one JSON text `[code, title, description]` for each. */
import type { Translations } from '#core/domain/offer-text.ts';

export interface Translation {
  code: string;
  title: string;
  description: string;
}

export const toEntry = ({ code, title, description }: Translation): string =>
  JSON.stringify([code, title, description]);

export const entriesOf = (translations: Translations): readonly string[] =>
  Object.entries(translations).map(([code, text]) => toEntry({ code, ...text }));

/** Leaves out what somebody else may have written to the storage of the device. */
export const translationsIn = (entries: readonly string[]): Translation[] =>
  entries.flatMap((entry) => {
    const [code, title, description] = parse(entry);
    return typeof code === 'string' && typeof title === 'string' && typeof description === 'string'
      ? [{ code, title, description }]
      : [];
  });

function parse(entry: string): unknown[] {
  try {
    const parsed: unknown = JSON.parse(entry);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}
