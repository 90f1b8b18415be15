import type { TaskDocument } from '#core/domain/accepted-task.ts';
import type { Activity, LocalizedText } from '#core/domain/activity.ts';
import type { Message } from '#core/domain/conversation.ts';
import { hasArrived } from '#widgets/chat-inbox/sending/outbox.ts';
import type { Outgoing } from '#widgets/chat-inbox/sending/send-queue.ts';

export type MessageState = 'sending' | 'sent' | 'read' | 'failed';

/** One row of a thread. */
export type TimelineEntry =
  | { kind: 'day'; key: string; day: Date }
  | { kind: 'system'; key: string; text: LocalizedText; documents: readonly TaskDocument[] }
  | {
      kind: 'message';
      key: string;
      text: string;
      documents: readonly TaskDocument[];
      at: Date | null;
      isOwn: boolean;
      /** Comes right after another one of the same person. */
      follows: boolean;
      /** Only where it is worth a word: on one's last message, and on every one that did not get through. */
      state?: MessageState;
      outgoing?: Outgoing;
    };

interface Line {
  key: string;
  text: string;
  fact: Activity | null;
  documents: readonly TaskDocument[];
  at: Date | null;
  author: string | null;
  isSystem: boolean;
  state: MessageState;
  outgoing?: Outgoing;
}

const none: readonly TaskDocument[] = [];

const isSameDay = (one: Date | null | undefined, other: Date): boolean =>
  one?.getDate() === other.getDate() &&
  one.getMonth() === other.getMonth() &&
  one.getFullYear() === other.getFullYear();

/** What a thread shows: its messages, what is on its way, and the days between. */
export function timelineOf(
  messages: readonly Message[],
  outgoing: readonly Outgoing[],
  readerId: string,
  nameOf: (id: string) => string,
): TimelineEntry[] {
  const own = messages.filter(({ author }) => author === readerId);
  const lines: Line[] = [
    ...messages.map((message) => ({
      key: nameOf(message.id),
      text: message.text,
      fact: message.activity,
      documents: message.documents,
      at: message.createdAt,
      author: message.author,
      isSystem: message.kind === 'system',
      state: message.readAt ? ('read' as const) : ('sent' as const),
    })),
    ...outgoing
      .filter((one) => !hasArrived(one, own))
      .map((one) => ({
        key: one.key,
        text: one.text,
        fact: null,
        documents: none,
        at: one.writtenAt,
        author: readerId,
        isSystem: false,
        state: one.status,
        outgoing: one,
      })),
  ];
  const isOwn = ({ author, isSystem }: Line) => author === readerId && !isSystem;
  const last = lines.findLast(isOwn);

  return lines.flatMap((line, index): TimelineEntry[] => {
    const { key, text, fact, documents, at, state } = line;
    const previous = lines[index - 1];
    const startsDay = at !== null && !isSameDay(previous?.at, at);
    const entry: TimelineEntry = line.isSystem
      ? { kind: 'system', key, text: { text, activity: fact }, documents }
      : {
          kind: 'message',
          key,
          text,
          documents,
          at,
          isOwn: isOwn(line),
          follows: !startsDay && previous?.author === line.author && !previous?.isSystem,
          state: isOwn(line) && (line === last || state === 'failed') ? state : undefined,
          outgoing: line.outgoing,
        };
    return startsDay ? [{ kind: 'day', key: `day-${key}`, day: at }, entry] : [entry];
  });
}
