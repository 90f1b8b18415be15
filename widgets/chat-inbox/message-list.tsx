import { ArrowDown } from 'lucide';
import { useMemo } from 'react';
import type { Conversation } from '#core/domain/conversation.ts';
import { useMessages } from '#core/i18n/context.ts';
import { useSentence } from '#core/i18n/fact.ts';
import { Button } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Attachments } from './attachments.tsx';
import { chatInboxMessages } from './chat-inbox.messages.ts';
import { placeholder } from './chat-inbox.styles.ts';
import { DayLine } from './day-line.tsx';
import { type Entry, entriesOf } from './entries.ts';
import { MessageBubble } from './message-bubble.tsx';
import type { Outbox } from './outbox.ts';
import { type ReadyThread, useReading } from './thread.data.ts';
import * as styles from './thread.styles.ts';
import { useNewestInView } from './use-newest-in-view.ts';
import { useHasNews, useOutgoing, useOwnInView } from './use-outgoing.ts';
import { useReached } from './use-reached.ts';

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
  const earlier = useReached(thread.earlier === 'there', messages[0]?.id, thread.showEarlier);

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
          <div ref={earlier} className={styles.earlier}>
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
  const said = useSentence();
  switch (entry.kind) {
    case 'day':
      return <DayLine day={entry.day} />;
    case 'system':
      return (
        <li className={styles.system}>
          <p part="system" {...said(entry.told)} />
          <Attachments documents={entry.documents} />
        </li>
      );
    case 'message':
      return (
        <MessageBubble
          text={entry.text}
          documents={entry.documents}
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
