import { useCallback, useRef, useState } from 'react';
import { conversations } from '#core/api/conversations.ts';
import type { Message } from '#core/domain/conversation.ts';
import { newKey } from '#core/element/use-action.ts';
import { errorDetail } from '#core/element/use-resource.ts';
import { useWidget } from '#core/element/widget-context.ts';

/** A message on its way. It stays here until the conversation itself shows it. */
export interface Outgoing {
  /** Also what keeps a repeat from being sent twice. */
  key: string;
  conversationId: string;
  text: string;
  writtenAt: Date;
  status: 'sending' | 'sent' | 'failed';
  /** The backend’s own id, once it is sent and where the backend tells. */
  id: string;
  /** How many own messages of the same text there were before; tells it apart where there is no id. */
  twins: number;
  error?: Error;
}

export interface Outbox {
  outgoing: readonly Outgoing[];
  send(conversationId: string, text: string, twins: number): void;
  retry(one: Outgoing): void;
  /** Takes messages away that have arrived, or that the person gives up. */
  forget(keys: readonly string[]): void;
  /** The same name for a message before and after it has arrived. */
  nameOf(id: string): string;
}

export const hasArrived = ({ id, text, twins, status }: Outgoing, own: readonly Message[]): boolean =>
  status !== 'failed' &&
  (id
    ? own.some((message) => message.id === id)
    : own.filter((message) => message.text === text).length > twins);

/** What a person has written and the backend has not shown yet: sent in order, kept when it fails. */
export function useOutbox(onSent: () => void): Outbox {
  const { client, demo, emit } = useWidget();
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const queues = useRef(new Map<string, Promise<void>>());
  const names = useRef(new Map<string, string>());

  const change = useCallback((key: string, changes: Partial<Outgoing>) => {
    setOutgoing((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  }, []);

  const deliver = useCallback(
    async ({ key, conversationId, text }: Outgoing) => {
      try {
        const id = demo ? key : await conversations(client).send(conversationId, text, key);
        names.current.set(id, key);
        change(key, { status: 'sent', id });
        emit('dragoman-message-sent', { id, conversationId });
        onSent();
      } catch (cause) {
        const error = cause instanceof Error ? cause : new Error(String(cause));
        change(key, { status: 'failed', error });
        emit('dragoman-error', errorDetail(error));
      }
    },
    [client, demo, emit, change, onSent],
  );

  const enqueue = useCallback(
    (one: Outgoing) => {
      const before = queues.current.get(one.conversationId) ?? Promise.resolve();
      queues.current.set(
        one.conversationId,
        before.then(() => deliver(one)),
      );
    },
    [deliver],
  );

  const send = useCallback(
    (conversationId: string, text: string, twins: number) => {
      const one: Outgoing = {
        key: newKey(),
        conversationId,
        text,
        writtenAt: new Date(),
        status: 'sending',
        id: '',
        twins,
      };
      setOutgoing((all) => [...all, one]);
      enqueue(one);
    },
    [enqueue],
  );
  const retry = useCallback(
    (one: Outgoing) => {
      change(one.key, { status: 'sending', error: undefined });
      enqueue(one);
    },
    [change, enqueue],
  );
  const forget = useCallback((keys: readonly string[]) => {
    setOutgoing((all) => all.filter(({ key }) => !keys.includes(key)));
  }, []);
  const nameOf = useCallback((id: string) => names.current.get(id) ?? id, []);

  return { outgoing, send, retry, forget, nameOf };
}
