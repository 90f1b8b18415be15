import '#core/embed/toaster.ts';
import type { ElementOf } from '#core/element/contract/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { moneyMessages } from '#core/i18n/money.messages.ts';
import { perPerson, withReauthentication } from '#core/kit/sign-in/with-reauthentication.tsx';
import { offerFormContract } from './offer-form.contract.ts';
import { offerFormMessages } from './offer-form.messages.ts';
import { OfferForm } from './offer-form.tsx';

export type DragomanOfferForm = ElementOf<typeof offerFormContract>;

declare global {
  interface HTMLElementTagNameMap {
    'dragoman-offer-form': DragomanOfferForm;
  }
}

defineWidget(offerFormContract, withReauthentication(perPerson(OfferForm)), {
  messages: [offerFormMessages, moneyMessages],
});
