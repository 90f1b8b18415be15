/** Errors as HTTP answers them: the status of each kind of refusal, and the refusals that only HTTP knows. */
import { type RefusalCode, type RefusalValues, refusalInEnglish } from '@dragoman/widgets/server';
import { proofLife } from '#backend/platform/auth/recent-proof.ts';
import { type Details, DomainError, type ErrorKind } from '#backend/platform/errors.ts';

export class ApiError extends Error {
  readonly status: number;
  readonly code: RefusalCode;
  readonly values: RefusalValues;
  readonly headers: Record<string, string>;
  readonly details: Details;

  constructor(
    status: number,
    refusal: { code: RefusalCode; values: RefusalValues; details?: Details },
    headers: Record<string, string> = {},
  ) {
    super(refusalInEnglish(refusal));
    this.status = status;
    this.code = refusal.code;
    this.values = refusal.values;
    this.headers = headers;
    this.details = refusal.details ?? {};
  }
}

const statusOf: Record<ErrorKind, number> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'unsupported-type': 415,
  invalid: 422,
  'too-many': 429,
  'provider-failed': 502,
  'no-space': 507,
};

export const fromDomain = ({ kind, code, values, details, retryAfter }: DomainError): ApiError =>
  new ApiError(
    statusOf[kind],
    { code, values, details },
    {
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      ...(code === 'reauthentication-needed' && { 'www-authenticate': challenge }),
    },
  );

/** RFC 9470's. */
const challenge = `Bearer error="insufficient_user_authentication", max_age=${proofLife}`;

/** For integrators, in English only. */
export const malformed = (status: number, reason: string) =>
  new ApiError(status, { code: 'malformed', values: { reason } });

/** The address exists, but for other methods. */
export const wrongMethod = (method: string, allowed: readonly string[]) =>
  new ApiError(
    405,
    { code: 'malformed', values: { reason: `This address takes ${allowed.join(', ')}, not ${method}.` } },
    { allow: allowed.join(', ') },
  );

export const unauthorized = () =>
  new ApiError(401, { code: 'sign-in-needed', values: {} }, { 'www-authenticate': 'Bearer' });
/** For a partner's own programs. */
export const partnerKeyNeeded = () =>
  new ApiError(401, { code: 'partner-key-needed', values: {} }, { 'www-authenticate': 'Bearer' });
/** Insufficient storage; 503 for load balancers, which know only that one. */
export const full = (status: 503 | 507 = 507) =>
  new ApiError(status, { code: 'no-room', values: {} }, { 'retry-after': '5' });
export const unavailable = () =>
  new ApiError(503, { code: 'records-away', values: {} }, { 'retry-after': '5' });

/** There is more work than the backend can do now. */
export const busy = (seconds: number) =>
  new ApiError(503, { code: 'busy', values: {} }, { 'retry-after': String(seconds) });

/** The answer to an error that asks the caller to come again; undefined for any other error. */
export function comeAgain(error: unknown): ApiError | undefined {
  const answer = error instanceof DomainError ? fromDomain(error) : error;
  return answer instanceof ApiError && 'retry-after' in answer.headers ? answer : undefined;
}
