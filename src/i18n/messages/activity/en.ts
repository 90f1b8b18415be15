import type { Translated } from '#core/i18n/catalogue.ts';
import { plural } from '#core/i18n/format.ts';

export interface Titled {
  title: string;
}

export interface Done extends Titled {
  person: string;
}

export interface Planned extends Done {
  when: string;
}

export interface Paid extends Titled {
  amount: string;
}

export interface Shared extends Done {
  amount: string;
}

export interface Changed extends Done {
  /** What is changed, and into what. */
  terms: string;
}

export interface Counted extends Done {
  count: number;
  digits: string;
}

export const messages = {
  /** The person who did it, before the sentence about it. */
  by: ({ person, sentence }: { person: string; sentence: string }) => `${person}: ${sentence}`,
  /** What is changed, and into what. */
  became: ({ before, after }: { before: string; after: string }) => `${before} → ${after}`,
  'booking-requested': ({ person, title }: Done) => `${person} would like to book “${title}”. Please answer.`,
  'bank-dispute-opened': ({ title, amount }: Paid) =>
    `The customer’s bank has questioned the payment of ${amount} for “${title}”. It stays where it is until the bank decides.`,
  'bank-dispute-won': ({ title, amount }: Paid) =>
    `The bank has confirmed the payment of ${amount} for “${title}”.`,
  'bank-dispute-lost': ({ title, amount }: Paid) =>
    `The bank has returned ${amount} for “${title}” to the customer.`,
  'dispute-opened': ({ person, title }: Done) =>
    `${person} has asked the marketplace to decide about “${title}”. The money stays held.`,
  'dispute-withdrawn': ({ person, title }: Done) => `${person} has withdrawn the dispute about “${title}”.`,
  'dispute-decided': ({ title, amount }: Paid) =>
    `The marketplace has decided about “${title}”: ${amount} of the price goes to the translator.`,
  'finish-announced': ({ title, when }: Titled & { when: string }) =>
    `“${title}” finishes by itself on ${when}. Until then you can accept it or ask for changes.`,
  'payment-reminder': ({ title, amount, when }: Paid & { when: string }) =>
    `“${title}” still has to be paid: ${amount}. Without it, the booking ends on ${when}.`,
  'ended-unpaid': ({ title }: Titled) => `“${title}” was not paid in time, so the booking has ended.`,
  'owner-missed': ({ title }: Titled) =>
    `“${title}” was not started within a week of its time, so it is cancelled.`,
  'payment-failed': ({ title }: Titled) => `The payment for “${title}” was not completed. You can try again.`,
  'payment-returned': ({ title, amount }: Paid) =>
    `“${title}” no longer needed the payment of ${amount}. It goes back to the customer.`,
  'refund-delayed': ({ title, amount }: Paid) =>
    `The refund of ${amount} for “${title}” takes longer: the payment service has not made it yet, and we are looking into it.`,
  refunded: ({ title, amount }: Paid) => `You get ${amount} back for “${title}”.`,
  released: ({ title, amount }: Paid) => `You have earned ${amount} with “${title}”.`,
  'change-proposed': ({ person, title, terms }: Changed) =>
    `${person} proposes to change “${title}”: ${terms}.`,
  'change-accepted': ({ person, title, terms }: Changed) =>
    `${person} has accepted the change of “${title}”: ${terms}.`,
  'change-due': ({ person, title, terms, amount }: Changed & Paid) =>
    `${person} has accepted the change of “${title}”: ${terms}. It holds once the difference of ${amount} is paid.`,
  'change-in-force': ({ title, terms }: Titled & { terms: string }) =>
    `The difference for “${title}” is paid, so the change holds now: ${terms}.`,
  'change-declined': ({ person, title }: Done) =>
    `${person} has declined the change of “${title}”. What was agreed stays as it is.`,
  'change-withdrawn': ({ person, title }: Done) =>
    `${person} has withdrawn the proposal to change “${title}”.`,
  'change-ended': ({ title }: Titled) =>
    `The change of “${title}” that was proposed no longer counts: what was agreed before stays.`,
  'change-lapsed': ({ title }: Titled) =>
    `The difference for “${title}” was not paid in time, so what was agreed before stays.`,
  'settlement-accepted': ({ person, title, amount }: Shared) =>
    `${person} has accepted the proposal for “${title}”: ${amount} of the price goes to the translator.`,
  'settlement-declined': ({ person, title }: Done) => `${person} has declined the proposal for “${title}”.`,
  'settlement-proposed': ({ person, title, amount }: Shared) =>
    `${person} proposes to settle “${title}”: ${amount} of the price would go to the translator.`,
  'task-requested': ({ title }: Titled) => `“${title}” waits for an answer.`,
  'task-disputed': ({ title }: Titled) => `“${title}” is disputed.`,
  'booking-requested-for': ({ person, title, when }: Planned) =>
    `${person} would like to book “${title}” for ${when}.`,
  booked: ({ person, title }: Done) => `${person} booked “${title}”.`,
  'booking-confirmed': ({ person, title }: Done) => `You have booked “${title}” with ${person}.`,
  'booking-sent': ({ person, title }: Done) =>
    `You asked for “${title}”. Nothing is agreed until ${person} answers.`,
  'call-reminder': ({ person, title, when }: Planned) => `“${title}” with ${person} begins on ${when}.`,
  'review-invitation': ({ person, title }: Done) => `How was “${title}” with ${person}?`,
  'payment-received': ({ title, amount }: Paid) => `You have paid ${amount} for “${title}”.`,
  'booked-for': ({ person, title, when }: Planned) => `${person} booked “${title}” for ${when}.`,
  'documents-added': ({ person, title, count, digits }: Counted) =>
    `${person} added ${plural('en', count, { one: 'a document', other: `${digits} documents` })} to “${title}”.`,
  paid: ({ title, amount }: Paid) => `“${title}” is paid: ${amount} is held for you.`,
  'place-set': ({ person, title }: Done) => `${person} has said where the call “${title}” takes place.`,
  'proposal-accepted': ({ person, title }: Done) => `${person} accepted your proposal for “${title}”.`,
  'proposal-accepted-for': ({ person, title, when }: Planned) =>
    `${person} accepted the proposal for “${title}”, ${when}.`,
  'proposal-changed': ({ person, title, amount, when }: Planned & Paid) =>
    `${person} has changed the proposal for “${title}”: ${amount}, ${when}.`,
  'proposal-refused': ({ person, title }: Done) => `${person} declined your proposal for “${title}”.`,
  'proposal-declined': ({ title }: Titled) => `“${title}” went to somebody else.`,
  'proposal-made': ({ person, title }: Done) => `${person} proposes to help with “${title}”.`,
  'proposal-withdrawn': ({ person, title }: Done) => `${person} withdrew the proposal for “${title}”.`,
  'webhook-switched-off': ({ title }: Titled) =>
    `The webhook at ${title} was switched off: it has failed for five days.`,
  'request-withdrawn': ({ title }: Titled) => `The request “${title}” was withdrawn.`,
  'provider-linked': ({ title }: Titled) => `${title} was connected with your account.`,
  'provider-unlinked': ({ title }: Titled) => `${title} was removed from your account.`,
  'second-factor-on': () => 'Two-step sign-in was turned on for your account.',
  'second-factor-off': () => 'Two-step sign-in was turned off for your account.',
  'recovery-code-used': () => 'Somebody signed in to your account with a recovery code.',
  'passkey-added': ({ title }: Titled) => `The passkey “${title}” was added to your account.`,
  'passkey-removed': ({ title }: Titled) => `The passkey “${title}” was removed from your account.`,
  'passkey-copied': ({ title }: Titled) =>
    `A sign-in with the passkey “${title}” was refused, because it looks like a copy.`,
  'review-answered': ({ person, title }: Done) => `${person} answered your review of “${title}”.`,
  'review-written': ({ person, title, digits }: Counted) => `${person} rated “${title}” with ${digits} of 5.`,
  'task-accepted': ({ title }: Titled) => `“${title}” is booked.`,
  'task-in_progress': ({ title }: Titled) => `“${title}” is in progress.`,
  'task-delivered': ({ title }: Titled) => `“${title}” is delivered.`,
  'task-changes_requested': ({ title }: Titled) => `“${title}” needs changes.`,
  'task-finished': ({ title }: Titled) => `“${title}” is finished.`,
  'task-declined': ({ title }: Titled) => `“${title}” is declined.`,
  'task-cancelled': ({ title }: Titled) => `“${title}” is cancelled.`,
};

export type Messages = Translated<typeof messages>;
