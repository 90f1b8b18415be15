import { text } from '#core/element/contract/attribute.ts';
import { defineContract, headingLevel, loadingParts, loadingSlots } from '#core/element/contract/contract.ts';

const day = { pattern: /^\d{4}-\d\d-\d\d$/, allowed: 'a day as YYYY-MM-DD' };

export const partnerReportContract = defineContract({
  tag: 'dragoman-partner-report',
  summary:
    'Shows a partner what its pages bring: views, opened offers and bookings, as a plot and as a table.',
  attributes: {
    from: text('First day of the numbers; four weeks before the last unless set.', '', day),
    to: text('Last day of the numbers; today unless set.', '', day),
    ...headingLevel,
  },
  events: {
    'dragoman-load': {
      about: 'The numbers of a range are shown.',
      detail: { partner: 'string', from: 'string', to: 'string' },
    },
  },
  slots: loadingSlots,
  parts: {
    ...loadingParts,
    heading: 'The heading.',
    range: 'The form that chooses the days.',
    field: 'A field with its label.',
    totals: 'The sums of the range.',
    plot: 'The plot of the days; the table holds the same numbers.',
    tabs: 'The row of tabs.',
    tab: 'A tab.',
    'tab-panel': 'What the selected tab shows.',
    table: 'The table of numbers.',
    row: 'A row of it.',
    'sign-in': 'The way to sign in for somebody signed out.',
  },
});
