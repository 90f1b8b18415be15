import { defineMessages } from './catalogue.ts';
import * as english from './messages/sign-in/en.ts';

const load = (language: string) => import(`./messages/sign-in/${language}.ts`);

export const passkeyMessages = defineMessages(english.passkey, load, 'passkey');

export const providerMessages = defineMessages(english.provider, load, 'provider');

export const codeMessages = defineMessages(english.code, load, 'code');
