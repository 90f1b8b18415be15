import { useLocalizedText } from '#core/i18n/activity.ts';
import type { Segment } from '#core/ui/virtual/use-virtual-rows.ts';
import type { Outbox } from '#widgets/chat-inbox/sending/outbox.ts';
import { Attachments } from './attachments.tsx';
import { DayDivider } from './day-divider.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { spacer, system } from './thread.styles.ts';
import type { TimelineEntry } from './timeline.ts';

interface SharedProps {
  /** The other person's name. */
  author: string;
  outbox: Outbox;
  /** The keys of the messages that are highlighted. */
  highlighted: ReadonlySet<string>;
}

interface ThreadRowsProps extends SharedProps {
  entries: readonly TimelineEntry[];
  segments: readonly Segment[];
}

/** The entries near the viewport, with spacers for the others. */
export function ThreadRows({ entries, segments, ...shared }: ThreadRowsProps) {
  // One flat list, so that React moves no row to another parent, which would cost it its state and the focus.
  return segments.flatMap(({ from, to, spacerHeight }) =>
    spacerHeight === null
      ? entries.slice(from, to).map((entry) => <Row key={entry.key} entry={entry} {...shared} />)
      : [<li key={`spacer-${from}`} aria-hidden className={spacer} style={{ blockSize: spacerHeight }} />],
  );
}

function Row({ entry, author, outbox, highlighted }: SharedProps & { entry: TimelineEntry }) {
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
