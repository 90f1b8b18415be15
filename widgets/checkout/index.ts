import '#core/embed/toaster.ts';
import type { ElementOf } from '#core/element/contract/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { clockMessages } from '#core/i18n/clock.messages.ts';
import { moneyMessages } from '#core/i18n/money.messages.ts';
import { perPerson, withReauthentication } from '#core/kit/sign-in/with-reauthentication.tsx';
import { checkoutContract } from './checkout.contract.ts';
import { prepareCheckout } from './checkout.data.ts';
import { checkoutMessages } from './checkout.messages.ts';
import { Checkout } from './checkout.tsx';

export type DragomanCheckout = ElementOf<typeof checkoutContract>;

declare global {
  interface HTMLElementTagNameMap {
    'dragoman-checkout': DragomanCheckout;
  }
}

const messages = [checkoutMessages, clockMessages, moneyMessages];
defineWidget(checkoutContract, withReauthentication(perPerson(Checkout)), {
  messages,
  prepare: prepareCheckout,
});
