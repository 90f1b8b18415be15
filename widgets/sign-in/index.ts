import '#core/embed/toaster.ts';
import type { ElementOf } from '#core/element/contract/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { codeMessages, passkeyMessages, providerMessages } from '#core/i18n/sign-in.messages.ts';
import { signInContract } from './sign-in.contract.ts';
import { prepareSignIn as prepare } from './sign-in.data.ts';
import { signInMessages } from './sign-in.messages.ts';
import { SignIn } from './sign-in.tsx';

export type DragomanSignIn = ElementOf<typeof signInContract>;

declare global {
  interface DragomanContracts {
    'dragoman-sign-in': typeof signInContract;
  }
}

const messages = [signInMessages, codeMessages, passkeyMessages, providerMessages];
defineWidget(signInContract, SignIn, { messages, prepare });
