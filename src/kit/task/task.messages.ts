import { defineMessages, type Translated } from '#core/i18n/catalogue.ts';
import { clockMessages } from '#core/i18n/clock.messages.ts';
import { plural } from '#core/i18n/format.ts';

interface Amount {
  amount: string;
}

interface Share extends Amount {
  name: string;
}

const english = {
  yourCustomer: 'Your customer',
  yourTranslator: 'Your translator',
  'status-requested': 'Requested',
  'status-accepted': 'Accepted',
  'status-in_progress': 'In progress',
  'status-delivered': 'Delivered',
  'status-changes_requested': 'Changes requested',
  'status-disputed': 'Disputed',
  'status-finished': 'Finished',
  'status-declined': 'Declined',
  'status-cancelled': 'Cancelled',
  'do-accepted': 'Accept booking',
  'do-in_progress': 'Start work',
  'do-delivered': 'Mark delivered',
  'do-finished': 'Accept delivery',
  'do-changes_requested': 'Ask for changes',
  'do-declined': 'Decline',
  'do-cancelled': 'Cancel',
  actions: ({ title }: { title: string }) => `What you can do with “${title}”`,
  declineTitle: 'Decline this task?',
  declineText: ({ name }: { name: string }) => `${name} will be told. This cannot be taken back.`,
  cancelTitle: 'Cancel this task?',
  cancelText: ({ name }: { name: string }) => `${name} will be told. This cannot be taken back.`,
  doDecline: 'Decline task',
  doCancel: 'Cancel task',
  keep: 'Keep task',
  paid: 'Paid',
  unpaid: 'Not paid',
  pay: 'Pay',
  payPrice: ({ price }: { price: string }) => `Pay ${price}`,
  conversation: 'Conversation',
  download: ({ name }: { name: string }) => `Download ${name}`,
  details: 'What the customer wrote',
  rate: 'Rate',
  rateTitle: ({ name }: { name: string }) => `How was it with ${name}?`,
  rating: 'Rating',
  ratingMissing: 'Please choose from one to five stars.',
  stars: ({ count, digits }: { count: number; digits: string }) =>
    `${digits} ${plural('en', count, { one: 'star', other: 'stars' })}`,
  ratedWith: ({ rating }: { rating: string }) => `Rated ${rating} of 5`,
  reviewText: 'What would you tell others?',
  reviewHint: 'Your review stands on the offer with your name.',
  sendReview: 'Send review',
  replyBy: ({ name }: { name: string }) => `${name} answered:`,
  yourReply: 'You answered:',
  reply: 'Answer',
  replyTitle: ({ name }: { name: string }) => `Answer ${name}’s review`,
  replyText: 'Your answer',
  replyHint: 'It stands below the review for everybody to read, and cannot be changed later.',
  sendReply: 'Publish answer',
  toCalendar: 'Add to calendar',
  toCalendarOf: ({ title }: { title: string }) => `Add to calendar: “${title}”`,
  taskWith: ({ title, name }: { title: string; name: string }) => `${title} (${name})`,
  calendarFile: 'task',
  addDocuments: 'Add documents',
  addDocumentsTo: ({ title }: { title: string }) => `Add documents to “${title}”`,
  documents: 'Documents',
  documentsHint: ({ size, count }: { size: string; count: string }) =>
    `PDF, Word, text or images, up to ${size} each, at most ${count}.`,
  sendDocuments: 'Send',
  closeDialog: 'Close',
  notYet: 'Not yet',
  moved: 'The task is up to date.',
  reviewed: 'Thank you for your review.',
  replied: 'Your answer is published.',
  'paid-pending': 'Being confirmed',
  'paid-held': 'Held',
  'paid-released': 'Released',
  'paid-refunded': 'Refunded',
  'paid-partly_refunded': 'Partly refunded',
  payNow: ({ price }: { price: string }) => `Pay ${price} now`,
  payHint: 'We hold it until you accept the delivery.',
  waitingForPayment: 'Waiting for payment',
  bankConfirms: 'Your bank is confirming the payment.',
  otherBankConfirms: 'The customer’s bank is confirming the payment.',
  refundToYou: ({ amount }: Amount) => `${amount} goes back to you.`,
  refundTo: ({ name, amount }: Share) => `${name} gets ${amount} back.`,
  refundIfPaid: ({ amount }: Amount) => `If the payment of ${amount} still arrives, it is refunded at once.`,
  work: 'Your work',
  addWork: 'Add to the delivery',
  addWorkTo: ({ title }: { title: string }) => `Add to the delivery of “${title}”`,
  sendingFiles: 'Sending files…',
  notDelivered:
    'Not delivered yet: not all files could be sent. Try again, or remove those that do not work.',
  answerBy: ({ when }: { when: string }) => `Without an answer from you, it is declined on ${when}.`,
  answeredBy: ({ name, when }: { name: string; when: string }) =>
    `If ${name} does not answer, it ends by itself on ${when}.`,
  version: ({ digits }: { digits: string }) => `Version ${digits}`,
  acceptTitle: 'Accept the delivery?',
  releaseText: ({ name, amount }: Share) => `${amount} is released to ${name}.`,
  acceptText: 'The task is finished then. This cannot be taken back.',
  release: ({ amount }: Amount) => `Accept and release ${amount}`,
  deliverTitle: 'Deliver your work',
  deliverText: ({ name }: { name: string }) => `${name} is asked to check it.`,
  netAfter: ({ name, amount }: Share) => `Once ${name} accepts it, you get ${amount} after the fee.`,
  note: ({ name }: { name: string }) => `Note to ${name}`,
  noteHint: 'It goes into your conversation, too.',
  changesLabel: 'What should be changed?',
  changesHint: ({ name }: { name: string }) => `${name} reads it in your conversation.`,
  staysHeld: ({ amount }: Amount) => `${amount} stays held until you accept.`,
  finishesForYou: ({ when }: { when: string }) => `Without an answer from you, it is accepted on ${when}.`,
  finishesForOther: ({ name, when }: { name: string; when: string }) =>
    `If ${name} does not answer, it is accepted on ${when}.`,
};

export type TaskMessages = Translated<typeof english>;

/** What every widget says about a task: its statuses, its steps and their money, its files and its review. */
export const taskMessages = defineMessages(english, {
  de: () => import('./task.messages.de.ts'),
  fr: () => import('./task.messages.fr.ts'),
  es: () => import('./task.messages.es.ts'),
  ar: () => import('./task.messages.ar.ts'),
});

/** With the texts of its two clocks. */
export const taskCatalogues = [taskMessages, clockMessages];
