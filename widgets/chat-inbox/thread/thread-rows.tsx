import { useLocalizedText } from '#core/i18n/activity.ts';
import { segments } from '#core/ui/virtual/row-ranges.ts';
import type { Outbox } from '#widgets/chat-inbox/sending/outbox.ts';
import { Attachments } from './attachments.tsx';
import { DayLine } from './day-divider.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { room, system } from './thread.styles.ts';
import type { TimelineEntry } from './timeline.ts';
import type { VirtualThread } from './use-virtual-thread.ts';

interface OfEach {
  author: string;
  outbox: Outbox;
}

interface ThreadRowsProps extends OfEach {
  entries: readonly TimelineEntry[];
  near: VirtualThread;
}

/** The rows near what is seen, and in the place of the others as much room as they take. */
export function ThreadRows({ entries, near: { stretches, heightOf }, ...ofEach }: ThreadRowsProps) {
  // All in one list, so that a row stays the same one, focus and all, whatever comes and goes around it.
  return [...segments(stretches, entries.length)].flatMap(({ from, to, isDrawn }) =>
    isDrawn
      ? entries.slice(from, to).map((entry) => <Row key={entry.key} entry={entry} {...ofEach} />)
      : [
          <li
            key={`room from ${from}`}
            aria-hidden
            className={room}
            style={{ blockSize: heightOf(from, to) }}
          />,
        ],
  );
}

function Row({ entry, author, outbox }: OfEach & { entry: TimelineEntry }) {
  const said = useLocalizedText();
  switch (entry.kind) {
    case 'day':
      return <DayLine day={entry.day} />;
    case 'system':
      return (
        <li className={system}>
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
