/** The languages on offer, each with its number of active offers. */
import { type Category, languages } from '@dragoman/widgets/server';
import { sql } from 'kysely';
import type { Db } from '#backend/database/transaction.ts';

export interface OfferedLanguage {
  code: string;
  offers: number;
}

/**
 * The pairs contain each language of an active offer with itself: for each language they are one range of an index. One
 * statement for each, since counting tens of millions of rows takes longer than a statement may.
 */
export async function offeredLanguages(db: Db, category?: Category): Promise<OfferedLanguage[]> {
  const ofType = category ? sql`and type = ${category}` : sql``;
  const found = await sql<{ code: string }>`
    select code from unnest(${Object.keys(languages)}::text[]) as code
    where exists (select from offer_language_pairs where lang_a = code and lang_b = code ${ofType})`.execute(
    db,
  );
  const counted: OfferedLanguage[] = [];
  for (const { code } of found.rows) {
    const { rows } = await sql<{ offers: number }>`
      select count(*) as offers from offer_language_pairs
      where lang_a = ${code} and lang_b = ${code} ${ofType}`.execute(db);
    counted.push({ code, offers: rows[0]?.offers ?? 0 });
  }
  return counted
    .filter(({ offers }) => offers > 0)
    .sort((one, other) => other.offers - one.offers || (one.code < other.code ? -1 : 1));
}
