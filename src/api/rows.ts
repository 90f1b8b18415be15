/** The rows of a list, and the pages that they come in. */
import { unreadable } from './api-error.ts';
import { isRecord } from './wire.ts';

const listIn = (body: unknown): unknown[] | null => {
  const list = isRecord(body) ? body.data : body;
  // Backends in some programming languages write an empty list as null.
  return Array.isArray(list) ? list : list === null ? [] : null;
};

/**
 * The rows of a list, parsed by `read`; rows that it answers with null are left out. Throws where the answer is no list, or
 * where no row of it could be parsed, so that neither looks like an empty list.
 */
export function rowsOf<Row>(body: unknown, read: (row: unknown, index: number) => Row | null): Row[] {
  const rows = listIn(body);
  const found = rows?.map(read).filter((row) => row !== null) ?? [];
  if (!rows || (rows.length > 0 && found.length === 0)) throw unreadable('a list');
  return found;
}

/** Null for a row without an id, which no call could name. */
export const identified = <Row extends { id: number | string }>(row: Row): Row | null =>
  row.id === '' ? null : row;

/** Each row once: a list that changes between two pages may contain a row in both. */
export function distinct<Row extends { id: number | string }>(rows: Row[]): Row[] {
  const byId = new Map<Row['id'], Row>();
  for (const row of rows) byId.set(row.id, row);
  return byId.size === rows.length ? rows : [...byId.values()];
}

/** How many match in all; `more` says that the true figure is larger. */
export interface Total {
  count: number;
  more: boolean;
}

/** Null where the backend does not send it. */
export function totalOf(headers: Headers): Total | null {
  const total = headers.get('x-total-count');
  return total === null ? null : { count: Number.parseInt(total, 10), more: total.endsWith('+') };
}

const relations = { next: 'cursor', prev: 'before' } as const;

/** The cursor of the page before or after this one; null where there is none. */
export function linkedPage(headers: Headers, relation: keyof typeof relations): string | null {
  const links = (headers.get('link') ?? '').matchAll(/<([^<>]*)>([^<>]*)/g);
  for (const [, address = '', about = ''] of links) {
    if (!new RegExp(`;\\s*rel="?${relation}"?\\s*([;,]|$)`, 'i').test(about)) continue;
    const [, query = ''] = address.split(/[?#]/);
    return new URLSearchParams(query).get(relations[relation]) || null;
  }
  return null;
}
