/**
 * Why a call failed: the backend `refused` it (status and message are its own), or no usable answer came.
 */
export type FailureReason = 'refused' | 'unreadable' | 'timeout' | 'unreachable' | 'offline';

/** A failed call. It carries no header and no body of the request: nothing here can leak a token. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly reason: FailureReason;
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  /** The backend's word for it: success, error, warning or info (spec section 8). */
  readonly type: string;
  /** Stands for the message; empty where the backend sends none. */
  readonly code: string;
  /** What the message names: limits, fields, names. */
  readonly values: Readonly<Record<string, string | number>>;
  /** The call that failed, as `GET /api/task/all`. */
  readonly call: string;

  constructor(failure: {
    reason: FailureReason;
    status: number;
    type: string;
    message: string;
    code?: string;
    values?: Readonly<Record<string, string | number>>;
    call: string;
  }) {
    super(failure.message);
    this.code = failure.code ?? '';
    this.values = failure.values ?? {};
    this.reason = failure.reason;
    this.status = failure.status;
    this.type = failure.type;
    this.call = failure.call;
    // The cache keeps failures, and the frames of their making would keep the elements that asked.
    this.stack = `${this.name}: ${this.message}`;
  }
}

/** The backend answered with something else than what was asked for. */
export const unreadable = (call: string, status = 200): ApiError =>
  new ApiError({ reason: 'unreadable', status, type: 'error', message: '', call });
