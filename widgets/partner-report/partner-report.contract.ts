import { address, text } from '#core/element/contract/attribute.ts';
import { defineContract, headingLevel, loadingParts, loadingSlots } from '#core/element/contract/contract.ts';

const day = { pattern: /^\d{4}-\d\d-\d\d$/, allowed: 'a day as YYYY-MM-DD', date: 'day' } as const;

export const partnerReportContract = defineContract({
  tag: 'dragoman-partner-report',
  summary:
    'Shows a partner the results of its pages: views, opened offers and bookings, as a plot and as a table.',
  attributes: {
    from: text('First day of the report; by default four weeks before the last.', '', day),
    to: text('Last day of the report; by default today.', '', day),
    'partners-url': address(
      'Where an account without a report goes on: the page of partner accounts.',
      '/Partners',
    ),
    ...headingLevel,
  },
  events: {
    'dragoman-load': {
      about: 'The report of a range is shown.',
      detail: { partner: 'string', from: 'string', to: 'string' },
    },
  },
  slots: loadingSlots,
  parts: {
    ...loadingParts,
    heading: 'The heading.',
    partners: 'The link to the partner accounts, for an account without a report.',
    range: 'The form that chooses the days.',
    field: 'A field with its label.',
    control: 'The control of a field.',
    show: 'The button that shows the chosen days.',
    preset: 'A button for the last days, such as the last 7.',
    totals: 'The totals of the range.',
    plot: 'The plot of the days; the table contains the same numbers.',
    tabs: 'The row of tabs.',
    tab: 'A tab.',
    'tab-panel': 'The content of the selected tab.',
    table: 'The table of numbers.',
    row: 'A row of it.',
    'sign-in': 'The link to sign in, for signed-out visitors.',
  },
});
