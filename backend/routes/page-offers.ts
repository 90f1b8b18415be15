/** The offers of the marketplace's pages, as search engines, link previews and people without scripts see them. */
import type { Category } from '@dragoman/widgets/server';
import { smallId } from '#backend/database/ids.ts';
import type { Db } from '#backend/database/transaction.ts';
import { coalesceReads } from '#backend/http/coalesce-reads.ts';
import * as offerList from '#backend/repositories/offer-list.ts';
import * as offers from '#backend/repositories/offers.ts';
import { offerAnswer } from '#backend/schema/offer.ts';

/** As many as a page of the grid has. */
const listed = 24;

export function pageOffers(db: Db) {
  const readList = coalesceReads((category: Category | undefined) =>
    offerList.list(db, { category, sort: 'popular', limit: listed, after: undefined }),
  );
  return {
    async find(asked: string) {
      const id = smallId(asked);
      const row = id && (await offers.find(db, id));
      return row ? shownOffer(row) : undefined;
    },
    list: async (category: Category | undefined) => (await readList(category)).offers.map(shownOffer),
  };
}

function shownOffer(row: offers.OfferRow) {
  const { title, description, rating, rating_count: ratingCount } = offerAnswer(row, () => null);
  const { text_language: textLanguage, translations } = row;
  return {
    id: row.id,
    title,
    description,
    textLanguage: textLanguage ?? '',
    translations,
    price: row.price_cents / 100,
    rating,
    ratingCount,
  };
}
