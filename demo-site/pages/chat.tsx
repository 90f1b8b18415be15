import type { JSX } from 'react';
import { useMessages } from '#site/messages/messages.ts';
import { useIsHydrated } from '#site/shell/use-is-hydrated.ts';
import { useTitle } from '#site/shell/use-title.ts';
import { useWrittenAddress } from '#site/shell/use-written-address.ts';

type InboxListeners = Pick<
  JSX.IntrinsicElements['dragoman-chat-inbox'],
  'ondragoman-conversation-open' | 'ondragoman-message-sent'
>;

/** `/messages`: the URL contains the open conversation, so that a reload opens it again, and what a question is about. */
export function Chat() {
  const { chat } = useMessages();
  const [address, writeAddress] = useWrittenAddress();
  const conversation = address.get('conversation') ?? '';
  const about = address.get('about') ?? undefined;
  useTitle(chat.title);
  const isHydrated = useIsHydrated();
  const listeners: InboxListeners = {
    'ondragoman-conversation-open': ({ detail: { id } }) => {
      if (id !== conversation) writeAddress({ conversation: id });
    },
    'ondragoman-message-sent': ({ detail: { conversationId } }) => {
      if (about) writeAddress({ conversation: conversationId });
    },
  };
  return (
    <div className="container chat">
      <h1 className="visually-hidden">{chat.title}</h1>
      <dragoman-chat-inbox
        class="chat__inbox"
        conversation-id={conversation}
        about={about}
        load="eager"
        {...(isHydrated && listeners)}
      />
    </div>
  );
}
