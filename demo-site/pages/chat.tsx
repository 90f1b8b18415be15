import { useSearchParams } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { useTitle } from '#site/shell/use-title.ts';

/** `/messages`: the URL contains the open conversation, so that a reload opens it again, and what a question is about. */
export function Chat() {
  const { chat } = useMessages();
  const [address, setAddress] = useSearchParams();
  const conversation = address.get('conversation') ?? '';
  const about = address.get('about') ?? undefined;
  useTitle(chat.title);
  return (
    <div className="container chat">
      <h1 className="visually-hidden">{chat.title}</h1>
      <dragoman-chat-inbox
        class="chat__inbox"
        conversation-id={conversation}
        about={about}
        load="eager"
        ondragoman-conversation-open={({ detail: { id } }) => {
          if (id !== conversation)
            setAddress({ conversation: id }, { replace: true, preventScrollReset: true });
        }}
        ondragoman-message-sent={() => {
          if (about) setAddress({ conversation }, { replace: true, preventScrollReset: true });
        }}
      />
    </div>
  );
}
