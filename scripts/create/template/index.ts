import type { ElementOf } from '#core/element/contract/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { widgetNameContract } from './widget-name.contract.ts';
import { widgetNameMessages } from './widget-name.messages.ts';
import { WidgetName } from './widget-name.tsx';

export type DragomanWidgetName = ElementOf<typeof widgetNameContract>;

declare global {
  interface DragomanContracts {
    'dragoman-widget-name': typeof widgetNameContract;
  }
}

defineWidget(widgetNameContract, WidgetName, { messages: widgetNameMessages });
