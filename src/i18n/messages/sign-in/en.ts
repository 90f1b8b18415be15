export const passkey = {
  instead: 'Use a passkey instead',
  confirmed: 'Confirmed with your passkey.',
  notDone: 'No passkey was used. You can try again.',
  exists: 'This device has a passkey for your account already.',
  failed: 'Your browser or device could not do this. Please try again, or sign in another way.',
  usePasskey: 'Use a passkey',
  confirmTitle: 'Confirm that it is you',
  confirmHint:
    'To protect your account, we ask for your passkey again when you last used it more than ten minutes ago.',
};

export const provider = {
  continueWith: ({ name }: { name: string }) => `Continue with ${name}`,
  waiting: ({ name }: { name: string }) => `Signing you in with ${name}`,
  over: 'This sign-in was used already, took longer than ten minutes, or began in another browser. Please begin again.',
  cancelled: 'You have not signed in: it was cancelled at the provider. Try again, or sign in another way.',
  refused:
    'We cannot use what the provider answered, so nothing has changed. Please try again, or sign in another way.',
  away: 'The provider does not answer at the moment. Please try again in a while, or sign in another way.',
  unknown: 'This provider is not available here, or not any more. Please sign in another way.',
  detailsHeading: 'Only this is missing',
  detailsLead: ({ name }: { name: string }) =>
    `An account needs it, and ${name} has not told us. Nothing is stored until you send it.`,
  create: 'Create account',
  startAgain: 'Sign in another way',
  linkNeeded: ({ email, name }: { email: string; name: string }) =>
    `The address ${email} has an account already. Sign in to it once, and we connect it with ${name}.`,
  linked: 'It is connected. You can sign in with it from now on.',
  confirmed: 'Thank you. You can go on.',
  confirmHint: 'Show once more who you are, and then go on here. It counts for ten minutes.',
};

export const code = {
  heading: 'Enter your code',
  lead: 'Signing in also asks for a code from your authenticator app.',
  code: 'Code from your app',
  codeHint: 'Six digits, new every half minute.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of the codes that you kept when you set this up. Each works once.',
  recoveryWrong: 'This code is not right, or was used already. Please enter another one of your codes.',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the app',
  back: 'Back',
  mailedCode: 'Code from the mail',
  mailedCodeHint: 'Eight digits. The mail can take a minute.',
  mailedCodeWrong: 'This code is not right, or it has expired.',
};
