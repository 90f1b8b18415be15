/** The languages on offer, each with its number of active offers. */
import { type Category, languages } from '@dragoman/widgets/server';
import { sql } from 'kysely';
import type { Db } from '#backend/database/transaction.ts';

export interface OfferedLanguage {
  code: string;
  offers: number;
}

export interface LanguageFilter {
  category?: Category;
  /** Only languages on offer together with this one, and the offers for both. */
  with?: string;
}

/**
 * The pairs contain each language of an active offer with itself and, in alphabetical order, with each other one: every
 * pair is one range of an index. One statement for each, since counting tens of millions of rows takes longer than a
 * statement may.
 */
export async function offeredLanguages(
  db: Db,
  { category, with: other }: LanguageFilter = {},
): Promise<OfferedLanguage[]> {
  const ofType = category ? sql`and type = ${category}` : sql``;
  const codes = Object.keys(languages).filter((code) => code !== other);
  const found = await sql<{ code: string }>`
    select code from unnest(${codes}::text[]) as code
    where exists (
      select from offer_language_pairs
      where lang_a = least(code, ${other ?? null}) and lang_b = greatest(code, ${other ?? null}) ${ofType}
    )`.execute(db);
  const counted: OfferedLanguage[] = [];
  for (const { code } of found.rows) {
    const [first, second] = [code, other ?? code].sort();
    const { rows } = await sql<{ offers: number }>`
      select count(*) as offers from offer_language_pairs
      where lang_a = ${first} and lang_b = ${second} ${ofType}`.execute(db);
    counted.push({ code, offers: rows[0]?.offers ?? 0 });
  }
  return counted
    .filter(({ offers }) => offers > 0)
    .sort((one, other) => other.offers - one.offers || (one.code < other.code ? -1 : 1));
}
