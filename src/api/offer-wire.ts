/** Offers as backends send them. */
import { isCategory } from '#core/domain/category.ts';
import type { Offer, OfferInDetail } from '#core/domain/offer.ts';
import type { Translations } from '#core/domain/offer-text.ts';
import type { Review } from '#core/domain/review.ts';
import { levelsFromWire, personFromWire } from './person.ts';
import { codesOf, dateOf, listOf, numberOf, recordOf, textOf } from './wire.ts';

/** The fields without which a row is no offer. */
type Kind = Pick<Offer, 'id' | 'type'>;

/** An offer of a list. Its other fields are parsed on first use: an answer may hold ten thousand offers, of which few are shown. */
export interface ListedOffer extends Kind {
  readonly offer: Offer;
  /** Whether a search found it although a letter of its words is wrong. */
  readonly isNear?: boolean;
}

function kindFromWire({ id: given, type }: Record<string, unknown>): Kind | null {
  const id = typeof given === 'number' ? given : textOf(given);
  return id !== '' && isCategory(type) ? { id, type } : null;
}

export function offerFromWire(value: unknown, baseUrl: string): Offer | null {
  const wire = recordOf(value);
  const kind = kindFromWire(wire);
  return kind && wholeFromWire(kind, wire, baseUrl);
}

/** A class, because ten thousand objects with a getter each take several times as long to create. */
class WireOffer implements ListedOffer {
  readonly id: Offer['id'];
  readonly type: Offer['type'];
  readonly isNear: boolean;
  readonly #wire: Record<string, unknown>;
  readonly #baseUrl: string;
  #offer?: Offer;

  constructor({ id, type }: Kind, wire: Record<string, unknown>, baseUrl: string) {
    this.id = id;
    this.type = type;
    this.isNear = wire.near === true;
    this.#wire = wire;
    this.#baseUrl = baseUrl;
  }

  get offer(): Offer {
    this.#offer ??= wholeFromWire(this, this.#wire, this.#baseUrl);
    return this.#offer;
  }
}

export function listedFromWire(value: unknown, baseUrl: string): ListedOffer | null {
  const wire = recordOf(value);
  const kind = kindFromWire(wire);
  return kind && new WireOffer(kind, wire, baseUrl);
}

function wholeFromWire({ id, type }: Kind, wire: Record<string, unknown>, baseUrl: string): Offer {
  return {
    id,
    type,
    title: textOf(wire.title),
    description: textOf(wire.description),
    price: numberOf(wire.price) ?? 100,
    languages: codesOf(wire.languages),
    textLanguage: codesOf([wire.textLanguage])[0] ?? '',
    translations: translationsFromWire(wire.translations),
    booking: wire.booking === 'on-request' ? 'on-request' : 'instant',
    owner: personFromWire(wire, baseUrl),
    rating: numberOf(wire.rating),
    ratingCount: numberOf(wire.rating_count) ?? 0,
    active: wire.active !== false,
  };
}

function translationsFromWire(value: unknown): Translations {
  const texts = Object.entries(recordOf(value)).map(([code, text]) => {
    const { title, description } = recordOf(text);
    return [code, { title: textOf(title), description: textOf(description) }] as const;
  });
  return Object.fromEntries(texts.filter(([, { title }]) => title));
}

export function detailFromWire(value: unknown, baseUrl: string): OfferInDetail | null {
  const wire = recordOf(value);
  const offer = offerFromWire(wire, baseUrl);
  return (
    offer && {
      ...offer,
      about: textOf(wire.about),
      languageLevels: levelsFromWire(wire.language_levels),
      reviews: listOf(wire.reviews).map((review) => reviewFromWire(review, baseUrl)),
      ownerTimeZone: textOf(wire.timezone),
    }
  );
}

function reviewFromWire(value: unknown, baseUrl: string): Review {
  const wire = recordOf(value);
  return {
    author: personFromWire(wire, baseUrl, ''),
    rating: numberOf(wire.rating) ?? 0,
    text: textOf(wire.text),
    reply: textOf(wire.reply),
    createdAt: dateOf(wire.created_at),
  };
}
