import { ArrowLeft, ClipboardList } from 'lucide';
import type { RefCallback } from 'react';
import type { Conversation } from '#core/domain/conversation.ts';
import { useMessages } from '#core/i18n/context.ts';
import { useLink } from '#core/kit/links/use-link.ts';
import { Avatar } from '#core/ui/avatar.tsx';
import { ButtonLink, IconButton } from '#core/ui/button.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
import { chatInboxMessages } from '#widgets/chat-inbox/chat-inbox.messages.ts';
import { narrowOnly } from '#widgets/chat-inbox/chat-inbox.styles.ts';
import * as pane from './pane.styles.ts';
import * as styles from './thread.styles.ts';

interface ThreadHeadProps {
  conversation: Conversation;
  isTyping: boolean;
  headingLevel: number;
  taskUrl: string;
  titleRef: RefCallback<HTMLHeadingElement>;
  onBack(): void;
}

export function ThreadHead({
  conversation,
  isTyping,
  headingLevel,
  taskUrl,
  titleRef,
  onBack,
}: ThreadHeadProps) {
  const t = useMessages(chatInboxMessages);
  const link = useLink();
  const { with: person, task } = conversation;
  const Heading = headingTag(headingLevel);
  const tab = task?.isOver ? 'finished' : 'accepted';
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
      {task && (
        <ButtonLink
          size="small"
          part="task"
          title={task.title}
          href={link('taskUrl', taskUrl, { id: task.id, tab })}
        >
          <Icon node={ClipboardList} />
          <span className={styles.taskLabel}>{t.viewTask}</span>
        </ButtonLink>
      )}
    </header>
  );
}
