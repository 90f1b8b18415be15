import '#core/embed/toaster.ts';
import type { ElementOf } from '#core/element/contract/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { perPerson, withReauthentication } from '#core/hooks/sign-in/with-reauthentication.tsx';
import { checkoutContract } from './checkout.contract.ts';
import { prepareCheckout as prepare } from './checkout.data.ts';
import { checkoutCatalogues as messages } from './checkout.messages.ts';
import { Checkout } from './checkout.tsx';

export type DragomanCheckout = ElementOf<typeof checkoutContract>;

declare global {
  interface DragomanContracts {
    'dragoman-checkout': typeof checkoutContract;
  }
}

defineWidget(checkoutContract, withReauthentication(perPerson(Checkout)), { messages, prepare });
