import { type RefCallback, useCallback } from 'react';
import type { Conversation } from '#core/domain/conversation.ts';
import { Failure } from '#core/kit/errors/failure.tsx';
import { Composer } from '#widgets/chat-inbox/composer/composer.tsx';
import { useTyping } from '#widgets/chat-inbox/composer/typing.ts';
import { ConversationNotFound } from '#widgets/chat-inbox/conversations/empty-states.tsx';
import type { Outbox } from '#widgets/chat-inbox/sending/outbox.ts';
import { MessageList } from './message-list.tsx';
import * as pane from './pane.styles.ts';
import { useThread } from './thread.data.ts';
import { ThreadHead } from './thread-head.tsx';
import { MessagesSkeleton } from './thread-skeleton.tsx';

export interface ThreadProps {
  conversation: Conversation;
  readerId: string;
  outbox: Outbox;
  headingLevel: number;
  taskUrl: string;
  /** What a new message is about; empty where that is open. */
  about: string;
  titleRef: RefCallback<HTMLHeadingElement>;
  onBack(): void;
  onRead(conversation: Conversation): void;
}

export function Thread({ conversation, readerId, outbox, about, onRead, ...frame }: ThreadProps) {
  const { id } = conversation;
  const thread = useThread(readerId, id);
  const { send } = outbox;
  const typing = useTyping(readerId, id);
  const markRead = useCallback(() => onRead(conversation), [onRead, conversation]);

  switch (thread.status) {
    case 'missing':
      return <ConversationNotFound onBack={frame.onBack} />;
    case 'loading':
      return (
        <>
          <ThreadHead conversation={conversation} isTyping={typing.isVisible} {...frame} />
          <MessagesSkeleton />
        </>
      );
    case 'failed':
      return (
        <>
          <ThreadHead conversation={conversation} isTyping={typing.isVisible} {...frame} />
          <div className={pane.log}>
            <Failure error={thread.error} isRetrying={thread.isRetrying} onRetry={thread.retry} />
          </div>
        </>
      );
    case 'ready': {
      const own = thread.messages.filter(({ author }) => author === readerId);
      return (
        <>
          <ThreadHead conversation={conversation} isTyping={typing.isVisible} {...frame} />
          <MessageList
            conversation={conversation}
            readerId={readerId}
            thread={thread}
            outbox={outbox}
            onRead={markRead}
          />
          <Composer
            key={id}
            about={about}
            draftName={`chat.${readerId}.${id}`}
            acceptsFiles={conversation.task !== null}
            onTyping={typing.notify}
            onSend={(text, files) => send(id, text, files, own)}
          />
        </>
      );
    }
  }
}
