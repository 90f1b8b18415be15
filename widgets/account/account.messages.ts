import { defineMessages } from '#core/i18n/catalogue.ts';
import { codeMessages, passkeyMessages, providerMessages } from '#core/i18n/sign-in.messages.ts';
import * as english from './messages/en.ts';

const load = (language: string) => import(`./messages/${language}.ts`);

export const accountMessages = defineMessages(english.account, load, 'account');

export const identityMessages = defineMessages(english.identities, load, 'identities');

export const signInMethodMessages = defineMessages(english.signInMethods, load, 'signInMethods');

export const twoStepMessages = defineMessages(english.twoStep, load, 'twoStep');

/** Those of the section and of its dialogs. */
export const signInMethodCatalogues = [
  signInMethodMessages,
  identityMessages,
  twoStepMessages,
  codeMessages,
  passkeyMessages,
  providerMessages,
];
