import '#core/embed/toaster.ts';
import type { ElementOf } from '#core/element/contract/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { serviceSelectContract } from './service-select.contract.ts';
import { serviceSelectMessages } from './service-select.messages.ts';
import { ServiceSelect } from './service-select.tsx';

export type DragomanServiceSelect = ElementOf<typeof serviceSelectContract>;

declare global {
  interface DragomanContracts {
    'dragoman-service-select': typeof serviceSelectContract;
  }
}

defineWidget(serviceSelectContract, ServiceSelect, { messages: serviceSelectMessages });
