import type { Translated } from '#core/i18n/catalogue.ts';
import { plural } from '#core/i18n/format.ts';

export interface Named {
  name: string;
}

export interface Amount {
  amount: string;
}

export const messages = {
  label: 'Task',
  signedOut: 'Sign in to see this task.',
  missing: 'There is no such task, or it is not yours to see.',
  missingHint: 'If you have more than one account, sign in with the other one.',
  allTasks: 'All tasks',
  shown: ({ title, status }: { title: string; status: string }) => `${title}: ${status}`,

  nextStep: 'Next step',
  'asked-customer': ({ name }: Named) => `${name} has been asked and will answer.`,
  'asked-owner': ({ name }: Named) => `${name} would like to book you and waits for your answer.`,
  'ready-customer': ({ name }: Named) => `${name} can start now.`,
  'ready-owner': 'You can start now.',
  startableFrom: ({ when }: { when: string }) => `You can start the call from ${when}.`,
  'unpaid-owner': ({ name }: Named) => `You can start as soon as ${name} has paid.`,
  'unpaid-delivery-owner': ({ name }: Named) => `${name} pays before accepting the delivery.`,
  'unpaid-customer': ({ name }: Named) => `${name} can start as soon as you have paid.`,
  payToAccept: 'Then you can accept the delivery.',
  'working-customer': ({ name }: Named) => `${name} is working on it.`,
  'working-owner': 'Deliver your work when it is done.',
  'delivered-customer': 'Have a look: is everything as agreed?',
  'delivered-owner': ({ name }: Named) => `${name} is checking your delivery.`,
  'changes-customer': ({ name }: Named) => `${name} is working on your changes.`,
  'changes-owner': ({ name }: Named) => `${name} has asked for changes.`,
  disputed: 'The marketplace decides. Until then you can still agree on a partial refund.',
  howWasIt: ({ name }: Named) => `Everything is done. How was it with ${name}?`,
  finished: 'Everything is done.',
  declined: 'This task was declined.',
  cancelled: 'This task was cancelled.',

  returnHeld: 'Paid, held. We hold the money until you accept the delivery.',
  returnCancelled: 'The payment was not completed.',
  returnWaiting: 'We are waiting for the payment service. You see it here as soon as it answers.',
  returnLate:
    'The payment service has not answered yet. If you have paid, you need not do anything: it will show up here.',

  agreed: 'What was agreed',
  kind: 'Type',
  languages: 'Languages',
  when: 'Date and time',
  price: 'Price',
  place: 'Place',
  placeFollows: ({ name }: Named) => `${name} will say where: it will stand here.`,
  placeMissing: ({ name }: Named) => `${name} does not know yet where the call takes place. Say it below.`,
  placeLabel: 'Telephone number or meeting address',
  placeHint: ({ name }: Named) => `Only ${name} and you see it. An address begins with https://.`,
  placeWrong: 'Please enter a telephone number, or an address that begins with https://.',
  savePlace: 'Save place',
  changePlace: 'Change',
  keepPlace: 'Leave as it is',
  placeSaved: 'The place is saved.',
  booking: 'Booking',
  'booking-instant': 'At once',
  'booking-on-request': 'After the translator’s answer',
  filesIn: 'To work from',
  wordsInAll: ({ count, digits }: { count: number; digits: string }) =>
    `${digits} ${plural('en', count, { one: 'word', other: 'words' })} in all`,
  filesOut: 'The work',
  olderVersions: ({ count, digits }: { count: number; digits: string }) =>
    plural('en', count, { one: 'An earlier version', other: `${digits} earlier versions` }),
  seeOffer: 'See the offer',

  money: 'Money',
  'money-none': 'Nothing has been paid.',
  'money-unpaid': 'Not paid yet.',
  'money-held': 'Paid, held',
  'money-released': 'Released',
  'money-refunded': 'Refunded',
  'money-partly_refunded': 'Partly refunded',
  heldForOwner: ({ name }: Named) => `We hold it until ${name} accepts the delivery.`,
  heldForDecision: 'It stays held until the marketplace decides or you agree.',
  total: 'Price',
  fee: 'Marketplace fee',
  net: 'You get',
  refunded: 'Refunded',
  refundedTo: ({ name }: Named) => `Back to ${name}`,
  receipt: 'Receipt',
  refundDelayed:
    'The refund takes longer: the payment service has not made it yet, and we are looking into it. You need not do anything.',
  'bank-open-customer':
    'Your bank has questioned this payment. The money stays where it is until the bank decides.',
  'bank-open-owner':
    'The customer’s bank has questioned this payment. The money stays where it is until the bank decides.',
  'bank-won': 'The bank has confirmed this payment.',
  'bank-lost': 'The bank has returned this payment to the customer.',

  settle: 'Propose a partial refund',
  settleAgain: 'Propose another partial refund',
  settleText: ({ name, amount }: Named & Amount) =>
    `${amount} is held. Propose how to divide it; ${name} can accept or decline.`,
  yourPart: 'Your part',
  partOf: ({ name }: Named) => `${name}’s part`,
  youGet: 'You get',
  gets: ({ name }: Named) => `${name} gets`,
  youGetBack: 'You get back',
  getsBack: ({ name }: Named) => `${name} gets back`,
  afterFee: ({ amount }: Amount) => `${amount} after the fee`,
  settleWhy: 'Why this way?',
  settleWhyHint: ({ name }: Named) => `${name} reads it beside your proposal.`,
  sendSettlement: 'Send proposal',
  settlementMine: 'You have proposed to divide the money:',
  settlementOf: ({ name }: Named) => `${name} proposes to divide the money:`,
  settlementWaiting: ({ name }: Named) => `Waiting for ${name}’s answer.`,
  acceptDivision: 'Accept partial refund',
  declineDivision: 'Decline',
  acceptDivisionTitle: 'Divide the money this way?',
  acceptDivisionText: 'The task ends with it. This cannot be taken back.',
  settlementSent: 'Your proposal is sent.',
  settlementAccepted: 'You have agreed. The task has ended.',
  settlementDeclined: 'The proposal is declined.',

  openDispute: 'Open a dispute',
  disputeTitle: 'Ask the marketplace to decide',
  disputeText: ({ amount }: Amount) =>
    `Somebody at the marketplace reads both sides, the files and your conversation, and divides the money. Until then ${amount} stays held.`,
  disputeWhy: 'What went wrong?',
  disputeWhyHint: ({ name }: Named) => `${name} reads it, too.`,
  withdrawDispute: 'Withdraw dispute',
  disputeMine: 'You have asked the marketplace to decide:',
  disputeOf: ({ name }: Named) => `${name} has asked the marketplace to decide:`,
  decision: 'The marketplace has decided:',
  disputeOpened: 'The dispute is open. The money stays held.',
  disputeWithdrawn: 'The dispute is withdrawn.',

  progress: 'Progress',
  stepPaid: 'Paid',
  booked: 'Booked',
  files: 'Files',
  noFiles: 'No files yet.',
  history: 'History',
  you: 'You',
  byTime: 'By itself',
  bySettlement: 'By agreement',
  byOperator: 'The marketplace',
  byRemoval: 'An account was deleted',
};

export type Messages = Translated<typeof messages>;
