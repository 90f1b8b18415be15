import type { Category } from '#core/domain/category.ts';
import type { Unit } from '#core/domain/units.ts';
import { plural } from '#core/i18n/format.ts';

export const checkout = {
  heading: ({ name }: { name: string }) => `Tell ${name} what you need`,
  translator: 'the translator',
  elsewhere: ({ host }: { host: string }) =>
    `Booking goes on at ${host}. What you type here comes along; you can add files there.`,
  goOnThere: ({ host }: { host: string }) => `Go on at ${host}`,
  signedOut: 'You are signed out. Sign in to book; what you type here is kept.',
  signInForFiles: 'Files cannot be kept while you sign in, so better choose them after that.',
  details: 'Task details',
  detailsHint: ({ type }: { type: Category }) =>
    ({
      document: 'Describe the documents, the purpose and any deadline.',
      call: 'Describe who is to be called, about what, and what you want to reach.',
      translation: 'Describe the text, who will read it and any deadline.',
    })[type],
  time: 'Time',
  quantityHint: ({ unit }: { unit: Unit }) =>
    unit === 'page'
      ? 'Pages of 250 words. We count them as soon as you choose your files.'
      : 'We count them as soon as you choose your files.',
  quantityAlone: ({ unit }: { unit: Unit }) =>
    unit === 'page' ? 'How many pages of 250 words the text has.' : 'How many words the text has.',
  turnaround: ({ hours }: { hours: string }) => `At least ${hours} from now.`,
  tooSoon: ({ name, when }: { name: string; when: string }) =>
    `${name} needs more time: please pick ${when} or later.`,
  ownZone: ({ zone }: { zone: string }) => `Times are on your clock (${zone}).`,
  documents: 'Documents',
  documentsHint: ({ size, count }: { size: string; count: string }) =>
    `PDF, Word, text or images, up to ${size} each, at most ${count}.`,
  bookedAtOnce: 'Booked at once.',
  onRequest: ({ name, hours, digits }: { name: string; hours: number; digits: string }) =>
    `${name} answers within ${digits} ${plural('en', hours, { one: 'hour', other: 'hours' })}; nothing is agreed before that.`,
  onRequestSoon: ({ name }: { name: string }) => `${name} answers first; nothing is agreed before that.`,
  paidFirst: ({ name, minutes }: { name: string; minutes: string }) =>
    `Paid at once: ${name} gets your booking once it is paid. You have ${minutes} for that, and the time is kept for you until then.`,
  bookedUnpaid: 'Only the payment is missing.',
  requested: 'Your request is sent.',
  stepDescription: 'Description',
  stepDate: 'Pick a Date',
  stepTime: 'Pick a Time',
  stepDocuments: 'Upload Documents',
  summary: 'Your booking',
  checkout: 'Checkout',
  sending: 'Booking...',
  payLater: 'You are charged nothing now.',
  payBeforeStart:
    'You are charged nothing now. You pay before the work starts, and we hold the money until you accept the delivery.',
  payBeforeFinish: 'You are charged nothing now. You pay before you accept the delivery.',
  obligation: ({ amount }: { amount: string }) => `You order with an obligation to pay ${amount}.`,
  terms: 'Terms and right of withdrawal',
  payNext: 'Next you pay by card.',
  ownOffer: 'This is your own offer. Only others can book it.',
  inactive: ({ name }: { name: string }) => `${name} is not taking bookings for this offer at the moment.`,
  similar: 'See similar offers',
  missing: 'This offer is not there.',
  missingHint: 'It may have been taken down, or the address is mistyped.',
  browse: 'See other offers',
  booked: 'Your booking is made.',
  unpaid: 'Your booking is made, only the payment could not be started.',
  retryPayment: 'Retry the payment',
};

export const booked = {
  timeTaken: ({ name }: { name: string }) => `${name} is not free at this time.`,
  nextFree: 'Free next:',
  noneFree: 'Please pick another time.',
  freeTimes: 'Free times',
  freeDay: 'Day',
  freeTimesOf: ({ day }: { day: string }) => `Free times: ${day}`,
  moreDays: 'More days',
  noneFreeSoon: ({ name, digits }: { name: string; digits: string }) =>
    `${name} has no free time in the next ${digits} days.`,
  toCalendar: 'Add to calendar',
  openTask: 'Open the task',
  filesSent: ({ names }: { names: string }) => `With ${names}`,
  bookedHint: ({ name }: { name: string }) => `A conversation with ${name} is open.`,
  leadingOn: 'You will be taken there in a moment.',
  openMessages: 'Open the conversation',
  payFirst: ({ name }: { name: string }) => `${name} can start once you have paid.`,
  payNow: ({ amount }: { amount: string }) => `Pay ${amount} now`,
  heldUntil: 'We hold it until you accept the delivery.',
  payFailed: 'The payment could not be started.',
  changedTitle: 'The offer has changed',
  changedText: ({ name }: { name: string }) =>
    `${name} changed it while you were filling in the form. Nothing is booked yet.`,
  readColumn: 'Before',
  nowColumn: 'Now',
  changedName: 'Title',
  changedType: 'Type',
  changedLanguages: 'Languages',
  changedPrice: 'Price',
  changedTotal: 'Total',
  changedBooking: 'Booking',
  changedCancellation: 'Cancelling',
  atOnce: 'at once',
  afterAnswer: 'after an answer',
  oncePaid: 'once it is paid',
  bookChanged: ({ total }: { total: string }) => `Book for ${total}`,
  counting: 'Counting the words…',
  countedWords: ({ words }: { words: string }) => `Your files have ${words}.`,
  countedPages: ({ words, pages }: { words: string; pages: string }) =>
    `Your files have ${words}, which is ${pages}.`,
  uncounted: ({ count, names, unit }: { count: number; names: string; unit: Unit }) =>
    plural('en', count, {
      one: `${names} has no text that we can count.`,
      other: `${names} have no text that we can count.`,
    }) + (unit === 'page' ? ' Please add the pages yourself.' : ' Please add the words yourself.'),
  countFailed: 'The words could not be counted. You can type how many there are.',
  countAgain: 'Count again',
  takeCounted: ({ amount }: { amount: string }) => `Use ${amount}`,
  changedMinimum: 'At least',
  backToForm: 'Back to the form',
  notYet: 'Not yet',
};
