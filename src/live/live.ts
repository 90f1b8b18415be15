import type { StoreApi } from 'zustand/vanilla';
import type { Client } from '#core/api/client.ts';
import type { LiveStatus, LiveUpdate } from '#core/domain/live-event.ts';
import type { SessionState } from '#core/session/session-state.ts';
import type { StreamMessage } from './event-stream.ts';

/** The updates that one backend pushes to the user. Connected while a user is signed in and there are listeners. */
export interface Live {
  status(): LiveStatus;
  onStatus(listener: () => void): () => void;
  /** Receives all updates until the returned function is called. */
  listen(listener: (update: LiveUpdate) => void): () => void;
}

export interface LiveOptions {
  client: Client;
  session: Pick<StoreApi<SessionState>, 'getState' | 'subscribe'>;
  /** Tabs share one stream only there: on a page of another site its scripts could read the channel. */
  isOwnSite: boolean;
}

export function createLive({ client, session, isOwnSite }: LiveOptions): Live {
  const listeners = new Set<(update: LiveUpdate) => void>();
  const statusListeners = new Set<() => void>();
  let status: LiveStatus = 'connecting';
  let userId = '';
  let disconnect: () => void = () => undefined;
  let stopWatchingSession: () => void = () => undefined;

  function setStatus(next: LiveStatus): void {
    if (status === next) return;
    status = next;
    for (const listener of statusListeners) listener();
  }

  function receive(message: StreamMessage): void {
    if (message.kind === 'status') {
      setStatus(message.status);
      return;
    }
    const update = message.kind === 'event' ? message.event : message;
    if (update) for (const listener of listeners) listener(update);
  }

  /** Connects, disconnects, or reconnects as another user, where the listeners or the session have changed. */
  function reconnect(): void {
    const { authorized, user } = session.getState();
    const next = listeners.size > 0 && authorized && user ? user.id : '';
    if (next === userId) return;
    userId = next;
    disconnect();
    disconnect = () => undefined;
    setStatus('connecting');
    if (!next) return;
    let isOver = false;
    let stop: () => void = () => undefined;
    disconnect = () => {
      isOver = true;
      stop();
    };
    // A stream may deliver a last message after it was stopped.
    const listener = (message: StreamMessage) => {
      if (!isOver) receive(message);
    };
    import('./follow-updates.ts').then(
      ({ followUpdates }) => {
        if (!isOver) stop = followUpdates({ client, userId: next, isShared: isOwnSite, listener });
      },
      () => {
        if (!isOver) setStatus('blocked');
      },
    );
  }

  return {
    status: () => status,
    onStatus(listener) {
      statusListeners.add(listener);
      return () => statusListeners.delete(listener);
    },
    listen(listener) {
      listeners.add(listener);
      if (listeners.size === 1) stopWatchingSession = session.subscribe(reconnect);
      reconnect();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopWatchingSession();
        reconnect();
      };
    },
  };
}
