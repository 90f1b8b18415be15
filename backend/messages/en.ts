/** The backend's texts: of mails, of the test payment's pages, and of the heads of the site's pages. */
import { plural } from '@dragoman/widgets/server';

export interface MailText {
  subject: string;
  paragraphs: string[];
  /** What the button says. */
  action: string;
}

export const mails = {
  'reset-password': (): MailText => ({
    subject: 'Choose a new password',
    paragraphs: [
      'Somebody, probably you, asked for a new password for your account. The button leads to the page where you choose it.',
      'It works once, within 30 minutes. If you did not ask for it, do nothing: your password stays as it is.',
    ],
    action: 'Choose a new password',
  }),
  'verify-address': (): MailText => ({
    subject: 'Confirm your e-mail address',
    paragraphs: [
      'Welcome to Dragoman! Please confirm that this address is yours, so that we can reach you about your bookings.',
      'The button works once, within 24 hours. If you have no account here, ignore this mail.',
    ],
    action: 'Confirm address',
  }),
  'confirm-address': (): MailText => ({
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      'You asked to use this address for your account. It changes as soon as you confirm it.',
      'The button works once, within 24 hours. If this was not you, ignore this mail.',
    ],
    action: 'Confirm address',
  }),
  'address-changed': ({ address }: { address: string }): MailText => ({
    subject: 'Your e-mail address is being changed',
    paragraphs: [
      `The address of your account is being changed to ${address}.`,
      'If this was you, there is nothing to do. If not, the button brings back this address within 48 hours and signs everybody out; then choose a new password.',
    ],
    action: 'This was not me',
  }),
  'address-restored': (): MailText => ({
    subject: 'Your e-mail address is back',
    paragraphs: [
      'Your account has this address again. Everybody is signed out, and the password, and whatever else was added since the change to sign in with, is removed.',
      'If you have not chosen a new password yet, do it now.',
    ],
    action: 'Choose a new password',
  }),
  'password-changed': (): MailText => ({
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account was changed, and all other sessions have ended.',
      'If this was not you, choose a new password at once.',
    ],
    action: 'Choose a new password',
  }),
  /** In every mail about a new password, or another way to sign in. */
  changeCancelled: ({ address }: { address: string }) =>
    `The change of your e-mail address to ${address}, which nobody had confirmed yet, is cancelled.`,
  'new-sign-in': ({ device }: { device: string }): MailText => ({
    subject: 'New sign-in to your account',
    paragraphs: [
      `Somebody signed in to your account with a device that we have not seen before: ${device}.`,
      'If this was you, there is nothing to do. If not, change your password: that ends all other sessions.',
    ],
    action: 'Open settings',
  }),
  'second-factor-on': (): MailText => ({
    subject: 'Two-step sign-in is on',
    paragraphs: [
      'From now on, signing in to your account also asks for a code from your app. Passkeys work as before.',
      'If this was not you, turn it off in your settings and change your password, at once. That works in a browser where you are still signed in, or after signing in with a passkey. If you have neither, please write to us.',
    ],
    action: 'Open settings',
  }),
  'second-factor-off': (): MailText => ({
    subject: 'Two-step sign-in is off',
    paragraphs: [
      'Signing in to your account no longer asks for a code from an app.',
      'If this was not you, change your password at once, and turn it on again in your settings.',
    ],
    action: 'Open settings',
  }),
  'data-exported': (): MailText => ({
    subject: 'Your data was downloaded',
    paragraphs: [
      'Somebody who was signed in to your account downloaded a copy of all data about you.',
      'If this was not you, change your password at once: that signs everybody else out.',
    ],
    action: 'Open settings',
  }),
  'account-deleted': (): MailText => ({
    subject: 'Your account is deleted',
    paragraphs: [
      'Your account on Dragoman is deleted, and what it held about you. Whoever has paid you or been paid by you keeps the records of that, without your name.',
      'If this was not you, write to us: the address is on our site.',
    ],
    action: 'Open Dragoman',
  }),
  'payouts-set-up': (): MailText => ({
    subject: 'Your payout account is set up',
    paragraphs: [
      'What you earn is sent to the account that was named to our payment provider.',
      'If this was not you, change your password at once, and write to us before the next payout.',
    ],
    action: 'Open earnings',
  }),
  'recovery-code-used': ({ digits }: { digits: string }): MailText => ({
    subject: 'A recovery code was used',
    paragraphs: [
      `Somebody signed in to your account with a recovery code. Codes left: ${digits}.`,
      'If this was not you, change your password at once. If your app is lost, turn two-step sign-in off in your settings and set it up again.',
    ],
    action: 'Open settings',
  }),
  'password-guesses': (): MailText => ({
    subject: 'Wrong passwords for your account',
    paragraphs: [
      'Wrong passwords were entered for your account at least ten times today. None of them signed anybody in.',
      'Your devices can still sign in. If this was not you, there is nothing to do; a passkey in your settings cannot be guessed.',
    ],
    action: 'Open settings',
  }),
  'sign-in-code': ({ code }: { code: string }): MailText => ({
    subject: `Your code to sign in: ${code}`,
    paragraphs: [
      `Very many wrong passwords were entered for your account. So that nobody can go on guessing, a new device needs this code besides the password: ${code}`,
      'It is good for one hour. If you are not signing in, do nothing, and give it to nobody.',
    ],
    action: 'Sign in',
  }),
  'passkey-added': ({ name }: { name: string }): MailText => ({
    subject: 'A passkey was added to your account',
    paragraphs: [
      `The passkey “${name}” was added to your account. It can be used to sign in from now on.`,
      'If this was you, there is nothing to do. If not, remove it in your settings and change your password.',
    ],
    action: 'Open settings',
  }),
  'passkey-removed': ({ name }: { name: string }): MailText => ({
    subject: 'A passkey was removed from your account',
    paragraphs: [
      `The passkey “${name}” was removed from your account. It can no longer be used to sign in.`,
      'If this was you, there is nothing to do. If not, look at the ways to sign in in your settings, and change your password.',
    ],
    action: 'Open settings',
  }),
  'passkey-copied': ({ name }: { name: string }): MailText => ({
    subject: 'A sign-in to your account was refused',
    paragraphs: [
      `Somebody tried to sign in with the passkey “${name}”. We refused it, because it looks like a copy of your device’s.`,
      'Please remove this passkey in your settings and add a new one.',
    ],
    action: 'Open settings',
  }),
  'provider-linked': ({ name }: { name: string }): MailText => ({
    subject: `You can sign in with ${name} now`,
    paragraphs: [
      `Your account at ${name} is connected with your account on Dragoman now, so you can sign in with it.`,
      'If this was not you, remove it in your settings at once, and change your password.',
    ],
    action: 'Open settings',
  }),
  'provider-unlinked': ({ name }: { name: string }): MailText => ({
    subject: `${name} was removed from your account`,
    paragraphs: [
      `Nobody can sign in to your account with ${name} any more.`,
      'If this was not you, look at your settings at once, and change your password.',
    ],
    action: 'Open settings',
  }),
  'partner-invitation': ({ person, partner }: { person: string; partner: string }): MailText => ({
    subject: `${person} invites you to ${partner}`,
    paragraphs: [
      `${person} invites you to manage the partner ${partner} on Dragoman together: its websites, keys, webhooks and report.`,
      'The button works once, within seven days. You sign in or sign up first. If you do not know why you get this mail, ignore it.',
    ],
    action: 'See the invitation',
  }),
  'unnamed-invitation': (): MailText => ({
    subject: 'You are invited to a partner on Dragoman',
    paragraphs: [
      'Somebody invites you to manage a partner on Dragoman together: its websites, keys, webhooks and report. You see which one when you open the invitation.',
      'The button works once, within seven days. You sign in or sign up first. If you do not know why you get this mail, ignore it.',
    ],
    action: 'See the invitation',
  }),
  messages: ({ person, count, digits }: { person: string; count: number; digits: string }): MailText => ({
    subject: plural('en', count, {
      one: `New message from ${person}`,
      other: `${digits} new messages from ${person}`,
    }),
    paragraphs: [
      plural('en', count, {
        one: `${person} has written to you.`,
        other: `${person} has written you ${digits} messages.`,
      }),
    ],
    action: 'Read and answer',
  }),
  activity: {
    openTask: 'Open the task',
    openRequest: 'Open the request',
    openPartner: 'Open the partner',
    onPartner:
      'On its page you see the last tries. Correct the address, switch the webhook on again, and send again what is missing.',
    openEarnings: 'Open your earnings',
    onEarnings: 'There you see what is held, what is available, and what was paid out.',
    view: 'View on Dragoman',
    onTask: 'On the task’s page you see what is agreed, what was sent, and what comes next.',
    onRequest: 'On the request’s page you see every proposal, and what comes next.',
    onMoney: 'The task’s page shows the payment step by step. All amounts are listed in your account.',
    agree: 'Please accept or decline. Until you accept, what was agreed stays as it is.',
    answer: 'Please accept or decline. Until you answer, nothing is booked.',
    check: 'Look at what was delivered. Then accept the work, or say what should change.',
    change: 'The task’s page says what should change. Deliver again when it is done.',
    compare: 'Read the proposal, ask a question, and accept the one that suits you.',
    review: 'You can answer it, once, for all who read it.',
    pay: 'Nothing was charged. You can pay on the task’s page.',
    wait: 'Nothing is booked yet, and nothing was charged. You get a mail as soon as there is an answer.',
    confirmed:
      'The file for your calendar is attached. On the task’s page you see what comes next, and you can write and cancel there.',
    rate: 'A few words on how it went help others to choose. We ask only once.',
    placeMissing: 'Where it takes place is not named yet. The conversation is the place to ask.',
    accept: 'Accept',
    decline: 'Decline',
    writeReview: 'Write a review',
    /** `days`: after how many the money goes by itself; empty for never. */
    receipt: ({ person, days }: { person: string; days: string }) =>
      `The money is held. It goes to ${person} once you accept what was delivered${days ? `, or by itself ${days} after the delivery` : ''}.`,
  },
  /** The table of a task in a mail about it: what its rows are called. */
  facts: {
    what: 'What',
    when: 'When',
    deadline: 'Deadline',
    party: 'With',
    total: 'Price',
    place: 'Place',
    reference: 'Reference',
    payBy: 'Pay by',
    answerBy: 'Answer by',
    paid: 'Paid',
    back: 'Goes back to you',
    backToCustomer: 'Goes back to the customer',
    net: 'You get',
  },
  /** Before what somebody wrote, and what an operator did. */
  wrote: ({ person }: { person: string }) => `${person} wrote:`,
  reason: 'The reason:',
  hello: ({ name }: { name: string }) => (name ? `Hello ${name},` : 'Hello,'),
  fallback: 'If the button does not work, copy this address into your browser:',
  why: 'You get this mail because you have an account on Dragoman.',
  whyInvited: 'You get this mail because somebody with an account on Dragoman has entered this address.',
  unsubscribe: 'Stop mails of this kind',
  unknownDevice: 'unknown browser',
  mailbox: 'Mailbox',
  mailboxText: 'No mail server is set up (MAIL_URL), so mails stay here. Only this computer can see them.',
  mailboxLocked:
    'Open the link that the marketplace printed at its last start. It works once after each start, in one browser.',
  mailboxEmpty: 'No mails yet. Sign up, or ask for a new password.',
  mailboxFailed: ({ reason }: { reason: string }) => `Not sent: ${reason}`,
  mailboxGone: 'What it said is not kept once it was tried.',
  mailboxTo: ({ address }: { address: string }) => `To ${address}`,
};

/** Texts of the pages that stand in for the payment service in tests. */
export const testPayment = {
  testMode: 'Test mode',
  noMoney: 'No money moves: this page stands in for the payment service.',
  error: 'Error',
  title: 'Test payment',
  toPay: 'To pay',
  cardNumber: 'Card number',
  cardHint: 'Only test cards work here. Choose one, or type its number.',
  cards: 'Test cards',
  outcome: {
    done: 'is accepted',
    'second-step': 'asks the bank first',
    declined: 'is declined',
  },
  pay: 'Pay',
  cancel: 'Cancel',
  problem: {
    declined: 'Your bank declined this card. Nothing was taken. Try another card.',
    rejected: 'You rejected the payment at your bank. Nothing was taken. You can try again.',
    'unknown-card': 'This is none of the test cards. Choose one of those below.',
    'no-card': 'Enter the number of a card.',
  },
  bankTitle: 'Confirm with your bank',
  bankQuestion: ({ amount, card }: { amount: string; card: string }) =>
    `Is it you who pays ${amount} with the card that ends in ${card}?`,
  confirm: 'Confirm',
  reject: 'Reject',
  paidTitle: 'This is paid already',
  paidText: 'Nothing was taken twice.',
  expiredTitle: 'This payment has expired',
  expiredText: 'Nothing was taken. Where it is still due, you can begin again from the task.',
  unknownTitle: 'There is no such payment',
  unknownText: 'The address may be incomplete.',
  backToTask: 'Back to the task',
  backToSite: 'To the dashboard',
  receipt: 'Receipt',
  paidFor: 'For',
  amount: 'Amount',
  paidAt: 'Paid',
  card: 'Card',
  cardEnding: (digits: string) => `Visa, ends in ${digits}`,
  refunded: 'Refunded',
  paymentNumber: 'Payment number',
  accountTitle: 'Get paid',
  accountText:
    'Here the payment service asks who you are, and for your bank account. In the test one click answers everything.',
  accountActive: 'This account is active: released money is paid out to it.',
  activate: 'Activate the account',
  notNow: 'Not now',
  backToSettings: 'Back to the settings',
};

/** What the backend adds to the pages of the site. */
export const site = {
  /** For search engines and link previews, in the words of the pages. */
  heads: {
    home: {
      title: "Don't get lost in Translation",
      description:
        'Documents translated, calls interpreted, websites and presentations in the words your readers use. By people, at a price that you know before you book.',
    },
    allOffers: {
      title: 'Our translators',
      description:
        'Every offer on the marketplace. Narrow it to your languages, your budget and what you need.',
    },
    services: {
      title: 'What a translator can do for you',
      description:
        'Three kinds of help, each by a person who speaks both languages, each at a price that you know before you book.',
    },
    requests: {
      title: 'What customers ask for',
      description: 'Open requests from people who need a translator. Answer with your price and your time.',
    },
    document: {
      title: 'Documents',
      description:
        'Translators for certificates, contracts and letters from the office. Priced by the word, the page or the hour.',
    },
    call: {
      title: 'Calls',
      description:
        'Interpreters who join your call with the doctor, the landlord or the office. Priced by the hour, or for the whole call.',
    },
    translation: {
      title: 'Translations',
      description:
        'Websites, presentations and documentation in the words your readers use. Priced by the word, the page or the hour.',
    },
    about: {
      title: 'About US',
      description:
        'Dragoman is a translation service run by two student developers who grew up translating for their parents.',
    },
    team: {
      title: 'Contact US',
      description:
        'Two people answer here. Write in any language: it may take us a moment, but it is rather the point.',
    },
    terms: {
      title: 'Terms of Use',
      description:
        'What customers and translators agree to here: booking, paying, cancelling, the right of withdrawal, and what nobody may do.',
    },
    imprint: {
      title: 'Imprint',
      description: 'Who runs this marketplace, and how to reach them.',
    },
    help: {
      title: 'Help',
      description:
        'How to find and book a translator, what happens to your money, and what to do if something has to change.',
    },
    privacy: {
      title: 'Privacy Policy',
      description:
        'Who is responsible · What we keep about you · Who sees it · What is stored on your device',
    },
    embed: {
      title: 'Embed builder',
      description:
        'Put a part of the marketplace on your own page: choose a widget, set it up, copy the code.',
    },
    partners: {
      title: 'For partners',
      description: 'Put translators on your own pages, and get your part of each booking that begins there.',
    },
    docs: {
      title: 'Documentation',
      description: 'Offers, booking, chat and accounts on any page: guides, every element and every setting.',
    },
  },
  /** For visitors without scripts. */
  withoutScripts: {
    comeAgain: 'The offers cannot be shown right now. Please load this page again in a moment.',
    search: 'Search',
    more: 'Show more offers',
    narrow: 'For other offers, narrow the search.',
  },
};

export type MailTexts = typeof mails;
export type TestPaymentTexts = typeof testPayment;
export type SiteTexts = typeof site;
