import '#core/embed/toaster.ts';
import type { ElementOf } from '#core/element/contract/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { levelMessages } from '#core/i18n/level.messages.ts';
import { askQuestionMessages } from '#core/kit/conversation/ask-question.messages.ts';
import { offerDetailContract } from './offer-detail.contract.ts';
import { prepareOffer } from './offer-detail.data.ts';
import { offerDetailMessages } from './offer-detail.messages.ts';
import { OfferDetail } from './offer-detail.tsx';

export type DragomanOfferDetail = ElementOf<typeof offerDetailContract>;

declare global {
  interface HTMLElementTagNameMap {
    'dragoman-offer-detail': DragomanOfferDetail;
  }
}

defineWidget(offerDetailContract, OfferDetail, {
  messages: [offerDetailMessages, askQuestionMessages, levelMessages],
  prepare: prepareOffer,
});
