/** Whose pictures are decoded when. */
import { tooMany } from '#backend/platform/errors.ts';

/** Half of the threads of the process: the others hash passwords meanwhile. */
const atOnce = 2;
/** One person’s, at most. */
const mostWaiting = 10;
/** In seconds, after which a refused caller may try again. */
const retryAfter = 2;

/** People in the order in which they are next, each with their work. */
const waiting = new Map<string, (() => Promise<void>)[]>();
const busy = new Set<string>();

/** One at a time for a person, and in turn with other people. */
export function inTurn<T>(person: string, work: () => Promise<T>): Promise<T> {
  const queue = waiting.get(person) ?? [];
  if (queue.length >= mostWaiting) return Promise.reject(tooMany(retryAfter));
  return new Promise((resolve, reject) => {
    queue.push(() => work().then(resolve, reject));
    waiting.set(person, queue);
    startNext();
  });
}

function startNext(): void {
  if (busy.size >= atOnce) return;
  for (const [person, queue] of waiting) {
    if (busy.has(person)) continue;
    const work = queue.shift();
    // To the end of the line.
    waiting.delete(person);
    if (queue.length > 0) waiting.set(person, queue);
    if (!work) continue;
    busy.add(person);
    void work().finally(() => {
      busy.delete(person);
      startNext();
    });
    return;
  }
}
