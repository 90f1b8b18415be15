import { defineMessages, type Translated } from '#core/i18n/catalogue.ts';

const english = {
  signIn: 'Sign in',
  signUp: 'Sign up',
  signUpHeading: 'Create your account',
  signInLead: 'Welcome back. Your messages and tasks are where you left them.',
  signUpLead: 'It takes a minute and costs nothing.',
  newHere: 'New here?',
  alreadyHere: 'Already have an account?',
  email: 'E-mail',
  password: 'Password',
  passwordHint: 'At least 8 characters. A sentence is easy to remember.',
  or: 'or',
  passkeySignIn: 'Sign in with a passkey',
  passkeyNotUsed:
    'No passkey was used. If this device has none, sign in with your password and add one in your settings.',
  passkeySignUp: 'Sign up with a passkey',
  passkeySignUpHint: 'No password to remember: your fingerprint, face or screen lock signs you in.',
  passkeyNotMade: 'No passkey was made, and no account yet. You can try again, or choose a password.',
  forgot: 'Forgot your password?',
  confirmPassword: 'Confirm password',
  confirmHint: 'Once more, to be sure.',
  passwordsMatch: 'The passwords match.',
  passwordsDiffer: 'The passwords do not match.',
  firstName: 'First name',
  lastName: 'Last name',
  language: 'Your language',
  reasons: 'One account for both sides',
  reasonBook: 'Book a translator and settle date and time in one step.',
  reasonTalk: 'Keep messages, documents and deadlines of a task in one place.',
  reasonOffer: 'Offer your own languages at your own price per hour.',
  signedIn: 'You are signed in',
  leadingOn: 'Taking you on in a moment.',
  continue: 'Continue',
  signOut: 'Sign out',
  signedUp: 'Your account is ready. You can sign in now.',
  addressTaken: 'This e-mail address cannot be used. Sign in, or take another one.',
  windowLead: ({ host }: { host: string }) =>
    `You sign in in a window of ${host}. Your password goes there and nowhere else.`,
  windowNew: 'New here? You create your account in the same window.',
  windowOpen: 'Please go on in the window that has opened.',
  windowBlocked: 'Your browser blocked the window.',
  windowLink: 'Open it in a new tab',
  notHere: ({ host }: { host: string }) => `You cannot sign in on this page yet. On ${host} you can.`,
  signInThere: ({ host }: { host: string }) => `Sign in on ${host}`,
};

export type SignInMessages = Translated<typeof english>;

export const signInMessages = defineMessages(english, {
  de: () => import('./sign-in.messages.de.ts'),
  fr: () => import('./sign-in.messages.fr.ts'),
  es: () => import('./sign-in.messages.es.ts'),
  ar: () => import('./sign-in.messages.ar.ts'),
});
