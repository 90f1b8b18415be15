/** Ids: UUIDv7 made by the application (sortable by time, no shared sequence), small numbers for offers and tasks. */
import { randomBytes, randomUUID } from 'node:crypto';

let lastMillisecond = 0;
let counter = 0;

/** `at` sets the id's time: sample data of last week sorts before today's. */
export function newId(at?: Date): string {
  let millisecond = at?.getTime() ?? Date.now();
  if (!at) {
    // Within one process each id is greater than the one before, even if the clock goes back.
    millisecond = Math.max(millisecond, lastMillisecond);
    counter = millisecond === lastMillisecond ? counter + 1 : 0;
    if (counter > 0xfff) {
      millisecond += 1;
      counter = 0;
    }
    lastMillisecond = millisecond;
  }
  return idOf(millisecond, at ? randomBytes(2).readUInt16BE() & 0xfff : counter);
}

/**
 * An id of that time, in microseconds; `count` orders several of the same time. They are a quarter of a microsecond
 * apart, as the twelve bits after the millisecond hold its fraction (RFC 9562, method 3).
 */
export function idAt(microseconds: number, count: number): string {
  const fraction = Math.floor(((microseconds % 1000) * 4096) / 1000) + count;
  return idOf(Math.floor(microseconds / 1000) + Math.floor(fraction / 4096), fraction % 4096);
}

function idOf(millisecond: number, sequence: number): string {
  const time = millisecond.toString(16).padStart(12, '0');
  const head = `${time.slice(0, 8)}-${time.slice(8)}-7${sequence.toString(16).padStart(3, '0')}`;
  // The variant and 62 random bits, the same in all versions. Node keeps random bytes for them in stock.
  return `${head}-${randomUUID().slice(19)}`;
}

export const isUuid = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** The id in an address; undefined for anything else, which callers answer like an unknown id. */
export function smallId(text: unknown): number | undefined {
  return /^[1-9]\d{0,14}$/.test(String(text)) ? Number(text) : undefined;
}
