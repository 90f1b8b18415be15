import { defineMessages, type Translated } from '#core/i18n/catalogue.ts';

const english = {
  password: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  repeatPassword: 'Repeat the new password',
  passwordHint: 'At least 8 characters. All other sign-ins end.',
  passwordsDiffer: 'The passwords do not match.',
  changePassword: 'Change password',
  sessions: 'Where you are signed in',
  thisOne: 'This browser',
  unknownBrowser: 'Unknown browser',
  since: ({ when }: { when: string }) => `since ${when}`,
  endOthers: 'Sign out everywhere else',
  onlyHere: 'You are signed in here only.',
  pageOf: ({ name }: { name: string }) => `${name}’s page`,
  id: 'Account id',
  idHint: 'A partner’s report is opened to accounts by this id. It is no secret.',
  copyId: 'Copy',
  idCopied: 'Copied.',
  idNotCopied: 'Your browser did not copy it. Please select the id and copy it yourself.',
  elsewhere: 'Your account’s settings are at the marketplace, not on this site.',
  openSettings: 'Open the settings',
  getPaid: 'Get paid',
  'payouts-none': 'Not set up',
  'payouts-none-hint':
    'Set up payouts at our payment provider to receive what you earn. Until then your money is kept for you as available.',
  'payouts-none-open': 'Set up payouts',
  'payouts-pending': 'Not complete yet',
  'payouts-pending-hint':
    'The payment provider still needs something from you, or is checking it. Until then your money is kept for you as available.',
  'payouts-pending-open': 'Continue',
  'payouts-active': 'Set up',
  'payouts-active-hint': 'What you earn is sent to your bank account as soon as a task is finished.',
  'payouts-active-open': 'Change bank details',
  copy: 'Your data',
  copyHint: 'Everything the marketplace holds about you, as a file.',
  download: 'Download a copy',
  remove: 'Delete account',
  removeHint:
    'Your profile, offers and requests go. Those you worked with keep their tasks and messages, without your name.',
  removeTitle: 'Delete your account?',
  removeQuestion: 'This cannot be undone. Enter your password to confirm.',
  removeNow: 'Delete for good',
  passwordChanged: 'Your password is changed. All other sign-ins have ended.',
  othersEnded: 'All other sign-ins have ended.',
  wrongPassword: 'This is not your present password.',
  confirmTitle: 'Enter your password again',
  confirmHint: 'To protect your account, we ask again when you last did so more than ten minutes ago.',
  goOn: 'Continue',
  removed: 'Your account is deleted.',
  signedOut: 'Sign in to change your account.',
};

export type AccountMessages = Translated<typeof english>;

export const accountMessages = defineMessages(english, {
  de: () => import('./account.messages.de.ts'),
  fr: () => import('./account.messages.fr.ts'),
  es: () => import('./account.messages.es.ts'),
  ar: () => import('./account.messages.ar.ts'),
});
