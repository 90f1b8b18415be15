import '#core/embed/toaster.ts';
import type { ElementOf } from '#core/element/contract/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { withReauthentication } from '#core/hooks/sign-in/with-reauthentication.tsx';
import { accountContract } from './account.contract.ts';
import { accountMessages, signInMethodCatalogues } from './account.messages.ts';
import { Account } from './account.tsx';

export type DragomanAccount = ElementOf<typeof accountContract>;

declare global {
  interface DragomanContracts {
    'dragoman-account': typeof accountContract;
  }
}

defineWidget(accountContract, withReauthentication(Account), {
  messages: [accountMessages, ...signInMethodCatalogues],
});
