import type { ElementOf } from '#core/element/contract/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { toasterContract } from './toaster.contract.ts';
import { toasterMessages } from './toaster.messages.ts';
import { Toaster } from './toaster.tsx';

export type DragomanToaster = ElementOf<typeof toasterContract>;

declare global {
  interface DragomanContracts {
    'dragoman-toaster': typeof toasterContract;
  }
}

defineWidget(toasterContract, Toaster, { messages: toasterMessages, alwaysEager: true });
