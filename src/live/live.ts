import type { StoreApi } from 'zustand/vanilla';
import type { Client } from '#core/api/client.ts';
import { events } from '#core/api/events.ts';
import type { LiveNews, LiveStatus } from '#core/domain/live-event.ts';
import type { SessionState } from '#core/session/session-state.ts';
import { connectEventStream, type StreamMessage } from './event-stream.ts';
import { type Connect, canShare, leaderTab } from './leader-tab.ts';

/** What one backend tells the person at once. Connected while somebody is signed in and somebody listens. */
export interface Live {
  status(): LiveStatus;
  onStatus(hear: () => void): () => void;
  /** Hears all news until the returned function is called. */
  listen(hear: (news: LiveNews) => void): () => void;
}

export interface LiveOptions {
  client: Client;
  session: Pick<StoreApi<SessionState>, 'getState' | 'subscribe'>;
  /** Only there may tabs hear each other: on a foreign page the channel would be the page's. */
  isOwnSite: boolean;
}

export function createLive({ client, session, isOwnSite }: LiveOptions): Live {
  const listeners = new Set<(news: LiveNews) => void>();
  const watchers = new Set<() => void>();
  let status: LiveStatus = 'connecting';
  let person = '';
  let disconnect: () => void = () => undefined;
  let stopWatching: () => void = () => undefined;

  function become(next: LiveStatus): void {
    if (status === next) return;
    status = next;
    for (const watch of watchers) watch();
  }

  function hear(word: StreamMessage): void {
    const news = word.kind === 'event' ? word.event : word.kind === 'fresh' ? word : null;
    if (word.kind === 'status') become(word.status);
    if (news) for (const listener of listeners) listener(news);
  }

  const lead: Connect = (after, tell) => connectEventStream({ follow: events(client).follow, after, tell });

  function adjust(): void {
    const { authorized, user } = session.getState();
    const next = listeners.size > 0 && authorized && user ? user.id : '';
    if (next === person) return;
    person = next;
    disconnect();
    disconnect = () => undefined;
    become('connecting');
    if (!next) return;
    // Words of a stream that was left are nobody's any more.
    let isOver = false;
    const hearWhileHere = (word: StreamMessage) => {
      if (!isOver) hear(word);
    };
    const stop =
      isOwnSite && canShare()
        ? leaderTab(`dragoman.live.${client.baseUrl}.${next}`, lead, hearWhileHere)
        : lead('', hearWhileHere);
    disconnect = () => {
      isOver = true;
      stop();
    };
  }

  return {
    status: () => status,
    onStatus(watch) {
      watchers.add(watch);
      return () => watchers.delete(watch);
    },
    listen(listener) {
      listeners.add(listener);
      if (listeners.size === 1) stopWatching = session.subscribe(adjust);
      adjust();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopWatching();
        adjust();
      };
    },
  };
}
