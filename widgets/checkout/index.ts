import '#core/embed/toaster.ts';
import type { ElementOf } from '#core/element/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { goingOn } from '#core/element/going-on.tsx';
import { clockMessages } from '#core/i18n/clock.messages.ts';
import { checkoutContract } from './checkout.contract.ts';
import { checkoutMessages } from './checkout.messages.ts';
import { Checkout } from './checkout.tsx';

export type DragomanCheckout = ElementOf<typeof checkoutContract>;

declare global {
  interface HTMLElementTagNameMap {
    'dragoman-checkout': DragomanCheckout;
  }
}

defineWidget(checkoutContract, goingOn(Checkout), { messages: [checkoutMessages, clockMessages] });
