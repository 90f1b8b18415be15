import { ArrowLeft, ClipboardList } from 'lucide';
import { type RefCallback, useCallback } from 'react';
import type { Conversation } from '#core/domain/conversation.ts';
import { Failure } from '#core/hooks/errors/ready.tsx';
import { useLink } from '#core/hooks/links/use-link.ts';
import { useMessages, useTitleOf } from '#core/i18n/context.ts';
import { Avatar } from '#core/ui/avatar.tsx';
import { ButtonLink, IconButton } from '#core/ui/button.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
import { chatInboxMessages } from '#widgets/chat-inbox/chat-inbox.messages.ts';
import { narrowOnly } from '#widgets/chat-inbox/chat-inbox.styles.ts';
import { Composer, useTyping } from './composer.tsx';
import { ConversationNotFound } from './inbox-states.tsx';
import { MessageList } from './message-list.tsx';
import { useMessageTranslation } from './message-translation.ts';
import { BlockedNote, MoreActions } from './more-actions.tsx';
import type { Outbox } from './outbox.ts';
import * as pane from './pane.styles.ts';
import { useThread } from './thread.data.ts';
import * as styles from './thread.styles.ts';
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
  onBlocked(conversation: Conversation, isBlocked: boolean): void;
}

export function Thread({ conversation, readerId, outbox, about, onRead, ...frame }: ThreadProps) {
  const { id } = conversation;
  const thread = useThread(readerId, id);
  // Known before there are messages, whose heights it changes.
  const translate = useMessageTranslation(conversation.language);
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
            translate={translate}
            onRead={markRead}
          />
          {conversation.isBlocked ? (
            <BlockedNote conversation={conversation} onBlocked={frame.onBlocked} />
          ) : (
            <Composer
              key={id}
              about={about}
              draftName={`chat.${readerId}.${id}`}
              acceptsFiles={conversation.task !== null}
              onTyping={typing.notify}
              onSend={(text, files) => send(id, text, files, own)}
            />
          )}
        </>
      );
    }
  }
}

interface ThreadHeadProps {
  conversation: Conversation;
  isTyping: boolean;
  headingLevel: number;
  taskUrl: string;
  titleRef: RefCallback<HTMLHeadingElement>;
  onBack(): void;
  onBlocked: ThreadProps['onBlocked'];
}

function ThreadHead({
  conversation,
  isTyping,
  headingLevel,
  taskUrl,
  titleRef,
  onBack,
  onBlocked,
}: ThreadHeadProps) {
  const t = useMessages(chatInboxMessages);
  const { with: person, task } = conversation;
  const Heading = headingTag(headingLevel);
  return (
    <header className={pane.head}>
      <span className={narrowOnly}>
        <IconButton label={t.back} part="back" onClick={onBack}>
          <Icon node={ArrowLeft} size={20} mirror />
        </IconButton>
      </span>
      <Avatar name={person.fullName} image={person.image} size={38} />
      <div className={styles.names}>
        <Heading ref={titleRef} className={styles.title} part="title" tabIndex={-1} translate="no" dir="auto">
          {person.fullName}
        </Heading>
        {isTyping && (
          <p className={styles.typing} part="typing">
            {t.typing}
          </p>
        )}
      </div>
      {task && <TaskLink task={task} taskUrl={taskUrl} />}
      <MoreActions conversation={conversation} onBlocked={onBlocked} />
    </header>
  );
}

function TaskLink({ task, taskUrl }: { task: NonNullable<Conversation['task']>; taskUrl: string }) {
  const t = useMessages(chatInboxMessages);
  const link = useLink();
  const { title } = useTitleOf(task);
  const tab = task.isOver ? 'finished' : 'accepted';
  return (
    <ButtonLink size="small" part="task" title={title} href={link('taskUrl', taskUrl, { id: task.id, tab })}>
      <Icon node={ClipboardList} />
      <span className={styles.taskLabel}>{t.viewTask}</span>
    </ButtonLink>
  );
}
