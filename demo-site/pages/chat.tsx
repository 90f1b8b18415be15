import type { JSX } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useIsHydrated } from '#core/ui/use-is-hydrated.ts';
import { useMessages } from '#site/messages/messages.ts';

type InboxListeners = Pick<
  JSX.IntrinsicElements['dragoman-chat-inbox'],
  'ondragoman-conversation-open' | 'ondragoman-conversation-close' | 'ondragoman-message-sent'
>;

const inPlace = { preventScrollReset: true } as const;

/** The entry before this one in the history is the list of conversations. */
const afterList = { isAfterList: true };

/** `/messages`: the URL contains the open conversation, so that a reload opens it again, and what a question is about. */
export function Chat() {
  const { chat } = useMessages();
  const [address, writeAddress] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const conversation = address.get('conversation') ?? '';
  const about = address.get('about') ?? undefined;
  const isHydrated = useIsHydrated();
  const isAfterList = state?.isAfterList === true;
  const listeners: InboxListeners = {
    // Back leads from a conversation to the list, however many conversations were open one after the other.
    'ondragoman-conversation-open': ({ detail: { id } }) => {
      if (id === conversation) return;
      if (conversation) writeAddress({ conversation: id }, { ...inPlace, replace: true, state });
      else writeAddress({ conversation: id }, { ...inPlace, state: afterList });
    },
    'ondragoman-conversation-close': () => {
      if (isAfterList) navigate(-1);
      else writeAddress({}, { ...inPlace, replace: true });
    },
    'ondragoman-message-sent': ({ detail: { conversationId } }) => {
      if (about) writeAddress({ conversation: conversationId }, { ...inPlace, replace: true, state });
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
