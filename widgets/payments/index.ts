import '#core/embed/toaster.ts';
import type { ElementOf } from '#core/element/contract/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { withReauthentication } from '#core/hooks/sign-in/with-reauthentication.tsx';
import { paymentsContract } from './payments.contract.ts';
import { paymentsCatalogues } from './payments.messages.ts';
import { Payments } from './payments.tsx';

export type DragomanPayments = ElementOf<typeof paymentsContract>;

declare global {
  interface DragomanContracts {
    'dragoman-payments': typeof paymentsContract;
  }
}

defineWidget(paymentsContract, withReauthentication(Payments), { messages: paymentsCatalogues });
