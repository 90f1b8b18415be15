/** How long a page waits for what it shows. */
import { setTimeout } from 'node:timers/promises';

/** In milliseconds. A database that hangs answers later than anybody waits for a page. */
const longestWait = 5000;

/** Fails with this error where the work takes too long. The work itself goes on. */
export async function within<T>(work: PromiseLike<T>, late: () => Error): Promise<T> {
  const timer = new AbortController();
  const { signal } = timer;
  const limit = setTimeout(longestWait, undefined, { signal, ref: false }).then(() => {
    throw late();
  });
  return await Promise.race([work, limit]).finally(() => timer.abort());
}
