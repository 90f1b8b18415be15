/** What the marketplace refuses: of which kind, and why, as a code and as a sentence for the person who reads it. */
import {
  type Refusal,
  type RefusalCode,
  type RefusalValues,
  type Rule,
  refusalInEnglish,
  type Thing,
} from '@dragoman/widgets/server';

export type ErrorKind =
  | 'malformed'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'gone'
  | 'too-large'
  | 'unsupported-type'
  | 'invalid'
  | 'too-many'
  | 'provider-failed'
  | 'no-space';

/** Days and times on the clock of whoever asked. */
export interface FreeTime {
  date: string;
  time: string;
}

interface NamedBooking {
  id: number;
  title: string;
}

export interface Details {
  /** The next free times, where one is taken. */
  free?: readonly FreeTime[];
  /** What is there now, where it is not any more what whoever asked has read. */
  offer?: object;
  /** Bytes, where there is no more room for files. */
  used?: number;
  allowed?: number;
  /** With what they go on, where something is missing. */
  ticket?: string;
  /** The first instant that is possible, in ISO 8601. */
  earliest?: string;
  /** The bookings in the way. */
  ids?: readonly number[];
  bookings?: readonly NamedBooking[];
  /** Where it can be done, for a partner's page. */
  link?: string;
}

/** Knows nothing of HTTP: `http/api-error.ts` says which status each kind has. */
export class DomainError extends Error {
  readonly kind: ErrorKind;
  readonly code: RefusalCode;
  readonly values: RefusalValues;
  /** In seconds, where waiting helps. */
  readonly retryAfter: number | undefined;
  /** What the answer holds besides, for whoever asked to go on with. */
  readonly details: Details;

  constructor(
    kind: ErrorKind,
    refusal: { code: RefusalCode; values: RefusalValues },
    { retryAfter, ...details }: { retryAfter?: number | undefined } & Details = {},
  ) {
    super(refusalInEnglish(refusal));
    this.kind = kind;
    this.code = refusal.code;
    this.values = refusal.values;
    this.retryAfter = retryAfter;
    this.details = details;
  }
}

type ValuesOf<Code extends RefusalCode> = Extract<Refusal, { code: Code }>['values'];

/** TypeScript refuses a code without the values that its sentence names. */
const refusing =
  (kind: ErrorKind) =>
  <Code extends RefusalCode>(
    code: Code,
    ...[values]: Record<never, never> extends ValuesOf<Code> ? [] : [values: ValuesOf<Code>]
  ): DomainError =>
    new DomainError(kind, { code, values: values ?? {} });

export const refusedSignIn = refusing('unauthenticated');
export const forbidden = refusing('forbidden');
export const conflict = refusing('conflict');
/** A link that was good once. */
export const gone = refusing('gone');
export const badLink = refusing('malformed');

export const tooLarge = refusing('too-large');
export const wrongType = refusing('unsupported-type');
export const invalid = refusing('invalid');
export const providerFailed = refusing('provider-failed');
export const noSpace = refusing('no-space');

export const wrong = (field: string, rule: Rule) =>
  new DomainError('invalid', { code: 'wrong', values: { field, ...rule } });
export const missing = (field: string, rule: Rule) =>
  new DomainError('invalid', { code: 'missing', values: { field, ...rule } });
/** For integrators, in English only. */
export const unreadable = (reason: string) =>
  new DomainError('malformed', { code: 'malformed', values: { reason } });
export const notFound = (thing: Thing) =>
  new DomainError('not-found', { code: 'not-found', values: { thing } });
export const tooMany = (seconds: number) =>
  new DomainError(
    'too-many',
    { code: 'too-many-tries', values: { count: seconds } },
    { retryAfter: seconds },
  );
/** For a partner's page: `link` leads to the page of ours on which it can be done. */
export const marketplaceOnly = (link: string) =>
  new DomainError('forbidden', { code: 'marketplace-only', values: {} }, { link });
export const timeTaken = (free: readonly FreeTime[]) =>
  new DomainError('conflict', { code: 'time-taken', values: {} }, { free });
export const offerChanged = (offer: object) =>
  new DomainError('conflict', { code: 'offer-changed', values: {} }, { offer });
/** An owner wants so many hours from the booking to the deadline. */
export const tooSoon = (earliest: Date, hours: number) =>
  new DomainError(
    'invalid',
    { code: 'too-soon', values: { count: hours } },
    { earliest: earliest.toISOString() },
  );
export const codeNeeded = (ticket: string) =>
  new DomainError('unauthenticated', { code: 'totp-needed', values: {} }, { ticket });
/** A customer has so many bookings that wait at most, and so many with one owner. */
export const tooManyUnpaid = (
  bookings: readonly NamedBooking[],
  { least, most }: { least: number; most: number },
) =>
  new DomainError(
    'conflict',
    { code: 'too-many-unpaid', values: { least, most } },
    { ids: bookings.map(({ id }) => id), bookings },
  );
/** In bytes; the sentence says whole megabytes. */
export const storageFull = (
  code: 'storage-full' | 'storage-full-today',
  { used, allowed }: { used: number; allowed: number },
) =>
  new DomainError(
    'too-large',
    { code, values: { used: megabytes(used), allowed: megabytes(allowed) } },
    { used, allowed },
  );
const megabytes = (bytes: number) => Math.ceil(bytes / 100_000) / 10;
