/** The HTTP client of one backend: tokens, timeouts, retries, errors. */
import { createFetch, FetchError } from 'ofetch';
import { callAddress, type Query, timeLimit } from './address.ts';
import { ApiError, type FailureReason, type FreeTime, needsPassword, unreadable } from './api-error.ts';
import { isRecord, listOf, recordOf, textOf, valuesOf } from './wire.ts';

/** Files take longer on a slow connection. */
const fileTimeout = 300_000;
const retries = 2;
const longestWait = 3_000;

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query?: Query;
  /** Sent as JSON; form data as multipart, search parameters form-encoded. */
  body?: Record<string, unknown> | FormData | URLSearchParams;
  /** Whether the session's token is sent: `always` for calls that need a signed-in user. */
  token?: 'always' | 'never' | 'optional';
  /** Sent instead of the session's token. */
  bearer?: string | null;
  /**
   * Sends the backend's cookies and stores those it sets. Only the calls about a partner page's session do on other sites;
   * those that sign in do on the backend's own, where it knows the browser by one.
   */
  credentials?: 'include' | 'same-origin';
  /** Makes a repeat of the same call harmless. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The browser completes the call even when the visitor leaves the page. */
  keepalive?: boolean;
  /** The answer is a file: its body is a `Blob`. */
  asFile?: boolean;
  /** The answer is a stream until the `signal` aborts it: its body is a `ReadableStream`. */
  asStream?: boolean;
  headers?: Readonly<Record<string, string>>;
  /** Called with the share of the body that has been sent, from 0 to 1. */
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

interface ClientOptions {
  baseUrl: string;
  /** The token to send; a promise where it has to be refreshed first. */
  token(): string | null | Promise<string | null>;
  fetch?: typeof globalThis.fetch;
  /** Called when the backend no longer accepts the token. */
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

/** As long as the backend asks in `Retry-After`, up to a limit; without that header a short time with jitter. */
function delayBeforeRetry(response: Response | undefined): number {
  const pause = response ? retryAfterMs(response) : 0;
  return pause > 0 ? Math.min(pause, longestWait) : 300 + Math.random() * 300;
}

/** In milliseconds, 0 without the header, which holds seconds or a date. */
function retryAfterMs({ headers }: Response): number {
  const text = headers.get('retry-after') ?? '';
  const pause = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Math.max(pause || 0, 0);
}

/** Where a browser says nothing of it, it is taken for online. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false;

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
  // A refused call for a file has a Blob as its body too.
  const refusal = isRecord(body) && !(body instanceof Blob) ? body : {};
  return new ApiError({
    reason: 'refused',
    status: response.status,
    type: textOf(refusal.type) || 'error',
    message: textOf(refusal.message) || textOf(refusal.error),
    code: textOf(refusal.code),
    values: valuesOf(refusal.values),
    free: freeTimesOf(refusal.free),
    details: refusal,
    retryAfter: retryAfterMs(response),
    call,
  });
}

const freeTimesOf = (times: unknown): FreeTime[] =>
  listOf(times)
    .map(recordOf)
    .map(({ date, time }) => ({ date: textOf(date), time: textOf(time) }))
    .filter(({ date, time }) => date && time);

/** A client for one backend: calls have a timeout, safe ones are retried, and every failure is an `ApiError`. */
export function createClient({ baseUrl, token, fetch, onTokenRefused }: ClientOptions): Client {
  const send = createFetch({ fetch: fetch ?? ((input, init) => globalThis.fetch(input, init)) });

  async function call({
    method = 'GET',
    path,
    query,
    body,
    token: need = 'never',
    bearer: given,
    credentials,
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
    // Awaited only where it is a promise: the call that signs out must read the token before the session clears it.
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
          credentials: credentials ?? 'omit',
          keepalive,
          retry: !asStream && (method === 'GET' || idempotencyKey) ? retries : 0,
          retryStatusCodes: [408, 425, 429, 500, 502, 503, 504],
          retryDelay: ({ response }) => delayBeforeRetry(response),
          ...(asStream || asFile
            ? { responseType: asStream ? 'stream' : 'blob' }
            : { parseResponse: parseBody }),
          onRequest({ options }) {
            options.signal = signal;
            if (asStream) return;
            // One signal per attempt: ofetch would reuse the first one, and stop its timer before the body is read.
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
      const isRefused = failure.status === 401 && !needsPassword(failure);
      if (isRefused && bearer && !given && isCurrent(bearer)) onTokenRefused?.();
      throw failure;
    }
  }

  /** False where the session has replaced the token while the call was under way. */
  function isCurrent(bearer: string): boolean {
    const current = token();
    return current instanceof Promise || current === bearer;
  }

  return { baseUrl, call };
}

/**
 * A `fetch` that reports how much of the body has been sent, from 0 to 1. Browsers report that for XMLHttpRequest only.
 * It implements what our client uses of `fetch`.
 */
const fetchWithProgress =
  (onProgress: (sent: number) => void): typeof globalThis.fetch =>
  (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', String(input));
      request.responseType = 'text';
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () =>
        resolve(
          new Response(request.responseText || null, { status: request.status, headers: headersOf(request) }),
        );
      request.onerror = () => reject(new TypeError('The connection was lost during the upload.'));
      request.onabort = () =>
        reject(init.signal?.reason ?? new DOMException('The upload was cancelled.', 'AbortError'));
      init.signal?.addEventListener('abort', () => request.abort());
      request.send(init.body as XMLHttpRequestBodyInit | null | undefined);
    });

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name, ...value] = line.split(': ');
    if (name) headers.append(name, value.join(': '));
  }
  return headers;
}
