import { unreadable } from './api-error.ts';
import { isRecord } from './wire.ts';

const listIn = (body: unknown): unknown[] | null => {
  const list = isRecord(body) ? body.data : body;
  // Some languages write an empty list as null.
  return Array.isArray(list) ? list : list === null ? [] : null;
};

/**
 * The rows of a list, each as `read` takes it; those it answers with null are left out. What is no list, or has rows
 * of which none could be read, is not taken for an empty one.
 */
export function rowsOf<Row>(body: unknown, read: (row: unknown, index: number) => Row | null): Row[] {
  const rows = listIn(body);
  const found = rows?.map(read).filter((row) => row !== null) ?? [];
  if (!rows || (rows.length > 0 && found.length === 0)) throw unreadable('a list');
  return found;
}

/** What has no id cannot be acted on. */
export const identified = <Row extends { id: number | string }>(row: Row): Row | null =>
  row.id === '' ? null : row;

/** Each once: a list that changes between two answers may tell of a row in both. */
export const distinct = <Row extends { id: number | string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];
