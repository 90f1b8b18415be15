/** What page scripts may write to an attribute's property: the type that it reads, and what is naturally that. */
import type { Attribute, Shape } from './attribute.ts';
import type { PropertyTypes } from './contract.ts';

/** Stands for a value of another type. */
export const unreadable = Symbol('unreadable');

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The day or the time of day of a Date, as its clock on this device shows it. */
function textOfDate(date: Date, { date: kind }: Shape): string | typeof unreadable {
  if (Number.isNaN(date.getTime())) return unreadable;
  if (kind === 'time') return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

const isWord = (value: unknown) =>
  typeof value === 'string' ||
  typeof value === 'bigint' ||
  (typeof value === 'number' && Number.isFinite(value));

const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value;

/** Whether a value is of the type of a property that has no attribute. */
export const isOfType: Readonly<Record<keyof PropertyTypes, (value: unknown) => boolean>> = {
  unknown: () => true,
  'Record<string, string>': (value) => typeof value === 'object' && !Array.isArray(value),
  '(text: string, language: string) => Promise<string>': (value) => typeof value === 'function',
};

/** An attribute's property as `parse` reads it. */
export function rawOf(attribute: Attribute, value: unknown): unknown {
  switch (attribute.kind) {
    case 'flag':
      // Frameworks write an attribute without a value as an empty text.
      if (typeof value === 'number') return Boolean(value);
      return typeof value === 'boolean' || typeof value === 'string' ? value : unreadable;
    case 'choice':
      return typeof value === 'string' || (attribute.bare && typeof value === 'boolean') ? value : unreadable;
    case 'number':
      return isWord(value) ? value : unreadable;
    case 'list':
      if (!isIterable(value)) return isWord(value) ? value : unreadable;
      return [...value].every(isWord) ? [...value].map(String) : unreadable;
    case 'text':
      if (value instanceof Date && attribute.shape?.date) return textOfDate(value, attribute.shape);
      if (value instanceof URL) return value.href;
      // Such as columns = [1, 2, 3, 5].
      if (Array.isArray(value) && attribute.shape && value.every(isWord)) return value.join(' ');
      return isWord(value) ? String(value) : unreadable;
  }
}
