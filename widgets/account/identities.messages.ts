import { defineMessages, type Translated } from '#core/i18n/catalogue.ts';

const english = {
  connect: ({ name }: { name: string }) => `Connect ${name}`,
  connected: 'It is connected. You can sign in with it from now on.',
  gone: 'No longer available: you cannot sign in with it.',
  removed: 'It is removed. Nobody can sign in with it any more.',
  removeTitle: ({ name }: { name: string }) => `Remove ${name}?`,
  removeQuestion: ({ name }: { name: string }) =>
    `You can no longer sign in with ${name}. Your account there stays as it is, and you stay signed in here.`,
  removeNow: 'Remove',
};

export type IdentityMessages = Translated<typeof english>;

export const identityMessages = defineMessages(english, {
  de: () => import('./identities.messages.de.ts'),
  fr: () => import('./identities.messages.fr.ts'),
  es: () => import('./identities.messages.es.ts'),
  ar: () => import('./identities.messages.ar.ts'),
});
