import type { ElementOf } from '#core/element/contract/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { availabilityContract } from './availability.contract.ts';
import { availabilityMessages } from './availability.messages.ts';
import { Availability } from './availability.tsx';
import '#core/embed/toaster.ts';

export type DragomanAvailability = ElementOf<typeof availabilityContract>;

declare global {
  interface DragomanContracts {
    'dragoman-availability': typeof availabilityContract;
  }
}

defineWidget(availabilityContract, Availability, { messages: [availabilityMessages] });
