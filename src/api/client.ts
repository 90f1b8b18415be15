import { createFetch, FetchError } from 'ofetch';
import { callAddress, type Query } from './address.ts';
import { ApiError, type FailureReason, unreadable } from './api-error.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';
import { timeLimit } from './time-limit.ts';
import { isRecord, textOf, valuesOf } from './wire.ts';

/** For files, which take as long as the line needs. */
const fileTimeout = 300_000;
const retries = 2;
const longestWait = 3_000;

export interface Call {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  query?: Query;
  /** Sent as JSON; form data as multipart, search parameters form-encoded. */
  body?: Record<string, unknown> | FormData | URLSearchParams;
  /** Whether the session's token goes along: `always` for what only a signed-in person may do. */
  token?: 'always' | 'never' | 'optional';
  /** Sent instead of the session's token. */
  bearer?: string | null;
  /** Takes the backend's cookies along and keeps those it sets; only what renews a sign-in does. */
  withCookies?: boolean;
  /** Makes a repeat of the same call harmless. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Goes through even when the page is left meanwhile. */
  keepalive?: boolean;
  /** The answer is a file: its body is a `Blob`. */
  asFile?: boolean;
  /** The answer goes on as long as the `signal` lets it: its body is a `ReadableStream`. */
  asStream?: boolean;
  headers?: Readonly<Record<string, string>>;
  /** Hears how much of the body has been sent, from 0 to 1. */
  onProgress?(sent: number): void;
}

export interface Answer {
  body: unknown;
  headers: Headers;
}

export interface Client {
  /** Absolute base URL of the backend, without a slash at its end. */
  readonly baseUrl: string;
  call(call: Call): Promise<Answer>;
}

export interface ClientOptions {
  baseUrl: string;
  /** The token to send; a promise where it has to be renewed first. */
  token(): string | null | Promise<string | null>;
  fetch?: typeof globalThis.fetch;
  /** Hears that the backend no longer accepts the token. */
  onTokenRefused?(): void;
}

const noJson = Symbol('no JSON');

function parseBody(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return noJson;
  }
}

/** Waits as long as the backend asks, within reason, and a little longer each time where it asks nothing. */
function waitBeforeRetry(response: Response | undefined): number {
  const asked = askedWait(response?.headers.get('retry-after') ?? '');
  return asked > 0 ? Math.min(asked, longestWait) : 300 + Math.random() * 300;
}

/** In milliseconds, from seconds or from the time of day that the header may name instead. */
const askedWait = (retryAfter: string): number =>
  /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();

const isOffline = (): boolean => globalThis.navigator?.onLine === false;

function reasonOf(error: unknown): FailureReason {
  if (error instanceof Error && error.name === 'TimeoutError') return 'timeout';
  return isOffline() ? 'offline' : 'unreachable';
}

function toApiError(error: unknown, call: string): ApiError {
  const response = error instanceof FetchError ? error.response : undefined;
  if (!response) {
    const cause = error instanceof FetchError ? error.cause : error;
    return new ApiError({ reason: reasonOf(cause), status: 0, type: 'error', message: '', call });
  }
  const body: unknown = error instanceof FetchError ? error.data : undefined;
  // A call for a file has its refusal as one too.
  const told = isRecord(body) && !(body instanceof Blob) ? body : {};
  return new ApiError({
    reason: 'refused',
    status: response.status,
    type: textOf(told.type) || 'error',
    message: textOf(told.message) || textOf(told.error),
    code: textOf(told.code),
    values: valuesOf(told.values),
    call,
  });
}

/** A client for one backend: bounded in time, safe calls retried, every failure an `ApiError`. */
export function createClient({ baseUrl, token, fetch, onTokenRefused }: ClientOptions): Client {
  const send = createFetch({ fetch: fetch ?? ((input, init) => globalThis.fetch(input, init)) });

  async function call({
    method = 'GET',
    path,
    query,
    body,
    token: need = 'never',
    bearer: given,
    withCookies,
    idempotencyKey,
    signal,
    keepalive,
    asFile,
    asStream,
    headers: more,
    onProgress,
  }: Call) {
    const name = `${method} ${path}`;
    const accept = asStream ? 'text/event-stream' : asFile ? '*/*' : 'application/json';
    const headers = new Headers({ accept, ...more });
    const own = need === 'never' ? null : token();
    // Awaited only where it has to be: what signs out sends the token of this very moment.
    const bearer = given ?? (own instanceof Promise ? await own : own);
    if (bearer) headers.set('authorization', `Bearer ${bearer}`);
    if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);

    try {
      const sender = onProgress ? createFetch({ fetch: fetchWithProgress(onProgress) }) : send;
      const response = await sender.raw<unknown, 'json' | 'blob' | 'stream'>(
        callAddress(baseUrl, path, query),
        {
          method,
          headers,
          body,
          credentials: withCookies ? 'include' : 'omit',
          keepalive,
          retry: !asStream && (method === 'GET' || idempotencyKey) ? retries : 0,
          retryStatusCodes: [408, 425, 429, 500, 502, 503, 504],
          retryDelay: ({ response }) => waitBeforeRetry(response),
          ...(asStream || asFile
            ? { responseType: asStream ? 'stream' : 'blob' }
            : { parseResponse: parseBody }),
          onRequest({ options }) {
            options.signal = signal;
            if (asStream) return;
            // A signal per attempt: ofetch would reuse the first one, and stop its clock before the body is read.
            const limit = AbortSignal.timeout(asFile || body instanceof FormData ? fileTimeout : timeLimit);
            options.signal = signal ? AbortSignal.any([limit, signal]) : limit;
          },
          onRequestError(context) {
            if (context.error.name === 'TimeoutError' || signal?.aborted) context.options.retry = false;
          },
        },
      );
      if (response._data === noJson) {
        throw unreadable(name, response.status);
      }
      return { body: response._data ?? null, headers: response.headers };
    } catch (error) {
      const failure = error instanceof ApiError ? error : toApiError(error, name);
      if (failure.status === 401 && bearer && !given && isCurrent(bearer)) onTokenRefused?.();
      throw failure;
    }
  }

  /** Another token may have taken its place while the call was under way. */
  function isCurrent(bearer: string): boolean {
    const current = token();
    return current instanceof Promise || current === bearer;
  }

  return { baseUrl, call };
}
