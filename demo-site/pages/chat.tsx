import { useSearchParams } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { useTitle } from '#site/shell/use-title.ts';
import '#site/styles/chat.css';

/** `/messages`: the URL contains the open conversation, so that a reload opens it again. */
export function Chat() {
  const { chat } = useMessages();
  const [address, setAddress] = useSearchParams();
  const conversation = address.get('conversation') ?? '';
  useTitle(chat.title);
  return (
    <div className="container chat">
      <h1 className="visually-hidden">{chat.title}</h1>
      <dragoman-chat-inbox
        class="chat__inbox"
        conversation-id={conversation}
        load="eager"
        ondragoman-conversation-open={({ detail: { id } }) => {
          if (id !== conversation)
            setAddress({ conversation: id }, { replace: true, preventScrollReset: true });
        }}
      />
    </div>
  );
}
