import '#core/embed/toaster.ts';
import type { ElementOf } from '#core/element/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { goingOn } from '#core/element/going-on.tsx';
import { factMessages } from '#core/i18n/fact.messages.ts';
import { chatInboxContract } from './chat-inbox.contract.ts';
import { chatInboxMessages } from './chat-inbox.messages.ts';
import { ChatInbox } from './chat-inbox.tsx';

export type DragomanChatInbox = ElementOf<typeof chatInboxContract>;

declare global {
  interface HTMLElementTagNameMap {
    'dragoman-chat-inbox': DragomanChatInbox;
  }
}

defineWidget(chatInboxContract, goingOn(ChatInbox), { messages: [chatInboxMessages, factMessages] });
