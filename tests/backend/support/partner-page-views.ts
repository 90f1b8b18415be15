import type { TestApp } from './test-app.ts';

/** Inserts page view rows of today, as many as a partner could have made up. */
export async function addPageViews({ db, now }: TestApp, partner: string, count: number): Promise<void> {
  const day = now().toISOString().slice(0, 10);
  await db
    .insertInto('partner_days')
    .values(
      Array.from({ length: count }, (_, index) => ({
        partner,
        day,
        campaign: '',
        page: `https://made.up/${index}`,
        views: 1,
        opens: 0,
        bookings: 0,
      })),
    )
    .execute();
}
