/** Why a call failed: the backend `refused` it (status and message are its own), or no usable answer came. */
export type FailureReason = 'refused' | 'unreadable' | 'timeout' | 'unreachable' | 'offline';

/** YYYY-MM-DD and HH:MM. */
export interface FreeTime {
  date: string;
  time: string;
}

/** A failed call. It holds no header and no body of the call, so that it cannot leak a token. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly reason: FailureReason;
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  /** The backend's type of message: success, error, warning or info (spec section 8). */
  readonly type: string;
  /** The error code, by which the message is translated; empty where the backend sends none. */
  readonly code: string;
  /** The values in the message: limits, fields, names. */
  readonly values: Readonly<Record<string, string | number>>;
  /** The next free times, on the caller's clock, where one that was asked for is taken. */
  readonly free: readonly FreeTime[];
  /** What else the backend's refusal holds, as it came. */
  readonly details: Readonly<Record<string, unknown>>;
  /** The pause that the backend asks for before the next call, in milliseconds; 0 where it asks for none. */
  readonly retryAfter: number;
  /** The call that failed, as `GET /api/task/all`. */
  readonly call: string;

  constructor(failure: {
    reason: FailureReason;
    status: number;
    type: string;
    message: string;
    code?: string;
    values?: Readonly<Record<string, string | number>>;
    free?: readonly FreeTime[];
    details?: Readonly<Record<string, unknown>>;
    retryAfter?: number;
    call: string;
  }) {
    super(failure.message);
    this.code = failure.code ?? '';
    this.values = failure.values ?? {};
    this.free = failure.free ?? [];
    this.details = failure.details ?? {};
    this.retryAfter = failure.retryAfter ?? 0;
    this.reason = failure.reason;
    this.status = failure.status;
    this.type = failure.type;
    this.call = failure.call;
    // The request cache stores errors, and their stack frames would retain the elements that made the call.
    this.stack = `${this.name}: ${this.message}`;
  }
}

/** The session holds, but the backend wants the password once more. */
export const needsPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && error.code === 'reauthentication-needed';

/** The ticket of a sign-in that has shown all but the second factor; empty for any other error. */
export function codeTicketOf(error: unknown): string {
  const { ticket } = error instanceof ApiError && error.code === 'totp-needed' ? error.details : {};
  return typeof ticket === 'string' ? ticket : '';
}

/** The path of the marketplace's page where a call is possible that a partner's page may not make; empty for any other error. */
export function marketplacePath(error: unknown): string {
  if (!(error instanceof ApiError) || error.code !== 'marketplace-only') return '';
  const link = String(error.details.link ?? '/');
  const base = 'https://marketplace.invalid';
  // The home page has the way to everything where the backend's address cannot be read.
  const { pathname, search } = new URL(URL.canParse(link, base) ? link : '/', base);
  return pathname + search;
}

/** Whether a sign-in needs the code from a mail besides, or another one than it got. */
export const isCodeNeeded = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'code-needed';

/** The answer does not have the shape that the call expects. */
export const unreadable = (call: string, status = 200): ApiError =>
  new ApiError({ reason: 'unreadable', status, type: 'error', message: '', call });

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

/** Whether an error means that the page shows an outdated state. */
export const isOutdated = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.status === 404 || (error.status === 409 && error.code !== 'time-taken'));
