import { dayAfter, everyDay, type NumbersOf, type PartnerReport } from '#core/domain/partner-report.ts';

const days = 28;

/** What became of bookings is not known by page. */
const noMoney = { cancelled: 0, amount: 0, commission: 0 };

/** Four weeks of a small agency, with few views at weekends and more after a mailing. */
export function sampleReport(): PartnerReport {
  const to = new Date().toISOString().slice(0, 10);
  const from = dayAfter(to, 1 - days);
  const known = Array.from({ length: days }, (_, index): NumbersOf => {
    const key = dayAfter(from, index);
    const isWeekend = [0, 6].includes(new Date(key).getUTCDay());
    const views = (isWeekend ? 18 : 52) + ((index * 17) % 23) + (index > 19 && index < 24 ? 60 : 0);
    const bookings = index % 4 === 1 ? 1 + (index > 19 ? 2 : 0) : 0;
    return {
      key,
      views,
      opens: Math.round(views * 0.19),
      bookings,
      cancelled: index % 12 === 1 ? 1 : 0,
      amount: bookings * 5_500,
      commission: index % 4 === 3 ? 110 * (1 + (index > 19 ? 2 : 0)) : 0,
    };
  });
  return {
    partner: { id: 'demo', name: 'Demo Agency' },
    partners: [{ id: 'demo', name: 'Demo Agency' }],
    from,
    to,
    commissionPercent: 20,
    days: everyDay(from, to, known),
    pages: [
      { key: 'https://agency.example/sworn-translations', views: 988, opens: 204, bookings: 9, ...noMoney },
      { key: 'https://agency.example/moving-abroad', views: 421, opens: 71, bookings: 3, ...noMoney },
      { key: 'https://agency.example/', views: 240, opens: 29, bookings: 1, ...noMoney },
    ],
    campaigns: [
      {
        key: 'autumn-mailing',
        views: 702,
        opens: 168,
        bookings: 8,
        cancelled: 2,
        amount: 44_000,
        commission: 880,
      },
      { key: '', views: 947, opens: 136, bookings: 5, cancelled: 1, amount: 27_500, commission: 550 },
    ],
  };
}
