import '#core/embed/toaster.ts';
import type { ElementOf } from '#core/element/contract/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { userMenuContract } from './user-menu.contract.ts';
import { userMenuMessages } from './user-menu.messages.ts';
import { UserMenu } from './user-menu.tsx';

export type DragomanUserMenu = ElementOf<typeof userMenuContract>;

declare global {
  interface DragomanContracts {
    'dragoman-user-menu': typeof userMenuContract;
  }
}

const options = { messages: userMenuMessages, alwaysEager: true, inline: true };
defineWidget(userMenuContract, UserMenu, options);
