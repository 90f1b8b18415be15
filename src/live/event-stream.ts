/** Connects to the event stream and reconnects, with heartbeat timeouts and backoff. */
import { ApiError, backoff } from '#core/api/api-error.ts';
import type { EventReader } from '#core/api/events.ts';
import type { LiveEvent, LiveStatus } from '#core/domain/live-event.ts';

/** An event, a sign that events may have been missed, or a change of the connection's status. */
export type StreamMessage =
  | { kind: 'event'; id: string; event: LiveEvent | null }
  | { kind: 'resync' }
  | { kind: 'status'; status: LiveStatus };

export type Listener = (message: StreamMessage) => void;

/** The backend sends a heartbeat at once and every 20 s. A proxy that buffers the stream delays them: then it is closed. */
const heartbeatTimeout = { first: 6_000, later: 45_000 };
/** A stream that ends sooner without an event was cut by a proxy. */
const shortLife = 5_000;
const triesUntilBlocked = 2;
const hopelessDelay = 300_000;

/** The backend has no stream, or none for this user: a retry soon would fail too. */
const isHopeless = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.reason === 'unreadable' ||
    (error.status >= 400 && error.status < 500 && ![408, 425, 429].includes(error.status)));

interface Stream {
  follow(reader: EventReader): Promise<void>;
  /** The id of the last event received, empty where there is none. */
  after: string;
  listener: Listener;
}

/**
 * Reads a stream of events (SSE) until the returned function is called, and reconnects whenever it ends. It continues
 * after the last event, so that none is lost or repeated. A connection that held ends the backoff.
 */
export function connectEventStream({ follow, after, listener }: Stream): () => void {
  const stopped = new AbortController();
  let last = after;
  let failures = 0;
  let lastError: unknown;
  let wake: () => void = () => undefined;

  async function connectOnce(): Promise<'good' | 'short' | 'silent' | 'hopeless'> {
    const cut = new AbortController();
    const began = Date.now();
    let events = 0;
    let timer = setTimeout(() => cut.abort(), heartbeatTimeout.first);
    let isOpen = false;
    lastError = undefined;
    const onHeartbeat = () => {
      clearTimeout(timer);
      timer = setTimeout(() => cut.abort(), heartbeatTimeout.later);
      if (isOpen) return;
      isOpen = true;
      listener({ kind: 'status', status: 'open' });
      if (!last) listener({ kind: 'resync' });
    };
    const onEvent = (id: string, event: LiveEvent | null) => {
      // A backend that cannot continue after `last` begins with the number of unread messages.
      if (events === 0 && last && event?.kind === 'unread') listener({ kind: 'resync' });
      events += 1;
      if (id) last = id;
      listener({ kind: 'event', id, event });
    };
    try {
      const signal = AbortSignal.any([stopped.signal, cut.signal]);
      await follow({ after: last, signal, onHeartbeat, onEvent });
    } catch (error) {
      lastError = error;
      if (isHopeless(error)) return 'hopeless';
    } finally {
      clearTimeout(timer);
    }
    if (events > 0 || (isOpen && Date.now() - began > shortLife)) return 'good';
    return cut.signal.aborted ? 'silent' : 'short';
  }

  const sleep = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      const outcome = await connectOnce();
      if (stopped.signal.aborted) return;
      failures = outcome === 'good' ? 0 : failures + 1;
      const isBlocked = outcome === 'silent' || outcome === 'hopeless' || failures >= triesUntilBlocked;
      listener({ kind: 'status', status: isBlocked ? 'blocked' : 'connecting' });
      await sleep(
        outcome === 'hopeless'
          ? hopelessDelay * (0.5 + Math.random() / 2)
          : backoff(Math.max(failures - 1, 0), lastError),
      );
    }
  }

  const onOnline = () => wake();
  globalThis.addEventListener('online', onOnline);
  void run();
  return () => {
    globalThis.removeEventListener('online', onOnline);
    stopped.abort();
    wake();
  };
}
