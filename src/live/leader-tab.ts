import type { LiveStatus } from '#core/domain/live-event.ts';
import type { Listener, StreamMessage } from './event-stream.ts';

/** Reads the stream from an event on and tells what it hears, until the returned function is called. */
export type Connect = (after: string, tell: Listener) => () => void;

type Post = StreamMessage | { kind: 'hello' };

export const canShare = (): boolean =>
  typeof BroadcastChannel === 'function' && typeof globalThis.navigator?.locks?.request === 'function';

const isKnown = (id: string, last: string): boolean =>
  id !== '' && last !== '' && (id === last || Number(id) <= Number(last));

/**
 * One stream for all tabs of a browser. Whoever holds the lock reads it and hands every word on; the others listen,
 * and when that tab is gone one of them goes on after the last event it has heard.
 */
export function leaderTab(name: string, lead: Connect, hear: Listener): () => void {
  const gone = new AbortController();
  const channel = new BroadcastChannel(name);
  const post = (word: Post) => channel.postMessage(word);
  let last = '';
  let status: LiveStatus = 'connecting';
  let isLeader = false;
  let isNew = true;

  const take: Listener = (word) => {
    if (word.kind === 'event') {
      if (isKnown(word.id, last)) return;
      if (word.id) last = word.id;
    } else if (word.kind === 'status') status = word.status;
    hear(word);
  };

  channel.onmessage = ({ data }: MessageEvent<Post>) => {
    if (data.kind === 'hello') {
      if (isLeader) post({ kind: 'status', status });
      return;
    }
    if (isLeader) return;
    take(data);
    // What was told before this tab listened it has not heard.
    if (isNew && data.kind === 'status' && data.status === 'open') hear({ kind: 'fresh' });
    if (data.kind === 'status' && data.status === 'open') isNew = false;
  };

  const whileLeading = () =>
    new Promise<void>((release) => {
      isLeader = true;
      const stop = lead(last, (word) => {
        take(word);
        post(word);
      });
      gone.signal.addEventListener('abort', () => {
        stop();
        release();
      });
    });
  // Leaving while another tab still leads ends the wait with an error that tells nothing.
  navigator.locks.request(name, { signal: gone.signal }, whileLeading).catch(() => undefined);
  post({ kind: 'hello' });

  return () => {
    gone.abort();
    channel.close();
  };
}
