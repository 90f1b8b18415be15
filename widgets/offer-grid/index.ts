import '#core/embed/toaster.ts';
import type { ElementOf } from '#core/element/contract/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { offerGridContract } from './offer-grid.contract.ts';
import { prepareOffers } from './offer-grid.data.ts';
import { offerGridMessages } from './offer-grid.messages.ts';
import { OfferGrid } from './offer-grid.tsx';

export type DragomanOfferGrid = ElementOf<typeof offerGridContract>;

declare global {
  interface DragomanContracts {
    'dragoman-offer-grid': typeof offerGridContract;
  }
}

defineWidget(offerGridContract, OfferGrid, { messages: offerGridMessages, prepare: prepareOffers });
