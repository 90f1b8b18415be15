import type { Category } from '#core/domain/category.ts';
import type { Client } from './client.ts';
import { rowsOf } from './rows.ts';
import { numberOf, recordOf, textOf } from './wire.ts';

/** A language, and how many active offers there are for it. */
export interface OfferedLanguage {
  code: string;
  offers: number;
}

export interface LanguageFilter {
  category?: Category;
  /** A code; empty for none. */
  with?: string;
}

export const languages = (client: Client) => ({
  /** The languages on offer, or those on offer together with another one. */
  async offered({ category, with: other }: LanguageFilter): Promise<OfferedLanguage[]> {
    const { body } = await client.call({ path: '/api/languages', query: { category, with: other } });
    return rowsOf(body, (row) => {
      const { code, offers } = recordOf(row);
      return textOf(code) ? { code: textOf(code), offers: numberOf(offers) ?? 0 } : null;
    });
  },
});
