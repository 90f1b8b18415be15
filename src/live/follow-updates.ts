/** Follows a user's updates. A page loads this file once somebody is signed in. */
import type { Client } from '#core/api/client.ts';
import { events } from '#core/api/events.ts';
import { connectEventStream, type Listener } from './event-stream.ts';
import { type Connect, canShare, leaderTab } from './leader-tab.ts';

interface Updates {
  client: Client;
  userId: string;
  /** Whether the tabs of a browser may share one stream. */
  isShared: boolean;
  listener: Listener;
}

/** Until the returned function is called. */
export function followUpdates({ client, userId, isShared, listener }: Updates): () => void {
  const connect: Connect = (after, onActivity) =>
    connectEventStream({ follow: events(client).follow, after, listener: onActivity });
  return isShared && canShare()
    ? leaderTab(`dragoman.live.${client.baseUrl}.${userId}`, connect, listener)
    : connect('', listener);
}
