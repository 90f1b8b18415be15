/** Exponential backoff with full jitter, for every client that connects or calls again by itself. */
import { ApiError } from './api-error.ts';

/** In milliseconds. The first delay varies by seconds too: clients of a restarted backend must not all return at once. */
const firstLimit = 5_000;
const longestLimit = 30_000;
/** The longest pause that a backend may ask for in `Retry-After`. */
const longestPause = 3_600_000;

/**
 * The delay before the next attempt, in milliseconds: random below a limit that doubles with each failure in a row. Where
 * the last error names a pause (`Retry-After`), the delay begins after it.
 */
export function backoff(failures: number, error?: unknown): number {
  const pause = error instanceof ApiError ? Math.min(error.retryAfter, longestPause) : 0;
  return pause + Math.random() * Math.min(firstLimit * 2 ** failures, longestLimit);
}
