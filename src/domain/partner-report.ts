interface PartnerNumbers {
  /** How often a widget was visible. */
  views: number;
  /** How often an offer was opened. */
  opens: number;
  bookings: number;
  /** Bookings that were cancelled, declined or not paid in time. */
  cancelled: number;
  /** Cents booked. */
  amount: number;
  /** Cents of the fees of what was released. */
  commission: number;
}

/** The numbers of one day, page or campaign; `key` names it, days as `YYYY-MM-DD`. */
export type NumbersOf = PartnerNumbers & { key: string };

export interface PartnerIdentity {
  id: string;
  name: string;
}

export interface PartnerReport {
  partner: PartnerIdentity;
  /** All partners whose reports the user may see. */
  partners: readonly PartnerIdentity[];
  from: string;
  to: string;
  /** What the partner gets of the platform’s fee; null where the backend does not send amounts. */
  commissionPercent: number | null;
  /** Every day of the range, including those without numbers. */
  days: readonly NumbersOf[];
  pages: readonly NumbersOf[];
  campaigns: readonly NumbersOf[];
}

const nothing: PartnerNumbers = { views: 0, opens: 0, bookings: 0, cancelled: 0, amount: 0, commission: 0 };

const aDay = 24 * 60 * 60 * 1000;

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * aDay).toISOString().slice(0, 10);

/** Adds the days of the range that the backend left out because nothing happened on them. */
export function everyDay(from: string, to: string, known: readonly NumbersOf[]): NumbersOf[] {
  const byDay = new Map(known.map((numbers) => [numbers.key, numbers]));
  const days: NumbersOf[] = [];
  for (let key = from; key <= to && days.length < 400; key = dayAfter(key, 1))
    days.push(byDay.get(key) ?? { key, ...nothing });
  return days;
}

export const total = (rows: readonly PartnerNumbers[]): PartnerNumbers =>
  rows.reduce<PartnerNumbers>(
    (sum, { views, opens, bookings, cancelled, amount, commission }) => ({
      views: sum.views + views,
      opens: sum.opens + opens,
      bookings: sum.bookings + bookings,
      cancelled: sum.cancelled + cancelled,
      amount: sum.amount + amount,
      commission: sum.commission + commission,
    }),
    nothing,
  );

/** Bookings per view; null without views. */
export const bookingRate = ({ views, bookings }: PartnerNumbers): number | null =>
  views > 0 ? bookings / views : null;
