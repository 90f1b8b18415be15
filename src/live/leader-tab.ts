/** Shares one event stream between the tabs of a browser. */
import type { LiveStatus } from '#core/domain/live-event.ts';
import type { Listener, StreamMessage } from './event-stream.ts';

/** Reads the stream after an event and passes on what it receives, until the returned function is called. */
export type Connect = (after: string, listener: Listener) => () => void;

type TabMessage = StreamMessage | { kind: 'status-request' };

export const canShare = (): boolean =>
  typeof BroadcastChannel === 'function' && typeof globalThis.navigator?.locks?.request === 'function';

const isKnown = (id: string, last: string): boolean =>
  id !== '' && last !== '' && (id === last || Number(id) <= Number(last));

/**
 * One stream for all tabs of a browser. The tab that holds the lock is the leader: it reads the stream and broadcasts
 * each message. When it is closed, another tab becomes the leader and continues after the last event it received.
 */
export function leaderTab(name: string, connect: Connect, listener: Listener): () => void {
  const closed = new AbortController();
  const channel = new BroadcastChannel(name);
  const post = (message: TabMessage) => channel.postMessage(message);
  let last = '';
  let status: LiveStatus = 'connecting';
  let isLeader = false;
  let hasOpened = false;

  const receive: Listener = (message) => {
    if (message.kind === 'event') {
      if (isKnown(message.id, last)) return;
      if (message.id) last = message.id;
    } else if (message.kind === 'status') status = message.status;
    listener(message);
  };

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'status-request') {
      if (isLeader) post({ kind: 'status', status });
      return;
    }
    if (isLeader) return;
    receive(data);
    if (data.kind !== 'status' || data.status !== 'open') return;
    // The leader may have received events before this tab was opened.
    if (!hasOpened) listener({ kind: 'resync' });
    hasOpened = true;
  };

  const lead = () =>
    new Promise<void>((release) => {
      isLeader = true;
      const disconnect = connect(last, (message) => {
        receive(message);
        post(message);
      });
      closed.signal.addEventListener('abort', () => {
        disconnect();
        release();
      });
    });
  // A tab that is closed while another leads gives up its request, which rejects.
  navigator.locks.request(name, { signal: closed.signal }, lead).catch(() => undefined);
  post({ kind: 'status-request' });

  return () => {
    closed.abort();
    channel.close();
  };
}
