import '#core/embed/toaster.ts';
import type { ElementOf } from '#core/element/contract/contract.ts';
import { defineWidget } from '#core/element/define-widget.ts';
import { withReauthentication } from '#core/hooks/sign-in/with-reauthentication.tsx';
import { activityMessages } from '#core/i18n/activity.messages.ts';
import { chatInboxContract } from './chat-inbox.contract.ts';
import { prepareInbox as prepare } from './chat-inbox.data.ts';
import { chatInboxMessages } from './chat-inbox.messages.ts';
import { ChatInbox } from './chat-inbox.tsx';

export type DragomanChatInbox = ElementOf<typeof chatInboxContract>;

declare global {
  interface DragomanContracts {
    'dragoman-chat-inbox': typeof chatInboxContract;
  }
}

const messages = [chatInboxMessages, activityMessages];
defineWidget(chatInboxContract, withReauthentication(ChatInbox), { messages, prepare });
