import { ArrowDown } from 'lucide';
import { useEffect, useMemo, useState } from 'react';
import type { Conversation } from '#core/domain/conversation.ts';
import { useMessages } from '#core/i18n/context.ts';
import { Button } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { chatInboxMessages } from '#widgets/chat-inbox/chat-inbox.messages.ts';
import { placeholder } from '#widgets/chat-inbox/chat-inbox.styles.ts';
import type { Outbox } from '#widgets/chat-inbox/sending/outbox.ts';
import { useHasNewMessages, useOutgoing, useScrollToOwn } from '#widgets/chat-inbox/sending/use-outgoing.ts';
import * as pane from './pane.styles.ts';
import { type ReadyThread, useCoveredConversation, useReading } from './thread.data.ts';
import * as styles from './thread.styles.ts';
import { ThreadRows } from './thread-rows.tsx';
import { timelineOf } from './timeline.ts';
import { useLoadEarlier } from './use-load-earlier.ts';
import { useStickToBottom } from './use-stick-to-bottom.ts';
import { useUnreadHighlight } from './use-unread-highlight.ts';
import { useVirtualThread } from './use-virtual-thread.ts';

interface MessageListProps {
  conversation: Conversation;
  readerId: string;
  thread: ReadyThread;
  outbox: Outbox;
  onRead(): void;
}

export function MessageList({ conversation, readerId, thread, outbox, onRead }: MessageListProps) {
  const t = useMessages(chatInboxMessages);
  const { id, with: person } = conversation;
  const { messages } = thread;
  const outgoing = useOutgoing(id, readerId, thread, outbox);
  const { keyOf } = outbox;
  const entries = useMemo(
    () => timelineOf(messages, outgoing, readerId, keyOf),
    [messages, outgoing, readerId, keyOf],
  );
  const keys = useMemo(() => entries.map(({ key }) => key), [entries]);
  const highlighted = useUnreadHighlight(messages, readerId);
  const view = useStickToBottom();
  const rows = useVirtualThread(view, keys);
  useCoveredConversation(id);
  useReading(id, readerId, messages, view.isAtEnd, onRead);
  const hasNewMessages = useHasNewMessages(
    messages.findLast(({ author }) => author !== readerId)?.id ?? '',
    view.isAtEnd,
  );
  useScrollToOwn(outgoing.at(-1)?.key, view.goToEnd);
  const isLoadingEarlier = thread.earlier === 'loading';
  const isAnnouncing = useSettled(!rows.isVirtual || (rows.hasEnd && view.isAtEnd)) && !isLoadingEarlier;
  const earlier = useLoadEarlier(thread.earlier === 'available', messages[0]?.id, thread.showEarlier);

  return (
    <div className={styles.frame}>
      <div
        ref={view.box}
        className={pane.log}
        part="thread"
        role="log"
        // Earlier messages, and rows that scrolling renders, must not be announced as new.
        aria-live={isAnnouncing ? 'polite' : 'off'}
        aria-relevant="additions"
        aria-label={t.thread({ name: person.fullName })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box has to be focusable for the keyboard.
        tabIndex={0}
        onScroll={view.onScroll}
      >
        {thread.earlier !== 'none' && (
          <div ref={earlier} className={styles.earlier}>
            <Button size="small" part="earlier" busy={isLoadingEarlier} onClick={thread.showEarlier}>
              {thread.earlier === 'failed' ? t.earlierFailed : t.earlier}
            </Button>
          </div>
        )}
        {entries.length === 0 && (
          <p className={placeholder}>
            <strong>{t.noMessages}</strong>
            {t.noMessagesHint({ name: person.firstName || person.fullName })}
          </p>
        )}
        <ol ref={view.list} className={styles.messages}>
          <ThreadRows
            entries={entries}
            segments={rows.segments}
            highlighted={highlighted}
            author={person.fullName}
            outbox={outbox}
          />
        </ol>
      </div>
      <div className={styles.newMessages} role="status">
        {hasNewMessages && (
          <Button variant="primary" size="small" part="news" onClick={view.goToEnd}>
            <Icon node={ArrowDown} />
            {t.newMessages}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Becomes true one rendering later than the value, so that what was rendered together with it is not announced. */
function useSettled(value: boolean): boolean {
  const [previous, setPrevious] = useState(value);
  useEffect(() => setPrevious(value), [value]);
  return value && previous;
}
