/** Reads that several calls share. */
import { LRUCache } from 'lru-cache';

/**
 * Remembers the answer of an expensive read for a multiple of the time that the read took. So it takes a small part of
 * the database however many calls there are, and the answer is fresh where reading is cheap. Only the first call waits for
 * a slow read: during later ones, and when they fail, callers get the last answer.
 */
export function reuseReads<Query, Answer>(
  read: (query: Query) => Promise<Answer>,
  { times = 20, slowMs = 250 } = {},
): (query: Query) => Promise<Answer> {
  const known = new LRUCache<string, { answer: Answer; isSlow: boolean }, { query: Query }>({
    max: 1000,
    async fetchMethod(_key, last, { options, context }) {
      const start = performance.now();
      const slow = last?.isSlow ? last : undefined;
      const found = await read(context.query).then(
        (answer) => ({ answer, isSlow: performance.now() - start > slowMs }),
        (error: unknown) => {
          if (slow) return slow;
          throw error;
        },
      );
      // None at all would be forever.
      options.ttl = Math.max(1, Math.ceil((performance.now() - start) * times));
      return found;
    },
  });
  return async (query) => {
    const key = JSON.stringify(query) ?? '';
    const isSlow = known.peek(key, { allowStale: true })?.isSlow ?? false;
    const { answer } = await known.forceFetch(key, { context: { query }, allowStale: isSlow });
    return answer;
  };
}

/**
 * Coalesces equal reads (single-flight). A call during a read waits for the next read, which all such calls share. So
 * each read begins after its call, and finds everything that was committed before the call.
 */
export function coalesceReads<Query, Answer>(
  read: (query: Query) => Promise<Answer>,
): (query: Query) => Promise<Answer> {
  /** For each running read a promise that resolves when it ends, also by an error. */
  const running = new Map<string, Promise<void>>();
  const next = new Map<string, Promise<Answer>>();

  function start(key: string, query: Query): Promise<Answer> {
    const answer = read(query);
    const end = () => {
      running.delete(key);
    };
    running.set(key, answer.then(end, end));
    return answer;
  }

  function startNext(key: string, query: Query): Promise<Answer> {
    next.delete(key);
    return start(key, query);
  }

  return (query) => {
    const key = JSON.stringify(query);
    const current = running.get(key);
    if (!current) return start(key, query);
    const known = next.get(key) ?? current.then(() => startNext(key, query));
    next.set(key, known);
    return known;
  };
}
