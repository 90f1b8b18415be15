import { useSentence } from '#core/i18n/fact.ts';
import { piecesOf } from '#core/ui/stretches.ts';
import { Attachments } from './attachments.tsx';
import { DayLine } from './day-line.tsx';
import type { Entry } from './entries.ts';
import { MessageBubble } from './message-bubble.tsx';
import type { Outbox } from './outbox.ts';
import { room, system } from './thread.styles.ts';
import type { RowsNear } from './use-rows-near.ts';

interface OfEach {
  author: string;
  outbox: Outbox;
}

interface ThreadRowsProps extends OfEach {
  entries: readonly Entry[];
  near: RowsNear;
}

/** The rows near what is seen, and in the place of the others as much room as they take. */
export function ThreadRows({ entries, near: { stretches, heightOf }, ...ofEach }: ThreadRowsProps) {
  // All in one list, so that a row stays the same one, focus and all, whatever comes and goes around it.
  return [...piecesOf(stretches, entries.length)].flatMap(({ from, to, isDrawn }) =>
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

function Row({ entry, author, outbox }: OfEach & { entry: Entry }) {
  const said = useSentence();
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
