import { defineMessages, type Translated } from '#core/i18n/catalogue.ts';

const english = {
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

export type PasskeyMessages = Translated<typeof english>;

export const passkeyMessages = defineMessages(english, {
  de: () => import('./passkey.messages.de.ts'),
  fr: () => import('./passkey.messages.fr.ts'),
  es: () => import('./passkey.messages.es.ts'),
  ar: () => import('./passkey.messages.ar.ts'),
});
