import { ArrowDown } from 'lucide';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Conversation } from '#core/domain/conversation.ts';
import { useMessages } from '#core/i18n/context.ts';
import { Button } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { chatInboxMessages } from './chat-inbox.messages.ts';
import { placeholder } from './chat-inbox.styles.ts';
import { DayLine } from './day-line.tsx';
import { type Entry, entriesOf } from './entries.ts';
import { MessageBubble } from './message-bubble.tsx';
import { hasArrived, type Outbox } from './outbox.ts';
import { type Thread, useReading } from './thread.data.ts';
import * as styles from './thread.styles.ts';
import { useNewestInView } from './use-newest-in-view.ts';

type ReadyThread = Extract<Thread, { status: 'ready' }>;

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
  const { nameOf } = outbox;
  const entries = useMemo(
    () => entriesOf(messages, outgoing, readerId, nameOf),
    [messages, outgoing, readerId, nameOf],
  );
  const view = useNewestInView(messages[0]?.id ?? '');
  useReading(id, readerId, messages, view.isAtEnd, onRead);
  const hasNews = useHasNews(messages.findLast(({ author }) => author !== readerId)?.id ?? '', view.isAtEnd);
  useOwnInView(outgoing.at(-1)?.key, view.goToEnd);
  const isReadingBack = thread.earlier === 'loading';

  return (
    <div className={styles.stage}>
      <div
        ref={view.box}
        className={styles.log}
        part="thread"
        role="log"
        // What is put in above is no news.
        aria-live={isReadingBack ? 'off' : 'polite'}
        aria-relevant="additions"
        aria-label={t.thread({ name: person.fullName })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard.
        tabIndex={0}
        onScroll={view.onScroll}
      >
        {thread.earlier !== 'none' && (
          <div className={styles.earlier}>
            <Button size="small" part="earlier" busy={isReadingBack} onClick={thread.showEarlier}>
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
          {entries.map((entry) => (
            <Row key={entry.key} entry={entry} author={person.fullName} outbox={outbox} />
          ))}
        </ol>
      </div>
      {hasNews && (
        <div className={styles.news}>
          <Button variant="primary" size="small" part="news" onClick={view.goToEnd}>
            <Icon node={ArrowDown} />
            {t.newMessages}
          </Button>
        </div>
      )}
    </div>
  );
}

function Row({ entry, author, outbox }: { entry: Entry; author: string; outbox: Outbox }) {
  switch (entry.kind) {
    case 'day':
      return <DayLine day={entry.day} />;
    case 'system':
      return (
        <li className={styles.system}>
          <p part="system" dir="auto">
            {entry.text}
          </p>
        </li>
      );
    case 'message':
      return (
        <MessageBubble
          text={entry.text}
          at={entry.at?.getTime() ?? null}
          author={author}
          isOwn={entry.isOwn}
          follows={entry.follows}
          state={entry.state}
          outgoing={entry.outgoing}
          onRetry={outbox.retry}
          onDiscard={outbox.forget}
        />
      );
  }
}

/** What of this conversation is on its way; what has arrived is looked for, then let go. */
function useOutgoing(
  id: string,
  readerId: string,
  { messages, refresh, mustAsk }: ReadyThread,
  outbox: Outbox,
) {
  const { outgoing, forget } = outbox;
  const mine = useMemo(() => outgoing.filter(({ conversationId }) => conversationId === id), [outgoing, id]);
  const sent = mine.filter(({ status }) => status === 'sent').length;

  useEffect(() => {
    if (sent > 0 && mustAsk) void refresh();
  }, [sent, refresh, mustAsk]);

  useEffect(() => {
    const own = messages.filter(({ author }) => author === readerId);
    const arrived = mine.filter((one) => hasArrived(one, own)).map(({ key }) => key);
    if (arrived.length > 0) forget(arrived);
  }, [mine, messages, readerId, forget]);

  return mine;
}

/** Whether something has arrived while the person was reading further up. */
function useHasNews(newest: string, isAtEnd: boolean): boolean {
  const [seen, setSeen] = useState(newest);
  if (isAtEnd && seen !== newest) setSeen(newest);
  return !isAtEnd && seen !== newest;
}

function useOwnInView(newestOwn: string | undefined, goToEnd: () => void): void {
  const known = useRef(newestOwn);
  useEffect(() => {
    if (newestOwn && known.current !== newestOwn) goToEnd();
    known.current = newestOwn;
  }, [newestOwn, goToEnd]);
}
