import { ArrowDown } from 'lucide';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Conversation, Message } from '#core/domain/conversation.ts';
import { useLocalizedText } from '#core/i18n/activity.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { Button } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { Segment } from '#core/ui/virtual/use-virtual-rows.ts';
import { chatInboxMessages } from '#widgets/chat-inbox/chat-inbox.messages.ts';
import { placeholder } from '#widgets/chat-inbox/chat-inbox.styles.ts';
import { Attachments } from './attachments.tsx';
import { MessageBubble } from './message-bubble.tsx';
import type { Translator } from './message-translation.ts';
import { hasArrived, type Outbox } from './outbox.ts';
import * as pane from './pane.styles.ts';
import { type ReadyThread, useCoveredConversation, useReading } from './thread.data.ts';
import * as styles from './thread.styles.ts';
import { day as dayStyle, spacer, system } from './thread.styles.ts';
import { useStickToBottom, useVirtualThread } from './thread-scroll.ts';
import { type TimelineEntry, timelineOf } from './timeline.ts';

interface MessageListProps {
  conversation: Conversation;
  readerId: string;
  thread: ReadyThread;
  outbox: Outbox;
  translate: Translator | undefined;
  onRead(): void;
}

export function MessageList({ conversation, readerId, thread, outbox, translate, onRead }: MessageListProps) {
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
            translate={translate}
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

interface SharedProps {
  /** The other person's name. */
  author: string;
  translate: Translator | undefined;
  outbox: Outbox;
  /** The keys of the messages that are highlighted. */
  highlighted: ReadonlySet<string>;
}

interface ThreadRowsProps extends SharedProps {
  entries: readonly TimelineEntry[];
  segments: readonly Segment[];
}

/** The entries near the viewport, with spacers for the others. */
function ThreadRows({ entries, segments, ...shared }: ThreadRowsProps) {
  // One flat list, so that React moves no row to another parent, which would cost it its state and the focus.
  return segments.flatMap(({ from, to, spacerHeight }) =>
    spacerHeight === null
      ? entries.slice(from, to).map((entry) => <Row key={entry.key} entry={entry} {...shared} />)
      : [<li key={`spacer-${from}`} aria-hidden className={spacer} style={{ blockSize: spacerHeight }} />],
  );
}

function Row({ entry, author, translate, outbox, highlighted }: SharedProps & { entry: TimelineEntry }) {
  const localizedText = useLocalizedText();
  switch (entry.kind) {
    case 'day':
      return <DayDivider day={entry.day} />;
    case 'system':
      return (
        <li className={system}>
          <p part="system">
            {entry.address ? (
              <a part="system-link" href={entry.address} {...localizedText(entry.text)} />
            ) : (
              <span {...localizedText(entry.text)} />
            )}
          </p>
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
          translate={translate}
          isOwn={entry.isOwn}
          isHighlighted={highlighted.has(entry.key)}
          follows={entry.follows}
          state={entry.state}
          outgoing={entry.outgoing}
          onRetry={outbox.retry}
          onDiscard={outbox.discard}
        />
      );
  }
}

function DayDivider({ day }: { day: Date }) {
  const t = useMessages(chatInboxMessages);
  const format = useFormat();
  const yesterday = new Date();
  yesterday.setDate(yesterday.getDate() - 1);
  const is = (other: Date) => other.toDateString() === day.toDateString();
  return (
    <li className={dayStyle} part="day">
      {is(new Date()) ? (
        t.today
      ) : is(yesterday) ? (
        t.yesterday
      ) : (
        <time dateTime={day.toISOString()}>{format.dayStamp(day)}</time>
      )}
    </li>
  );
}

// Hooks for the outgoing messages of an open conversation.

/** The outgoing messages of a conversation. Reads the conversation after one is sent, and discards those that it shows. */
function useOutgoing(
  id: string,
  readerId: string,
  { messages, refresh, needsPolling }: ReadyThread,
  outbox: Outbox,
) {
  const { outgoing, discard } = outbox;
  const mine = useMemo(() => outgoing.filter(({ conversationId }) => conversationId === id), [outgoing, id]);
  const sent = mine.filter(({ status }) => status === 'sent').length;

  useEffect(() => {
    if (sent > 0 && needsPolling) void refresh();
  }, [sent, refresh, needsPolling]);

  useEffect(() => {
    const own = messages.filter(({ author }) => author === readerId);
    const arrived = mine.filter((one) => hasArrived(one, own)).map(({ key }) => key);
    if (arrived.length > 0) discard(arrived);
  }, [mine, messages, readerId, discard]);

  return mine;
}

/** Whether a message has arrived since the reader scrolled up. */
function useHasNewMessages(newest: string, isAtEnd: boolean): boolean {
  const [seen, setSeen] = useState(newest);
  if (isAtEnd && seen !== newest) setSeen(newest);
  return !isAtEnd && seen !== newest;
}

/** Scrolls down to a message that the reader has just sent. */
function useScrollToOwn(newestOwn: string | undefined, goToEnd: () => void): void {
  const previous = useRef(newestOwn);
  useEffect(() => {
    if (newestOwn && previous.current !== newestOwn) goToEnd();
    previous.current = newestOwn;
  }, [newestOwn, goToEnd]);
}

/** Earlier messages are loaded before the reader reaches the first row. */
const rootMargin = '400px 0px 0px';

/** Calls back when the reader scrolls near the returned element; at most once for each oldest message below it. */
function useLoadEarlier(
  isWatching: boolean,
  oldest: string | undefined,
  onReach: () => void,
): RefObject<HTMLDivElement | null> {
  const sentinel = useRef<HTMLDivElement>(null);
  const latest = useRef(onReach);
  useEffect(() => {
    latest.current = onReach;
  }, [onReach]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after earlier messages came in, the element may still be near.
  useEffect(() => {
    const node = sentinel.current;
    if (!isWatching || !node) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) latest.current();
      },
      { root: node.parentElement, rootMargin },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [isWatching, oldest]);
  return sentinel;
}

/** As long as the animation, in milliseconds. */
const duration = 2_000;

/** The ids of the messages that were unread when the conversation was opened: they are highlighted for a moment. */
function useUnreadHighlight(messages: readonly Message[], readerId: string): ReadonlySet<string> {
  const [highlighted, setHighlighted] = useState<ReadonlySet<string>>(
    () =>
      new Set(messages.filter(({ author, readAt }) => author !== readerId && !readAt).map(({ id }) => id)),
  );
  useEffect(() => {
    const timer = setTimeout(() => setHighlighted(new Set()), duration);
    return () => clearTimeout(timer);
  }, []);
  return highlighted;
}
