import type { Translated } from '#core/i18n/catalogue.ts';
import { plural } from '#core/i18n/format.ts';

export interface Shares {
  customer: string;
  back: string;
  owner: string;
  gets: string;
}

export const messages = {
  disputes: 'Disputes',
  count: ({ count, digits }: { count: number; digits: string }) =>
    `${digits} open ${plural('en', count, { one: 'dispute', other: 'disputes' })}, the oldest first`,
  none: 'No dispute is open.',
  noneHint: 'Disputes of customers and translators about money appear here.',
  allTasks: 'All tasks',
  signedOut: 'Sign in as an operator to see disputes.',
  before: ({ status }: { status: string }) => `Before: ${status}`,
  held: ({ amount }: { amount: string }) => `${amount} held`,
  since: ({ when }: { when: string }) => `since ${when}`,
  customer: 'Customer',
  owner: 'Translator',
  'customer-opened': 'Customer, opened the dispute',
  'owner-opened': 'Translator, opened the dispute',
  silent: 'Has said nothing about it.',
  proposes: ({ percent }: { percent: string }) => `Proposes ${percent} for the translator`,
  history: 'History',
  files: 'Files',
  conversation: 'Conversation',
  nothing: 'None.',
  'by-time': 'by itself',
  'by-settlement': 'by settlement',
  'by-operator': 'by an operator',
  'by-removal': 'because an account was deleted',
  decisionOn: ({ title }: { title: string }) => `Decision on “${title}”`,
  ownerPart: 'Translator’s part',
  getsBack: ({ name }: { name: string }) => `${name} gets back`,
  gets: ({ name }: { name: string }) => `${name} gets`,
  beforeFee: 'before the fee',
  divisionTold: ({ percent, customer, back, owner, gets }: Shares & { percent: string }) =>
    `${percent}: ${owner} gets ${gets}, ${customer} gets back ${back}`,
  reason: 'Reason',
  reasonHint: 'Both parties read it.',
  decide: 'Decide',
  decideTitle: 'Decide like this?',
  decideText: ({ customer, back, owner, gets }: Shares) =>
    `${customer} gets ${back} back. ${owner} gets ${gets} before the fee.`,
  final: 'This is final, and both are told at once.',
  decided: 'The dispute is decided.',
};

export type Messages = Translated<typeof messages>;
