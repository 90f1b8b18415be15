import '#core/embed/toaster.ts';
import type { ElementOf } from '#core/element/contract/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { perPerson, withReauthentication } from '#core/hooks/sign-in/with-reauthentication.tsx';
import { cancellationMessages, moneyMessages } from '#core/i18n/forms.messages.ts';
import { offerFormContract } from './offer-form.contract.ts';
import { offerFormMessages } from './offer-form.messages.ts';
import { OfferForm } from './offer-form.tsx';

export type DragomanOfferForm = ElementOf<typeof offerFormContract>;

declare global {
  interface DragomanContracts {
    'dragoman-offer-form': typeof offerFormContract;
  }
}

defineWidget(offerFormContract, withReauthentication(perPerson(OfferForm)), {
  messages: [offerFormMessages, cancellationMessages, moneyMessages],
});
