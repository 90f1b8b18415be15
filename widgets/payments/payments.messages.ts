import { defineMessages, type Translated } from '#core/i18n/catalogue.ts';

const english = {
  payments: 'Your payments',
  earnings: 'Your earnings',
  shown: ({ count }: { count: string }) => `Shown: ${count}`,
  noDate: 'Without a date',
  receipt: 'Receipt',
  receiptOf: ({ title }: { title: string }) => `Receipt for “${title}”`,
  refunded: ({ amount }: { amount: string }) => `${amount} refunded`,
  lessFee: ({ amount, fee }: { amount: string; fee: string }) => `${amount} less a fee of ${fee}`,
  'payment-none': 'Not paid',
  'payment-unpaid': 'Not paid',
  'payment-pending': 'Being confirmed by the bank',
  'payment-held': 'Held until you accept',
  'payment-released': 'Paid to the translator',
  'payment-refunded': 'Refunded',
  'payment-partly_refunded': 'Partly refunded',
  'earning-held': 'Held',
  'earning-available': 'Available',
  'earning-paid_out': 'Paid out',
  'earning-refunded': 'Refunded',
  held: 'Held',
  heldHint: 'Yours once the customer accepts.',
  available: 'Available',
  availableHint: 'Waits to be paid out.',
  paidOut: 'Paid out',
  paidOutHint: 'Sent to your account.',
  chart: 'Earned by month',
  monthTold: ({ month, amount }: { month: string; amount: string }) => `${month}: ${amount}`,
  csv: 'Download as CSV',
  waitsForAccount: ({ amount }: { amount: string }) =>
    `${amount} is yours and waits: set up payouts to receive it.`,
  waitsForProvider: ({ amount }: { amount: string }) =>
    `${amount} is yours and waits until the payment provider has checked your account.`,
  setUpPayouts: 'Open Settings',
  noPayments: 'You have not paid for anything yet.',
  noPaymentsHint: 'What you pay for translations is listed here, with receipts.',
  findTranslator: 'Find a translator',
  noEarnings: 'You have not earned anything yet.',
  noEarningsHint: 'What customers pay for your work is listed here.',
  publishOffer: 'Publish an offer',
  showMore: 'Show more',
  showMoreFailed: 'Older ones could not be loaded. Try again',
  signedOutPayments: 'Sign in to see what you paid.',
  signedOutEarnings: 'Sign in to see what you earned.',
};

export type PaymentsMessages = Translated<typeof english>;

export const paymentsMessages = defineMessages(english, {
  de: () => import('./payments.messages.de.ts'),
  fr: () => import('./payments.messages.fr.ts'),
  es: () => import('./payments.messages.es.ts'),
  ar: () => import('./payments.messages.ar.ts'),
});
