/** Turns messages into the rows of a thread. */

import type { Activity, LocalizedText } from '#core/domain/activities.ts';
import type { Message } from '#core/domain/conversation.ts';
import type { TaskDocument } from '#core/domain/task.ts';
import { hasArrived } from './outbox.ts';
import type { Outgoing } from './send-queue.ts';

export type MessageState = 'sending' | 'sent' | 'read' | 'failed';

/** A row of a thread. */
export type TimelineEntry =
  | { kind: 'day'; key: string; day: Date }
  | {
      kind: 'system';
      key: string;
      text: LocalizedText;
      address: string | null;
      documents: readonly TaskDocument[];
    }
  | {
      kind: 'message';
      key: string;
      text: string;
      documents: readonly TaskDocument[];
      at: Date | null;
      isOwn: boolean;
      /** Directly after another message of the same person. */
      follows: boolean;
      /** Only for the reader's last message and for failed ones. */
      state?: MessageState;
      outgoing?: Outgoing;
    };

interface Item {
  key: string;
  text: string;
  fact: Activity | null;
  documents: readonly TaskDocument[];
  address: string | null;
  at: Date | null;
  author: string | null;
  isSystem: boolean;
  state: MessageState;
  outgoing?: Outgoing;
}

const noDocuments: readonly TaskDocument[] = [];

const isSameDay = (one: Date | null | undefined, other: Date): boolean =>
  one?.getDate() === other.getDate() &&
  one.getMonth() === other.getMonth() &&
  one.getFullYear() === other.getFullYear();

/** The rows of a thread: its messages, those on their way, and a row before the first message of each day. */
export function timelineOf(
  messages: readonly Message[],
  outgoing: readonly Outgoing[],
  readerId: string,
  keyOf: (id: string) => string,
): TimelineEntry[] {
  const own = messages.filter(({ author }) => author === readerId);
  const items: Item[] = [
    ...messages.map((message) => ({
      key: keyOf(message.id),
      text: message.text,
      fact: message.activity,
      documents: message.documents,
      address: message.address,
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
        documents: noDocuments,
        address: null,
        at: one.writtenAt,
        author: readerId,
        isSystem: false,
        state: one.status,
        outgoing: one,
      })),
  ];
  const isOwn = ({ author, isSystem }: Item) => author === readerId && !isSystem;
  const last = items.findLast(isOwn);

  return items.flatMap((item, index): TimelineEntry[] => {
    const { key, text, fact, documents, address, at, state } = item;
    const previous = items[index - 1];
    const startsDay = at !== null && !isSameDay(previous?.at, at);
    const entry: TimelineEntry = item.isSystem
      ? { kind: 'system', key, text: { text, activity: fact }, address, documents }
      : {
          kind: 'message',
          key,
          text,
          documents,
          at,
          isOwn: isOwn(item),
          follows: !startsDay && previous?.author === item.author && !previous?.isSystem,
          state: isOwn(item) && (item === last || state === 'failed') ? state : undefined,
          outgoing: item.outgoing,
        };
    return startsDay ? [{ kind: 'day', key: `day-${key}`, day: at }, entry] : [entry];
  });
}
