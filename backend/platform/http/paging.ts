/** Keyset pagination: an opaque cursor holds the last row's values, the `Link` header the next page. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cursor } from '#backend/platform/database/cursor.ts';
import { isUuid } from '#backend/platform/database/ids.ts';
import { malformed } from './api-error.ts';

export const encodeCursor = (parts: Cursor): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

/** `shape` has an example of each value. A cursor of another list or sort is refused. */
export function decodeCursor(cursor: string | undefined, shape: Cursor): Cursor | undefined {
  if (cursor === undefined) return undefined;
  const parts = parse(cursor);
  const fits =
    Array.isArray(parts) &&
    parts.length === shape.length &&
    parts.every(
      (part, index) =>
        typeof part === typeof shape[index] && Number.isSafeInteger(part) === (typeof part === 'number'),
    );
  if (!fits) throw malformed(422, '"cursor" must be one that this list has handed out, with the same sort.');
  return parts;
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** A `Link` value: the same path with other query values. */
export function linkTo(call: FastifyRequest, rel: 'next' | 'prev', values: Record<string, string>): string {
  const address = new URL(call.url, 'http://localhost');
  for (const [name, value] of Object.entries(values)) address.searchParams.set(name, value);
  return `<${address.pathname}${address.search}>; rel="${rel}"`;
}

export function linkNext(call: FastifyRequest, reply: FastifyReply, cursor: Cursor | undefined): void {
  if (cursor) reply.header('link', linkTo(call, 'next', { cursor: encodeCursor(cursor) }));
}

/** `X-Total-Count`: counts stop at 1000, because a full count would cost more than the page. */
export const totalCount = (total: number): string => (total > 1000 ? '1000+' : String(total));

/** Lists of rows with ids that contain their time: the cursor is the last one's id. */
export function beforeOf({ cursor }: { cursor?: string }): string | undefined {
  const [before] = decodeCursor(cursor, ['']) ?? [];
  if (before === undefined || isUuid(before)) return before;
  throw malformed(422, '"cursor" must be one that this list has handed out.');
}

/** `ids` has one more than `limit` where there is a next page. */
export function linkRest(
  call: FastifyRequest,
  reply: FastifyReply,
  ids: (string | number)[],
  limit: number,
): void {
  const last = ids[limit - 1];
  linkNext(call, reply, ids.length > limit && last !== undefined ? [last] : undefined);
}
