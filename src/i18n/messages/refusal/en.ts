import type { Translated } from '#core/i18n/catalogue.ts';
import { duration, plural } from '#core/i18n/format.ts';

export interface Counted {
  count: number;
  digits: string;
}

export interface Field {
  field: string;
}

/** `rule` is the sentence of one of the rules below. */
export interface Ruled extends Field {
  rule: string;
}

export interface Range {
  least: string;
  most: string;
}

export interface Named {
  name: string;
}

const wait = (count: number, digits: string) =>
  duration('en', count, plural('en', count, { one: `${digits} second`, other: `${digits} seconds` }));

export const messages = {
  'sign-in-needed': 'Please sign in first: the session is missing or has expired.',
  'sign-in-over': 'This sign-in has expired. Please sign in once more.',
  'sign-in-elsewhere': 'Signing in is not set up for this site.',
  'own-window-only': 'Only the marketplace’s own window may ask for this.',
  'other-account':
    'You are signed in here with another account than on the page that you came from. Nothing has changed here.',
  'marketplace-only': 'This can only be done on the marketplace’s own pages.',
  'invitation-for-another':
    'This invitation was sent to another e-mail address. Sign in to the account that has it.',
  'wrong-credentials': 'The e-mail address or the password is not right.',
  'wrong-password': 'This is not your present password.',
  'totp-needed': 'Please enter the code that your authenticator app shows.',
  'wrong-code': 'This code is not right, or was used already. Please enter the newest one.',
  'totp-on': 'Two-step sign-in is on already. Turn it off first.',
  'totp-over': 'Setting up two-step sign-in has ended. Please begin again.',
  'operator-needed': 'Only operators can do this. Support can read everything here.',
  'second-factor-needed':
    'Operators change things only in a session with a second factor. Turn on two-step sign-in in your settings, or sign in with it or with a passkey.',
  'code-needed':
    'Very many wrong passwords were tried for this account. We have mailed you a code, which is good for an hour: please enter it, too.',
  'reauthentication-needed':
    'Please enter your password again, or use a passkey: it is more than ten minutes since you last did.',
  'address-taken': 'This e-mail address cannot be used. Sign in, or take another one.',
  'link-used': 'This link was used already, or a newer one has replaced it.',
  'link-expired': 'This link has expired.',
  'link-unknown': 'This link is not complete. Open it from the mail once more, or copy all of it.',
  'password-common':
    'This password is on the list of common ones that are tried first. Please choose another one.',
  'password-pattern':
    'This password is one that is tried first: repeated signs, neighbours in a row, or a name with digits. Please choose another one.',
  'password-name': 'The password contains the name in your e-mail address. Please choose another one.',
  'passkey-expired': 'This took too long, or was done already. Please try again.',
  'passkey-unknown':
    'This passkey is not known here. It may have been removed: sign in another way, or use another passkey.',
  'passkey-refused': 'The answer of your device could not be verified. Please try again.',
  'passkey-copied':
    'This passkey was refused, because it looks like a copy. Sign in another way, remove it in your settings and add a new one.',
  'passkey-again': 'This passkey is in use already.',
  'last-sign-in-method': 'This is your only way to sign in. Add another one first; then you can remove it.',
  'passkeys-too-many': ({ count, digits }: Counted) =>
    `You have ${plural('en', count, { one: `${digits} passkey`, other: `${digits} passkeys` })}, and more are not possible. Remove one first.`,
  'address-unverified': 'Please confirm your e-mail address first: we have sent you a mail with a link.',
  'provider-over':
    'This sign-in was used already, took longer than ten minutes, or began in another browser. Please begin again.',
  'provider-cancelled':
    'You have not signed in: it was cancelled at the provider. Try again, or sign in otherwise.',
  'provider-refused':
    'We cannot use what the provider answered, so nothing has changed. Please try again, or sign in otherwise.',
  'provider-away':
    'The provider does not answer at the moment. Please try again in a while, or sign in otherwise.',
  'provider-unknown': 'This provider is not available here, or not any more. Please sign in otherwise.',
  'provider-taken':
    'Your account at the provider belongs to another account here. Sign in with it, and remove it there first.',
  'provider-other-account':
    'You have signed in to another account than the one with this address, so nothing was connected.',
  'provider-not-yours':
    'This account at the provider is not connected with yours. Please sign in there with the one that is.',
  'too-many-tries': ({ count, digits }: Counted) =>
    `Too many tries. Please wait ${wait(count, digits)} and try again.`,

  'not-found': ({ thing }: { thing: string }) => `There is no such ${thing}, or it is not yours to see.`,
  'records-away': 'We cannot reach our records at the moment. Please try again shortly.',
  busy: 'The marketplace is very busy at the moment. Please try again shortly.',
  'offers-away': 'The offers could not be read. Please try again.',
  'no-room': 'There is no free space at the moment. Nothing was saved; please try again later.',
  fault: 'Something went wrong on our side. Please try again.',
  /** Mistakes of developers, in their terms. */
  malformed: ({ reason }: { reason: string }) => reason,
  'key-used': 'This Idempotency-Key was used for another body. Take a new key for a new call.',

  missing: ({ field, rule }: Ruled) => `"${field}" is missing: it must be ${rule}.`,
  wrong: ({ field, rule }: Ruled) => `"${field}" must be ${rule}.`,
  'character-nul': ({ field }: Field) =>
    `"${field}" holds a NUL character, which cannot be stored. Please remove it.`,
  'character-half': ({ field }: Field) =>
    `"${field}" holds half a character, which cannot be stored. Please remove it.`,
  'out-of-range':
    'A value is out of range or holds characters we cannot store. Please check what you entered.',
  'in-the-past': '"date" and "time" must lie in the future. Please choose a later time.',
  'time-skipped': '"time" does not exist on that day, because clocks go forward. Please choose another one.',
  'too-many-unpaid': ({ least, most }: Range) =>
    `At most ${most} of your bookings may wait for an answer or for your payment at once, and ${least} with one translator. Pay or cancel one first.`,
  'time-taken': 'The translator is not free at this time. Please choose another one.',
  'due-in-the-past': '"dueDate" and "dueTime" must lie in the future. Please choose a later time.',
  'days-reversed': '"from" must not be later than "to".',
  'days-too-many': ({ count, digits }: Counted) =>
    `A report covers at most ${plural('en', count, { one: `${digits} day`, other: `${digits} days` })}. Please choose fewer.`,

  'body-too-large': 'This is more than can be sent at once. Please send less.',
  'files-too-large': ({ digits }: Counted) =>
    `The files are larger than ${digits} MB together. Please send them in several steps.`,
  'file-too-large': ({ name, digits }: Counted & Named) =>
    `"documents": ${name} is larger than ${digits} MB. Please choose a smaller file.`,
  'file-empty': ({ name }: Named) => `"documents": ${name} is empty. Please choose another file.`,
  'file-uncountable': ({ name }: Named) =>
    `"documents": ${name} takes too long to count. Please type the number of words.`,
  'file-kind': ({ name, kinds }: Named & { kinds: string }) => `"documents": ${name} must be ${kinds}.`,
  'file-content': ({ name, kind, kinds }: Named & { kind: string; kinds: string }) =>
    `"documents": ${name} is not ${kind === 'ODT' ? 'an' : 'a'} ${kind} inside. Please choose another file: ${kinds}.`,
  'files-without-task': 'Files can be sent once a task is agreed on.',
  'storage-full': ({ used, allowed }: { used: string; allowed: string }) =>
    `There is no room for these files: ${used} of ${allowed} MB are in use. A paid task has more room.`,
  'storage-full-today': ({ used, allowed }: { used: string; allowed: string }) =>
    `There is no room for these files today: ${used} of ${allowed} MB are in use. Please send them tomorrow.`,
  'picture-too-large': ({ digits }: Counted) =>
    `The picture is larger than ${digits} MB. Please choose a smaller one.`,
  'picture-pixels': ({ digits }: Counted) =>
    `The picture has more than ${digits} megapixels. Please choose a smaller one.`,
  'picture-kind': ({ kinds }: { kinds: string }) => `"image" must be a picture: ${kinds}.`,

  'person-gone': 'This account is deleted and receives no messages.',
  'not-possible': 'This is not possible: you and this person cannot write to each other, book or propose.',
  'own-offer': 'This offer is your own: only others can book it.',
  'offer-changed': 'This offer was changed in the meantime. Please read it again before you book it.',
  'total-out-of-range': ({ least, most }: Range) =>
    `The total must be from ${least} to ${most} euros, and differ by at least ${least} where it is changed, which is what a card payment takes.`,
  'too-soon': ({ count, digits }: Counted) =>
    `The translator needs ${plural('en', count, { one: `${digits} hour`, other: `${digits} hours` })} from your booking on. Please choose a later time.`,
  'offer-closed': 'This offer is not taking bookings at the moment. Please choose another one.',
  'task-off': ({ status }: { status: string }) => `This task is ${status}.`,
  'task-step': ({ status, steps }: { status: string; steps: string }) =>
    `This task is ${status}. ${steps ? `You can set ${steps}.` : 'You cannot change it now.'}`,
  'task-paid': 'This task is paid already.',
  'too-early':
    'This call has not begun: it can be started from 15 minutes before its time, and disputed from its time on.',
  'payment-needed': 'This task has to be paid first.',
  'payment-too-early': 'This task can be paid once the translator has accepted it.',
  'nothing-to-pay': 'There is nothing to pay for this task.',
  'payment-pending': 'The payment for this task is on its way. Please wait until the bank confirms it.',
  'bank-dispute-open':
    'The customer’s bank has questioned this payment. The money cannot move until the bank decides.',
  'dispute-again': 'This task is disputed already.',
  'dispute-without-money': 'There is no money held for this task, so there is nothing to decide about.',
  'dispute-not-yours': 'Only who opened a dispute can withdraw it.',
  'dispute-missing': 'This task is not disputed.',
  'refund-changed': 'What goes back to the customer has changed in the meantime. Please read the sum again.',
  'settlement-missing': 'There is no proposal to answer: it was answered or replaced.',
  'dispute-changed':
    'The dispute was withdrawn in the meantime, and another one opened. Please read that before you decide.',
  'change-too-late':
    'What was agreed can be changed until the work is delivered, and not while it is disputed.',
  'change-nothing': 'That is what is agreed already. Change the quantity, the price, the day or the time.',
  'change-changed':
    'The proposal was changed, answered or withdrawn in the meantime. Please read what is there now.',
  'change-yours': 'This proposal is your own: only the other side can answer it.',
  'change-not-yours': 'Only whoever made this proposal can withdraw it.',
  'settlement-changed':
    'The proposal was changed in the meantime. Please read the new one before you answer it.',
  'settlement-yours': 'This proposal is your own: only the other side can answer it.',
  'money-held':
    'Money is held for your tasks under way. Finish them or settle them first; then you can delete your account.',
  'money-available':
    'You have earned money that is not paid out yet. Set up payouts in your settings; once it is paid out, you can delete your account.',
  'payouts-away': 'Payouts cannot be set up at the moment. Please try again later.',
  'payment-refused':
    'The payment service does not take a payment for this task. Please write to us if this happens again.',
  'payments-off': 'Payments are not available on this marketplace.',
  'payment-silent': 'The payment service does not answer. Please try again in a moment.',
  'place-by-owner': 'Only the translator can say where a call takes place.',
  'place-of-calls': 'Only a call has a place.',
  'deliverable-by-owner': 'Only the translator can hand over the work.',
  'deliverable-too-early': 'The work can be handed over once it has begun.',
  'review-by-customer': 'Only the customer can review a task.',
  'review-too-early': 'A task can be reviewed once it is finished.',
  'review-again': 'You have reviewed this task already.',
  'reply-by-owner': 'Only the translator can answer a review.',
  'reply-again': 'There is no review to answer, or it is answered already.',

  'own-request': 'This request is your own: only others can propose.',
  'request-closed': 'This request is closed. It takes no more proposals.',
  'request-answered':
    'Somebody has made a proposal for this request, so it can no longer be changed. You can withdraw it and publish a new one.',
  'proposal-again': 'You have made a proposal for this request already.',
  'proposal-not-yours': 'Only who made a proposal can change or withdraw it.',
  'proposal-closed': 'This proposal is no longer open, so nothing about it can be changed.',
  'request-changed':
    'This request was changed in the meantime. Please read it again before you send your proposal.',
  'proposal-changed': 'This proposal was changed in the meantime. Please read it again before you accept it.',
  'request-not-yours': 'Only the owner of the request can accept or decline a proposal.',
  'accepted-already': 'This request or proposal is closed already.',

  'partner-fixed': 'The operator of the marketplace has set this partner up. Please ask them to change it.',
  'partner-key-needed': 'Please send a key of the partner as Authorization: Bearer dk_…',
  'member-already': 'This person is a member already.',
  'member-last': 'A partner has at least one member. Please invite somebody else first.',
  'origin-unproven': ({ origin }: { origin: string }) =>
    `We found the token neither in ${origin}/.well-known/dragoman.txt nor in a meta element of the home page. Please put it there and check again.`,
  'origin-unreachable': ({ origin }: { origin: string }) =>
    `We could not read ${origin}. It must answer with a valid certificate and without a redirect.`,
  'outside-private':
    'This address leads into a private network, which we do not call. Please give one that everybody can reach.',
  'limit-reached': ({ digits }: Counted) =>
    `There are ${digits} already, and more are not possible. Please remove one first.`,
  'webhook-off': 'This webhook is switched off. Please switch it on first.',

  'rule-text': ({ least, most }: Range) => `text of ${least} to ${most} characters`,
  'rule-short': ({ most }: { most: string }) => `text of at most ${most} characters`,
  'rule-known-email': 'the e-mail address of an account',
  'rule-known-password': 'the password of the account',
  'rule-present-password': 'your present password',
  'rule-email': 'an e-mail address such as name@example.com',
  'rule-phone': 'a number such as 555-123-4567 or +49 151 23456789',
  'rule-place': 'a telephone number, or an address that begins with https://',
  'rule-price': ({ least, most }: Range) => `a number from ${least} to ${most}, such as 45 or 45.5`,
  'rule-whole': ({ least, most }: Range) => `a whole number from ${least} to ${most}`,
  'rule-steps': ({ least, most, step }: Range & { step: string }) =>
    `a number from ${least} to ${most} in steps of ${step}`,
  'rule-places': ({ most }: { most: string }) => `a number with at most ${most} decimals`,
  'rule-once': '1, because the price is for all of it',
  'rule-as-quantity': 'the same as "quantity"',
  'rule-within-days': ({ most }: { most: string }) => `a day within the next ${most} days`,
  'rule-date': 'a date such as 2027-01-31',
  'rule-day': 'a day that exists, such as 2027-01-31',
  'rule-list': ({ most }: { most: string }) => `a list of at most ${most} entries`,
  'rule-time': 'a time such as 14:30',
  'rule-timezone': 'a time zone such as Europe/Berlin',
  'rule-language': 'a two-letter language code such as en',
  'rule-languages': ({ least, most }: Range) =>
    least === most ? `${most} language code${most === '1' ? '' : 's'}` : `${least} to ${most} language codes`,
  'rule-flag': 'true or false',
  'rule-translations': ({ most }: { most: string }) =>
    `title and description in at most ${most} languages, by their two-letter codes`,
  'rule-levels': ({ words }: { words: string }) => `one of ${words} for each two-letter language code`,
  'rule-word': ({ words }: { words: string }) => `one of ${words}`,
  'rule-word-of-category': ({ words, category }: { words: string; category: string }) =>
    `one of ${words} in the category ${category}`,
  'rule-somebody-else': 'somebody else than yourself',
  'rule-file': 'at least one file',
  'rule-passkey': 'what the browser answers when it is asked for a passkey',
  'rule-name': ({ most, word }: { most: string; word: string }) =>
    `text of 1 to ${most} characters in one line, without web or mail addresses and without words of more than ${word} characters`,
  'rule-line': ({ most }: { most: string }) => `text of at most ${most} characters in one line`,
  'rule-origin': 'an origin such as https://agency.example, without a path',
  'rule-website': 'an address that begins with https:// or http://',
  'rule-secure-address': 'an address that begins with https://',
  'rule-webhook-address': 'an address that begins with https://, on port 443, 4443, 8443 or 9443',
  'rule-words': ({ words }: { words: string }) => `one or more of ${words}`,
  'rule-picture': 'a picture',
};

export type Messages = Translated<typeof messages>;
