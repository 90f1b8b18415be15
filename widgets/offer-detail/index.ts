import '#core/embed/toaster.ts';
import type { ElementOf } from '#core/element/contract/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { offerDetailContract } from './offer-detail.contract.ts';
import { prepareOffer } from './offer-detail.data.ts';
import { offerDetailCatalogues } from './offer-detail.messages.ts';
import { OfferDetail } from './offer-detail.tsx';

export type DragomanOfferDetail = ElementOf<typeof offerDetailContract>;

declare global {
  interface DragomanContracts {
    'dragoman-offer-detail': typeof offerDetailContract;
  }
}

defineWidget(offerDetailContract, OfferDetail, {
  messages: offerDetailCatalogues,
  prepare: prepareOffer,
});
