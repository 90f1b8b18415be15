/** Work that occupies the event loop runs one piece at a time, with other calls answered in between. */
import { setImmediate } from 'node:timers/promises';
import { busy } from './api-error.ts';

/** In seconds, after which a refused caller may try again. */
const retryAfter = 2;

/** Returns a function that runs work when all earlier work has ended. It refuses what exceeds the queue. */
export function workQueue(maxWaiting: number) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async <T>(work: () => T): Promise<T> => {
    if (waiting >= maxWaiting) throw busy(retryAfter);
    waiting += 1;
    const result = last.then(() => setImmediate()).then(work);
    last = result.catch(() => undefined);
    return result.finally(() => {
      waiting -= 1;
    });
  };
}
