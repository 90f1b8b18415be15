import { ApiError } from '#core/api/api-error.ts';

/** A message on its way. It stays here until the conversation itself shows it. */
export interface Outgoing {
  /** Also what keeps a repeat from being sent twice. */
  key: string;
  conversationId: string;
  text: string;
  files: readonly File[];
  writtenAt: Date;
  status: 'sending' | 'sent' | 'failed';
  /** From 0 to 1, while files are sent. */
  progress?: number;
  /** The backend’s own id, once it is sent and where the backend tells. */
  id: string;
  /** How many own messages of the same text there were before; tells it apart where there is no id. */
  twins: number;
  error?: Error;
}

/** Worth another try by itself: the line was the trouble, not the message. */
export const mayPass = ({ error }: Outgoing): boolean =>
  error instanceof ApiError &&
  (error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500);

export interface SendTransport {
  /** What the outbox begins with. */
  kept: readonly Outgoing[];
  /** Answers the backend’s own id. */
  deliver(one: Outgoing, onProgress: (sent: number) => void): Promise<string>;
  /** Whether it is still to be sent: it may have been given up elsewhere. */
  isStillQueued(one: Outgoing): boolean;
  onSent(one: Outgoing): void;
  /** Not for tries that nobody asked for. */
  onFailed(error: Error): void;
}

export interface Sending {
  read(): readonly Outgoing[];
  subscribe(hear: () => void): () => void;
  add(one: Outgoing): void;
  /** Sends what has failed in a conversation once more, or everything that the line held up. */
  retry(conversationId?: string): void;
  remove(keys: readonly string[]): void;
}

/** Sends messages one after the other in each conversation; one that the line holds up holds up those after it. */
export function createSending({
  kept,
  deliver,
  isStillQueued: isWanted,
  onSent,
  onFailed,
}: SendTransport): Sending {
  let all = kept;
  const listeners = new Set<() => void>();
  const busy = new Set<string>();
  const unasked = new Set<string>();

  function put(next: readonly Outgoing[]): void {
    all = next;
    for (const hear of listeners) hear();
  }
  const change = (isMeant: (one: Outgoing) => boolean, changes: Partial<Outgoing>) =>
    put(all.map((one) => (isMeant(one) ? { ...one, ...changes } : one)));

  async function work(conversationId: string): Promise<void> {
    if (busy.has(conversationId)) return;
    busy.add(conversationId);
    const isWaiting = (one: Outgoing) => one.conversationId === conversationId && one.status === 'sending';
    for (let next = all.find(isWaiting); next; next = all.find(isWaiting)) await send(next, isWaiting);
    busy.delete(conversationId);
    unasked.delete(conversationId);
  }

  async function send(one: Outgoing, isWaiting: (one: Outgoing) => boolean): Promise<void> {
    const is = ({ key }: Outgoing) => key === one.key;
    if (!isWanted(one)) return put(all.filter((other) => !is(other)));
    try {
      const id = await deliver(one, (progress) => change(is, { progress }));
      change(is, { status: 'sent', id, progress: undefined });
      onSent({ ...one, id });
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      const isHeldUp = mayPass({ ...one, error });
      change(isHeldUp ? isWaiting : is, { status: 'failed', error, progress: undefined });
      if (!unasked.has(one.conversationId)) onFailed(error);
    }
  }

  return {
    read: () => all,
    subscribe(hear) {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    add(one) {
      put([...all, one]);
      void work(one.conversationId);
    },
    retry(conversationId) {
      const isMeant = (one: Outgoing) =>
        one.status === 'failed' && (conversationId ? one.conversationId === conversationId : mayPass(one));
      const meant = new Set(all.filter(isMeant).map((one) => one.conversationId));
      if (!conversationId) for (const id of meant) unasked.add(id);
      if (meant.size > 0) change(isMeant, { status: 'sending', error: undefined });
      const waiting = all.filter(({ status }) => status === 'sending').map((one) => one.conversationId);
      for (const id of new Set(waiting)) void work(id);
    },
    remove: (keys) => put(all.filter(({ key }) => !keys.includes(key))),
  };
}
