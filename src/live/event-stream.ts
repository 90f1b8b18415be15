import { ApiError } from '#core/api/api-error.ts';
import type { EventReader } from '#core/api/events.ts';
import type { LiveEvent, LiveStatus } from '#core/domain/live-event.ts';

/** What a stream says: what happened, that something may have been missed, or how the line is. */
export type StreamMessage =
  | { kind: 'event'; id: string; event: LiveEvent | null }
  | { kind: 'fresh' }
  | { kind: 'status'; status: LiveStatus };

export type Listener = (word: StreamMessage) => void;

/** The backend gives a sign of life at once and every 20 s; a line that keeps them back is of no use. */
const patience = { first: 6_000, later: 45_000 };
/** What ends sooner and has brought nothing was cut by somebody on the way. */
const shortLife = 5_000;
const triesUntilBlocked = 3;
const pause = { shortest: 500, longest: 30_000, hopeless: 300_000 };

/** No use in asking again soon: there is no stream, or not for this person. */
const isHopeless = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.reason === 'unreadable' ||
    (error.status >= 400 && error.status < 500 && ![408, 425, 429].includes(error.status)));

interface Stream {
  follow(reader: EventReader): Promise<void>;
  /** The id of the last event known, empty where none is. */
  after: string;
  tell: Listener;
}

/**
 * Keeps a stream open until the returned function is called. After a break it goes on after the last event, so that
 * nothing is lost and nothing comes twice; it waits longer each time, and never as long as others do.
 */
export function connectEventStream({ follow, after, tell }: Stream): () => void {
  const stopped = new AbortController();
  let last = after;
  let failures = 0;
  let wake: () => void = () => undefined;

  async function round(): Promise<'good' | 'short' | 'silent' | 'hopeless'> {
    const cut = new AbortController();
    const began = Date.now();
    let events = 0;
    let timer = setTimeout(() => cut.abort(), patience.first);
    let hasSign = false;
    const onSign = () => {
      clearTimeout(timer);
      timer = setTimeout(() => cut.abort(), patience.later);
      if (hasSign) return;
      hasSign = true;
      tell({ kind: 'status', status: 'open' });
      if (!last) tell({ kind: 'fresh' });
    };
    const onEvent = (id: string, event: LiveEvent | null) => {
      // Whoever cannot go on from `last` begins with what is unread.
      if (events === 0 && last && event?.kind === 'unread') tell({ kind: 'fresh' });
      events += 1;
      if (id) last = id;
      tell({ kind: 'event', id, event });
    };
    try {
      const signal = AbortSignal.any([stopped.signal, cut.signal]);
      await follow({ after: last, signal, onSign, onEvent });
    } catch (error) {
      if (isHopeless(error)) return 'hopeless';
    } finally {
      clearTimeout(timer);
    }
    if (events > 0 || (hasSign && Date.now() - began > shortLife)) return 'good';
    return cut.signal.aborted ? 'silent' : 'short';
  }

  const rest = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      const outcome = await round();
      if (stopped.signal.aborted) return;
      failures = outcome === 'good' ? 0 : failures + 1;
      const isBlocked = outcome === 'silent' || outcome === 'hopeless' || failures >= triesUntilBlocked;
      tell({ kind: 'status', status: isBlocked ? 'blocked' : 'connecting' });
      const longest =
        outcome === 'hopeless' ? pause.hopeless : Math.min(pause.shortest * 2 ** failures, pause.longest);
      await rest(longest * (0.5 + Math.random() / 2));
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
