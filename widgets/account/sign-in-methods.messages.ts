import { defineMessages, type Translated } from '#core/i18n/catalogue.ts';
import { passkeyMessages } from '#core/kit/passkey/passkey.messages.ts';
import { providerMessages } from '#core/kit/provider/provider.messages.ts';
import { identityMessages } from './identities.messages.ts';

const english = {
  signInMethods: 'Ways to sign in',
  password: 'Password',
  passwordNone: 'Not set',
  passkeyHint:
    'A passkey signs you in with your fingerprint, face or screen lock. There is nothing to remember, and nobody can steal it with a copied page.',
  addPasskey: 'Add a passkey',
  noPasskeysHere:
    'This browser has no passkeys. Open the settings in a current browser, over https, to add one.',
  passkeyNotAdded: 'No passkey was added. You can try again.',
  passkeyAdded: 'The passkey is added. You can sign in with it now.',
  passkeyRenamed: 'The passkey is renamed.',
  passkeyRemoved: 'The passkey is removed.',
  neverUsed: 'Not used yet',
  onlyMethod: 'Your only way to sign in. Add a passkey or a password, then you can remove it.',
  rename: 'Rename',
  remove: 'Remove',
  renameTitle: 'Rename the passkey',
  renameNow: 'Save',
  name: 'Name',
  nameHint: 'So that you recognise the device it is on.',
  removeTitle: 'Remove the passkey?',
  removeNow: 'Remove',
  passwordSince: ({ when }: { when: string }) => `Set ${when}`,
  createdAt: ({ when }: { when: string }) => `Added ${when}`,
  usedAt: ({ when }: { when: string }) => `Last used ${when}`,
  renameOf: ({ name }: { name: string }) => `Rename ${name}`,
  removeOf: ({ name }: { name: string }) => `Remove ${name}`,
  removeQuestion: ({ name }: { name: string }) =>
    `You can no longer sign in with “${name}”. Delete it on your device, too. You stay signed in.`,
};

export type SignInMethodMessages = Translated<typeof english>;

export const signInMethodMessages = defineMessages(english, {
  de: () => import('./sign-in-methods.messages.de.ts'),
  fr: () => import('./sign-in-methods.messages.fr.ts'),
  es: () => import('./sign-in-methods.messages.es.ts'),
  ar: () => import('./sign-in-methods.messages.ar.ts'),
});

/** Those of the section and of its dialogs. */
export const signInMethodCatalogues = [
  signInMethodMessages,
  identityMessages,
  passkeyMessages,
  providerMessages,
];
