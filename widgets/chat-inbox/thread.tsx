import { ArrowLeft } from 'lucide';
import { type RefObject, useCallback } from 'react';
import type { Conversation } from '#core/domain/conversation.ts';
import { Failure } from '#core/element/failure.tsx';
import { useMessages } from '#core/i18n/context.ts';
import { Avatar } from '#core/ui/avatar.tsx';
import { IconButton } from '#core/ui/button.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
import { chatInboxMessages } from './chat-inbox.messages.ts';
import { narrowOnly } from './chat-inbox.styles.ts';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { NotThere } from './nothing-here.tsx';
import type { Outbox } from './outbox.ts';
import { useThread } from './thread.data.ts';
import * as styles from './thread.styles.ts';
import { MessagesSkeleton } from './thread-skeleton.tsx';

interface ThreadProps {
  conversation: Conversation;
  readerId: string;
  outbox: Outbox;
  headingLevel: number;
  titleRef: RefObject<HTMLHeadingElement | null>;
  onBack(): void;
  onRead(conversation: Conversation): void;
}

/** An open conversation. */
export function Thread({ conversation, readerId, outbox, onRead, ...frame }: ThreadProps) {
  const { id } = conversation;
  const thread = useThread(readerId, id);
  const { send } = outbox;
  const markRead = useCallback(() => onRead(conversation), [onRead, conversation]);

  switch (thread.status) {
    case 'missing':
      return <NotThere onBack={frame.onBack} />;
    case 'loading':
      return (
        <>
          <Head person={conversation.with} {...frame} />
          <MessagesSkeleton />
        </>
      );
    case 'failed':
      return (
        <>
          <Head person={conversation.with} {...frame} />
          <div className={styles.log}>
            <Failure error={thread.error} isRetrying={thread.isRetrying} onRetry={thread.retry} />
          </div>
        </>
      );
    case 'ready': {
      const own = thread.messages.filter(({ author }) => author === readerId);
      return (
        <>
          <Head person={conversation.with} {...frame} />
          <MessageList
            conversation={conversation}
            readerId={readerId}
            thread={thread}
            outbox={outbox}
            onRead={markRead}
          />
          <Composer
            draftName={`chat.${readerId}.${id}`}
            onSend={(text) => send(id, text, own.filter((message) => message.text === text).length)}
          />
        </>
      );
    }
  }
}

type HeadProps = Pick<ThreadProps, 'headingLevel' | 'titleRef' | 'onBack'> & { person: Conversation['with'] };

function Head({ person, headingLevel, titleRef, onBack }: HeadProps) {
  const t = useMessages(chatInboxMessages);
  const Heading = headingTag(headingLevel);
  return (
    <header className={styles.head}>
      <span className={narrowOnly}>
        <IconButton label={t.back} part="back" onClick={onBack}>
          <Icon node={ArrowLeft} size={20} mirror />
        </IconButton>
      </span>
      <Avatar name={person.fullName} image={person.image} size={38} />
      <Heading ref={titleRef} className={styles.title} part="title" tabIndex={-1} translate="no" dir="auto">
        {person.fullName}
      </Heading>
    </header>
  );
}
