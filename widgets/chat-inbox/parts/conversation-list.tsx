import type { RefObject } from 'react';
import type { Conversation } from '#core/domain/conversation.ts';
import { useLocalizedText } from '#core/i18n/activity.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { visuallyHidden } from '#core/theme/visually-hidden.ts';
import { Avatar } from '#core/ui/avatar.tsx';
import { VirtualList } from '#core/ui/virtual/virtual-list.tsx';
import { chatInboxMessages } from '#widgets/chat-inbox/chat-inbox.messages.ts';
import * as styles from './conversation-list.styles.ts';

interface ConversationListProps {
  conversations: readonly Conversation[];
  openId: string;
  onOpen(id: string): void;
  ref: RefObject<HTMLUListElement | null>;
}

export function ConversationList({ conversations, openId, onOpen, ref }: ConversationListProps) {
  const t = useMessages(chatInboxMessages);
  return (
    <div className={styles.scroller} part="conversations">
      <ul ref={ref} className={styles.list} aria-label={t.conversations}>
        <VirtualList items={conversations} keyOf={({ id }) => id} list={ref}>
          {(conversation) => (
            <button
              type="button"
              className={styles.row}
              part="conversation"
              data-conversation={conversation.id}
              aria-current={conversation.id === openId ? 'true' : undefined}
              onClick={() => onOpen(conversation.id)}
            >
              <Avatar name={conversation.with.fullName} image={conversation.with.image} size={42} />
              <Summary conversation={conversation} />
            </button>
          )}
        </VirtualList>
      </ul>
    </div>
  );
}

function Summary({ conversation }: { conversation: Conversation }) {
  const t = useMessages(chatInboxMessages);
  const format = useFormat();
  const localizedText = useLocalizedText();
  const { createdAt, lastMessage, unreadCount } = conversation;
  const digits = format.number(unreadCount);
  return (
    <span className={styles.summary}>
      <span className={styles.line}>
        <span className={styles.name} part="name" translate="no" dir="auto">
          {conversation.with.fullName}
        </span>
        <time className={styles.stamp} dateTime={createdAt.toISOString()} dir="ltr">
          {format.stamp(createdAt)}
        </time>
      </span>
      <span className={styles.line}>
        <span
          className={styles.preview}
          part="preview"
          data-unread={unreadCount > 0 || undefined}
          {...localizedText(lastMessage)}
        />
        {unreadCount > 0 && (
          <span className={styles.badge} part="unread">
            <span aria-hidden>{digits}</span>
            <span className={visuallyHidden}>{t.unread({ count: unreadCount, digits })}</span>
          </span>
        )}
      </span>
    </span>
  );
}
