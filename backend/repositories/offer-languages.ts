/** The languages on offer, each with its number of active offers. */
import { type Category, languages } from '@dragoman/widgets/server';
import { sql } from 'kysely';
import type { Db } from '#backend/database/transaction.ts';

export interface OfferedLanguage {
  code: string;
  offers: number;
}

/** The pairs contain each language of an active offer with itself. For each language they are one range of an index. */
export async function offeredLanguages(db: Db, category?: Category): Promise<OfferedLanguage[]> {
  const { rows } = await sql<OfferedLanguage>`
    select code, offers from unnest(${Object.keys(languages)}::text[]) as code, lateral (
      select count(*) as offers from offer_language_pairs
      where lang_a = code and lang_b = code ${category ? sql`and type = ${category}` : sql``}
    ) as counted
    where offers > 0
    order by offers desc, code`.execute(db);
  return rows;
}
