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
