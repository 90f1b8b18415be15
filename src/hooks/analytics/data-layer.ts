/** Writes what visitors do into the page's data layer, in the form of Google Analytics 4. Loaded when a page asks for it. */
import { offerCurrency } from '#core/domain/money.ts';
import type { Offer } from '#core/domain/offer.ts';

/** The e-commerce events of Google Analytics 4 that a marketplace has. */
export type AnalyticsEvent =
  | 'view_item_list'
  | 'select_item'
  | 'view_item'
  | 'begin_checkout'
  | 'purchase'
  | 'refund';

export type MeasuredOffer = Pick<Offer, 'id' | 'title' | 'type' | 'price'>;

export interface Measured {
  offers?: readonly { offer: MeasuredOffer; index?: number; quantity?: number }[];
  /** What the list is called on the page. */
  list?: string;
  /** The id of the task that was booked. */
  transaction?: number;
  /** In euros. */
  value?: number;
  currency?: string;
}

/** Nothing about a person: no names, addresses or texts of theirs. */
const itemOf = (
  { offer, index, quantity = 1 }: NonNullable<Measured['offers']>[number],
  list: string | undefined,
) => ({
  item_id: String(offer.id),
  item_name: offer.title,
  item_category: offer.type,
  price: offer.price,
  quantity,
  ...(index === undefined ? {} : { index }),
  ...(list ? { item_list_name: list } : {}),
});

export function push(event: AnalyticsEvent, measured: Measured): void {
  const page = globalThis as { dataLayer?: unknown[] };
  page.dataLayer ??= [];
  const { offers = [], list, transaction, currency = offerCurrency } = measured;
  const items = offers.map((one) => itemOf(one, list));
  const total = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const value = measured.value ?? (event === 'view_item_list' || event === 'select_item' ? undefined : total);
  const ecommerce = {
    ...(transaction ? { transaction_id: String(transaction) } : {}),
    ...(list ? { item_list_name: list } : {}),
    ...(value === undefined ? {} : { currency, value }),
    items,
  };
  // Google's tag manager merges what is pushed: the items of the event before would stay.
  page.dataLayer.push({ ecommerce: null }, { event, ecommerce });
}
