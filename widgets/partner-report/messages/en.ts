import type { Translated } from '#core/i18n/catalogue.ts';

export const messages = {
  label: 'What your pages bring',
  heading: ({ name }: { name: string }) => `What the pages of ${name} bring`,
  shown: ({ name }: { name: string }) => `Numbers of ${name} shown`,
  range: 'Days',
  from: 'From',
  to: 'To',
  show: 'Show',
  turned: 'This day is before the first.',
  lastDays: ({ days }: { days: number }) => `Last ${days} days`,
  views: 'Views',
  opens: 'Offers opened',
  bookings: 'Bookings',
  cancelled: 'Cancelled',
  rate: 'Bookings per view',
  amount: 'Amount booked',
  commission: ({ percent }: { percent: string }) => `Commission (${percent} of the fee)`,
  commissionColumn: 'Commission',
  plot: 'Views by day',
  peak: ({ views }: { views: string }) => `At most ${views}`,
  dayTold: ({
    day,
    views,
    opens,
    bookings,
  }: {
    day: string;
    views: number;
    opens: number;
    bookings: number;
  }) =>
    `${day}: ${views} ${views === 1 ? 'view' : 'views'}, ${opens} opened, ${bookings} ${bookings === 1 ? 'booking' : 'bookings'}`,
  tables: 'Numbers',
  byDay: 'By day',
  byPage: 'By page',
  byCampaign: 'By campaign',
  day: 'Day',
  page: 'Page',
  campaign: 'Campaign',
  otherPages: 'Other pages',
  otherCampaigns: 'Other campaigns',
  noCampaign: 'Without a campaign',
  nothing: 'Nothing on these days.',
  nobody: 'There are no numbers for this account.',
  nobodyHint: 'They are for the accounts that a partner has named.',
  partners: 'For partners',
  signedOut: 'Sign in to see what your pages bring.',
};

export type Messages = Translated<typeof messages>;
