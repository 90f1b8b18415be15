/** An offer as the head of its page shows it to search engines and link previews. */

import type { Config } from '#backend/config.ts';
import * as offers from '#backend/features/offers/queries.ts';
import { offerAnswer } from '#backend/features/offers/schema.ts';
import { smallId } from '#backend/platform/database/ids.ts';
import type { Db } from '#backend/platform/database/transaction.ts';
import { avatarSize, isStoredPicture } from '#backend/platform/files/pictures.ts';

export async function findPageOffer(db: Db, requested: string, config: Pick<Config, 'paymentPolicy'>) {
  const id = smallId(requested);
  const row = id && (await offers.find(db, id));
  if (!row) return undefined;
  const {
    title,
    description,
    price,
    rating,
    rating_count: ratingCount,
  } = offerAnswer(row, () => null, config);
  const { text_language: textLanguage, translations } = row;
  const { image, firstname, lastname } = row;
  return {
    id: row.id,
    title,
    description,
    textLanguage: textLanguage ?? '',
    translations,
    price,
    unit: row.unit,
    rating,
    ratingCount,
    picture:
      image && isStoredPicture(image)
        ? { path: image, ...avatarSize, alt: [firstname, lastname].filter(Boolean).join(' ') }
        : null,
  };
}
