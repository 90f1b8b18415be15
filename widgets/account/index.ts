import '#core/embed/toaster.ts';
import type { ElementOf } from '#core/element/contract/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { withReauthentication } from '#core/kit/sign-in/with-reauthentication.tsx';
import { accountContract } from './account.contract.ts';
import { accountMessages } from './account.messages.ts';
import { Account } from './account.tsx';
import { signInMethodCatalogues } from './sign-in-methods.messages.ts';

export type DragomanAccount = ElementOf<typeof accountContract>;

declare global {
  interface HTMLElementTagNameMap {
    'dragoman-account': DragomanAccount;
  }
}

defineWidget(accountContract, withReauthentication(Account), {
  messages: [accountMessages, ...signInMethodCatalogues],
});
