/** Every refusal is one of these: a status, and why, in a sentence for the person in front of the screen and as a code. */
import {
  type Refusal,
  type RefusalCode,
  type RefusalValues,
  type Rule,
  refusalInEnglish,
  type Thing,
} from '@dragoman/widgets/server';

export class ApiError extends Error {
  readonly status: number;
  readonly code: RefusalCode;
  readonly values: RefusalValues;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    refusal: { code: RefusalCode; values: RefusalValues },
    headers: Record<string, string> = {},
  ) {
    super(refusalInEnglish(refusal));
    this.status = status;
    this.code = refusal.code;
    this.values = refusal.values;
    this.headers = headers;
  }
}

type ValuesOf<Code extends RefusalCode> = Extract<Refusal, { code: Code }>['values'];

/** A code whose sentence names values cannot be refused with without them. */
const refusing =
  (status: number) =>
  <Code extends RefusalCode>(
    code: Code,
    ...[values]: Record<never, never> extends ValuesOf<Code> ? [] : [values: ValuesOf<Code>]
  ): ApiError =>
    new ApiError(status, { code, values: values ?? {} });

export const refusedSignIn = refusing(401);
export const forbidden = refusing(403);
export const conflict = refusing(409);
export const tooLarge = refusing(413);
export const wrongType = refusing(415);
export const invalid = refusing(422);
export const badGateway = refusing(502);

export const wrong = (field: string, rule: Rule) =>
  new ApiError(422, { code: 'wrong', values: { field, ...rule } });
export const missing = (field: string, rule: Rule) =>
  new ApiError(422, { code: 'missing', values: { field, ...rule } });
/** For those who write programs, in words of English alone. */
export const malformed = (status: number, reason: string) =>
  new ApiError(status, { code: 'malformed', values: { reason } });
/** Such an address is there, for other methods. */
export const wrongMethod = (method: string, allowed: readonly string[]) =>
  new ApiError(
    405,
    { code: 'malformed', values: { reason: `This address takes ${allowed.join(', ')}, not ${method}.` } },
    { allow: allowed.join(', ') },
  );

export const unauthorized = () =>
  new ApiError(401, { code: 'sign-in-needed', values: {} }, { 'www-authenticate': 'Bearer' });
export const notFound = (thing: Thing) => new ApiError(404, { code: 'not-found', values: { thing } });
export const unavailable = () =>
  new ApiError(503, { code: 'records-away', values: {} }, { 'retry-after': '5' });
export const noRoom = () => new ApiError(507, { code: 'no-room', values: {} });
export const tooMany = (seconds: number) =>
  new ApiError(
    429,
    { code: 'too-many-tries', values: { count: seconds } },
    { 'retry-after': String(seconds) },
  );
