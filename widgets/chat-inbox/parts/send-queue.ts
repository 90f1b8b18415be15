/** Sends messages in order and retries them; knows neither React nor storage. */
import { ApiError } from '#core/api/api-error.ts';

/** A message on its way to the backend. It is removed once the conversation itself shows it. */
export interface Outgoing {
  /** The call that sends it has this idempotency key, too. */
  key: string;
  conversationId: string;
  text: string;
  files: readonly File[];
  writtenAt: Date;
  status: 'sending' | 'sent' | 'failed';
  /** From 0 to 1, while files are sent. */
  progress?: number;
  /** The backend’s id, once the message is sent; empty if the backend returns none. */
  id: string;
  /** How many own messages with the same text there were before; identifies the message if there is no id. */
  equalTextsBefore: number;
  error?: Error;
}

/** The connection failed, not the message: another attempt may succeed. */
export const hasTransientError = ({ error }: Outgoing): boolean =>
  error instanceof ApiError &&
  (error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500);

interface SendTransport {
  /** The messages that the queue starts with. */
  initial: readonly Outgoing[];
  /** Resolves to the backend’s id of the message. */
  deliver(one: Outgoing, onProgress: (sent: number) => void): Promise<string>;
  /** False for a message that was discarded in another tab. */
  isStillQueued(one: Outgoing): boolean;
  onSent(one: Outgoing): void;
  /** Not called for automatic retries. */
  onFailed(error: Error): void;
}

export interface SendQueue {
  read(): readonly Outgoing[];
  subscribe(listener: () => void): () => void;
  add(one: Outgoing): void;
  /** Sends failed messages again: those of a conversation, or all with a transient error. */
  retry(conversationId?: string): void;
  remove(keys: readonly string[]): void;
}

/** Sends the messages of each conversation one after the other; a transient error stops those behind it too. */
export function createSendQueue({
  initial,
  deliver,
  isStillQueued,
  onSent,
  onFailed,
}: SendTransport): SendQueue {
  let all = initial;
  const listeners = new Set<() => void>();
  const busyConversations = new Set<string>();
  const automaticRetries = new Set<string>();

  function update(next: readonly Outgoing[]): void {
    all = next;
    for (const listener of listeners) listener();
  }
  const change = (isAffected: (one: Outgoing) => boolean, changes: Partial<Outgoing>) =>
    update(all.map((one) => (isAffected(one) ? { ...one, ...changes } : one)));

  async function sendWaiting(conversationId: string): Promise<void> {
    if (busyConversations.has(conversationId)) return;
    busyConversations.add(conversationId);
    const isWaiting = (one: Outgoing) => one.conversationId === conversationId && one.status === 'sending';
    for (let next = all.find(isWaiting); next; next = all.find(isWaiting)) await send(next, isWaiting);
    busyConversations.delete(conversationId);
    automaticRetries.delete(conversationId);
  }

  async function send(one: Outgoing, isWaiting: (one: Outgoing) => boolean): Promise<void> {
    const isSame = ({ key }: Outgoing) => key === one.key;
    if (!isStillQueued(one)) return update(all.filter((other) => !isSame(other)));
    try {
      const id = await deliver(one, (progress) => change(isSame, { progress }));
      change(isSame, { status: 'sent', id, progress: undefined });
      onSent({ ...one, id });
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      const isTransient = hasTransientError({ ...one, error });
      change(isTransient ? isWaiting : isSame, { status: 'failed', error, progress: undefined });
      if (!automaticRetries.has(one.conversationId)) onFailed(error);
    }
  }

  return {
    read: () => all,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(one) {
      update([...all, one]);
      void sendWaiting(one.conversationId);
    },
    retry(conversationId) {
      const isRetried = (one: Outgoing) =>
        one.status === 'failed' &&
        (conversationId ? one.conversationId === conversationId : hasTransientError(one));
      const retried = new Set(all.filter(isRetried).map((one) => one.conversationId));
      if (!conversationId) for (const id of retried) automaticRetries.add(id);
      if (retried.size > 0) change(isRetried, { status: 'sending', error: undefined });
      const waiting = all.filter(({ status }) => status === 'sending').map((one) => one.conversationId);
      for (const id of new Set(waiting)) void sendWaiting(id);
    },
    remove: (keys) => update(all.filter(({ key }) => !keys.includes(key))),
  };
}
