import '#core/embed/toaster.ts';
import type { ElementOf } from '#core/element/contract/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { launcherContract } from './launcher.contract.ts';
import { launcherMessages } from './launcher.messages.ts';
import { Launcher } from './launcher.tsx';

export type DragomanLauncher = ElementOf<typeof launcherContract>;

declare global {
  interface DragomanContracts {
    'dragoman-launcher': typeof launcherContract;
  }
}

defineWidget(launcherContract, Launcher, { messages: launcherMessages, alwaysEager: true });
